import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Text } from '@react-email/text';
import { Fragment, type ReactNode } from 'react';
import { day, formatDate, month, weekday } from '../../mail/format-date.js';
import { colours } from '../../mail/mail-colours.js';
import { useMailTones } from '../../mail/mail-tones.js';
import { headingFace, type } from '../../mail/mail-type.js';
import { sanitizeHeaderText } from '../../mail/sanitize-header-text.js';
import { formatTimes, type MailedEvent } from './format-event.js';

interface Props {
  event: MailedEvent;
  /** The note for attendees, in mails to them. */
  note?: string | null;
}

/** An event as its page shows it: the day, the title, and the facts between two hairlines. */
export function EventFacts({ event, note = null }: Props) {
  const { accent, accentSoft } = useMailTones();
  return (
    <>
      <table role="presentation" cellPadding="0" cellSpacing="0" style={{ marginTop: '24px' }}>
        <tbody>
          <tr>
            <td data-skip-in-text aria-hidden style={{ verticalAlign: 'top' }}>
              <div className="soft" style={{ backgroundColor: accentSoft, ...dateBlock, color: accent }}>
                <span style={dateWord}>{weekday(event.date)}</span>
                <span style={dateFigure}>{day(event.date)}</span>
                <span style={dateWord}>{month(event.date)}</span>
              </div>
            </td>
            <td style={{ paddingLeft: '16px' }}>
              <Heading as="h2" className="ink" style={type.subheading}>
                {sanitizeHeaderText(event.title)}
              </Heading>
            </td>
          </tr>
        </tbody>
      </table>
      <Hairline marginTop="22px" />
      <Fact label="When" lines={[formatDate(event.date), formatTimes(event)]} />
      <Fact label="Where" lines={[sanitizeHeaderText(event.location)]} />
      {note !== null && <Fact label="Note for attendees" lines={note.split('\n').map(sanitizeHeaderText)} />}
      <Hairline marginTop="18px" />
    </>
  );
}

/** One fact with its name. */
export function Fact({ label, lines }: { label: string; lines: ReactNode[] }) {
  return (
    <Text className="ink" style={{ ...type.text, marginTop: '16px' }}>
      <span className="muted" style={type.label}>
        {label}
      </span>
      {lines.map((line, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: several may be alike, and they stay in their order
        <Fragment key={number}>
          <br />
          {line}
        </Fragment>
      ))}
    </Text>
  );
}

export function Hairline({ marginTop }: { marginTop: string }) {
  const style = { borderTop: `1px solid ${colours.line}`, margin: `${marginTop} 0 0` };
  return <Hr data-skip-in-text className="line" style={style} />;
}

const dateBlock = {
  borderRadius: '12px',
  fontFamily: headingFace,
  fontWeight: 700,
  padding: '8px 0',
  textAlign: 'center' as const,
  width: '64px',
};

const dateWord = {
  display: 'block',
  fontSize: '12px',
  letterSpacing: '0.05em',
  lineHeight: '16px',
  textTransform: 'uppercase' as const,
};
const dateFigure = { display: 'block', fontSize: '24px', lineHeight: '28px' };
