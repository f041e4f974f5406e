import { Text } from '@react-email/text';
import { colours } from '../mail/mail-colours.js';
import { type } from '../mail/mail-type.js';
import type { ShownCode } from '../mail/render-mail-to-many.js';
import { TICKET_WIDTH } from './ticket-picture.js';

interface Props {
  code: ShownCode;
  /** Of which event, where a mail has several. */
  label?: string;
}

/** The ticket of a place: the QR code, and beside it, or below it on a phone, the code in letters. */
export function MailTicket({ code: { text, contentId }, label = 'Your ticket' }: Props) {
  return (
    <div className="line" style={box}>
      <div style={{ ...column, width: `${TICKET_WIDTH}px` }}>
        <img
          src={`cid:${contentId}`}
          alt={`Your ticket: ${text}`}
          width={TICKET_WIDTH}
          height={TICKET_WIDTH}
          style={picture}
        />
      </div>
      <div style={{ ...column, width: '250px', padding: '14px 16px' }}>
        <Text className="ink" style={type.text}>
          <span className="muted" style={type.label}>
            {label}
          </span>
          <br />
          Show this code at the door, on your phone or printed.
        </Text>
        <Text className="ink" style={letters}>
          {text}
        </Text>
      </div>
    </div>
  );
}

/** Beside a ticket. */
export const KEEP_TO_YOURSELF = 'Keep the code to yourself: the first person who shows it gets in.';

const box = {
  border: `1px solid ${colours.line}`,
  borderRadius: '14px',
  // No gap between the columns.
  fontSize: '0',
  marginTop: '24px',
  overflow: 'hidden',
};
const column = { display: 'inline-block', maxWidth: '100%', verticalAlign: 'middle' } as const;
// Scanners need the white around the code, also in the dark.
const picture = {
  backgroundColor: '#ffffff',
  border: '0',
  display: 'block',
  margin: '8px',
  borderRadius: '8px',
};
const letters = {
  ...type.text,
  fontFamily: "ui-monospace, Menlo, Consolas, 'Liberation Mono', monospace",
  fontSize: '15px',
  lineHeight: '23px',
  marginTop: '8px',
};
