import { Text } from '@react-email/text';
import type { Brand } from '../brand/brand.js';
import type { CalendarEvent } from '../events/texts/event-calendar-file.js';
import { EventFacts } from '../events/texts/event-facts.mail.js';
import { eventPage } from '../events/texts/event-page.js';
import { formatEvent, type MailedEvent, mailedFacts } from '../events/texts/format-event.js';
import { MailButton } from '../mail/mail-button.js';
import type { MailCover } from '../mail/mail-cover.js';
import type { Mail } from '../mail/mail-gateway.js';
import { MailLayout } from '../mail/mail-layout.js';
import { MailNote, MailText } from '../mail/mail-text.js';
import { type } from '../mail/mail-type.js';
import { renderMailToMany } from '../mail/render-mail-to-many.js';
import { sanitizeHeaderText } from '../mail/sanitize-header-text.js';
import type { CalendarPlace } from '../sign-ups/in-calendars/calendar-place.js';
import { signUpCalendarFile } from '../sign-ups/in-calendars/sign-up-calendar-file.js';
import type { ChangedFact } from './changed-facts.js';

export interface ChangeNotice {
  brand: Brand;
  publicUrl: string;
  event: CalendarEvent & MailedEvent & { updatedAt: Date; pricePence: number };
  note: string | null;
  cover?: MailCover | null;
  place: CalendarPlace;
  signUp: { name: string; email: string };
  facts: ChangedFact[];
  /** The creator's own words; null without any. */
  message: string | null;
}

/** Tells a person who has a place what has changed, with a calendar file that replaces the one they have. */
export async function eventChangedMail(notice: ChangeNotice): Promise<Mail> {
  const { brand, publicUrl, cover = null, event, note, signUp, facts, message } = notice;
  const subject = `Changed: ${sanitizeHeaderText(event.title)}`;
  const isPaid = event.pricePence > 0;
  const shown = {
    brand,
    publicUrl,
    subject,
    cover,
    event: mailedFacts(event),
    note,
    isPaid,
    facts,
    message,
  };
  const content = await renderMailToMany(shown, signUp, changeLayout);
  const attachment = signUpCalendarFile({ ...notice, writtenAt: event.updatedAt });
  return { to: signUp.email, subject, ...content, attachment };
}

interface ShownChange
  extends Pick<ChangeNotice, 'brand' | 'publicUrl' | 'cover' | 'note' | 'facts' | 'message'> {
  subject: string;
  event: ReturnType<typeof mailedFacts>;
  isPaid: boolean;
}

const GIVE_BACK = 'If you can’t come any more, you can give your place back on the event’s page.';
const GIVE_BACK_PAID = `${GIVE_BACK} If you do so before the event starts, you get back the whole price that you paid.`;

/** How a place is given back. */
export function giveBackLine(isPaid: boolean): string {
  return isPaid ? GIVE_BACK_PAID : GIVE_BACK;
}

function changeLayout(
  { brand, publicUrl, subject, cover, event, note, isPaid, facts, message }: ShownChange,
  salutation: string,
) {
  return (
    <MailLayout
      brand={brand}
      subject={subject}
      preview={`Now ${formatEvent(event)}`}
      heading="This event has changed"
      reason={`You get this mail because this address was used to sign up at ${sanitizeHeaderText(brand.name)}.`}
      cover={cover}
    >
      <MailText>{salutation}</MailText>
      <MailText>Your place is saved. This is what has changed.</MailText>
      {facts.map((fact) => (
        <Changed key={fact.label} fact={fact} />
      ))}
      {message !== null && <MailText>{`The creator writes: “${sanitizeHeaderText(message)}”`}</MailText>}
      <EventFacts event={event} note={note} />
      <MailButton href={eventPage(publicUrl, event.id)}>See the event</MailButton>
      <MailNote>
        {`For your calendar, open the file attached to this mail: it replaces the one you have. ${giveBackLine(isPaid)}`}
      </MailNote>
    </MailLayout>
  );
}

/** One fact, before and after. */
export function Changed({ fact: { label, before, after } }: { fact: ChangedFact }) {
  return (
    <Text className="ink" style={{ ...type.text, marginTop: '14px' }}>
      <span className="muted" style={type.label}>
        {label}
      </span>
      <br />
      {before !== null && (
        <>
          <s className="muted">{before}</s>
          {' → '}
        </>
      )}
      <strong>{after}</strong>
    </Text>
  );
}
