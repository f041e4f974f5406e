import { Button } from '@react-email/button';
import { colours } from './mail-colours.js';
import { textFace } from './mail-type.js';

/** The one thing to do next; in plain text a line that says it and the address on the line below. */
export function MailButton({ href, children }: { href: string; children: string }) {
  return (
    <div style={{ marginTop: '24px' }}>
      <Button className="accent" href={href} style={button}>
        {children}
      </Button>
    </div>
  );
}

const button = {
  backgroundColor: colours.accent,
  borderRadius: '10px',
  color: colours.onAccent,
  fontFamily: textFace,
  fontSize: '16px',
  fontWeight: 600,
  padding: '13px 22px',
};
