import { Button } from '@react-email/button';
import { useMailTones } from './mail-tones.js';
import { textFace } from './mail-type.js';

/** The one thing to do next; in plain text a line that says it and the address on the line below. */
export function MailButton({ href, children }: { href: string; children: string }) {
  const { accent, onAccent } = useMailTones();
  return (
    <div style={{ marginTop: '24px' }}>
      <Button className="accent" href={href} style={{ backgroundColor: accent, ...button, color: onAccent }}>
        {children}
      </Button>
    </div>
  );
}

const button = {
  borderRadius: '10px',
  fontFamily: textFace,
  fontSize: '16px',
  fontWeight: 600,
  padding: '13px 22px',
};
