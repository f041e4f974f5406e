import { Text } from '@react-email/text';
import { type } from './mail-type.js';

/** A paragraph. */
export function MailText({ children }: { children: string }) {
  return (
    <Text className="ink" style={{ ...type.text, marginTop: '14px' }}>
      {children}
    </Text>
  );
}

/** A paragraph that may be passed over. */
export function MailNote({ children }: { children: string }) {
  return (
    <Text className="muted" style={{ ...type.small, marginTop: '20px' }}>
      {children}
    </Text>
  );
}
