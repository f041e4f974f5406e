import type { Brand } from '../../brand/brand.js';
import type { CalendarEvent } from '../../events/texts/event-calendar-file.js';
import { EventsFacts, type ListedEvent } from '../../events/texts/events-facts.mail.js';
import { formatEvent, type MailedEvent, mailedFacts } from '../../events/texts/format-event.js';
import { formatDate } from '../../mail/format-date.js';
import type { Mail } from '../../mail/mail-gateway.js';
import { MailLayout } from '../../mail/mail-layout.js';
import { MailNote, MailText } from '../../mail/mail-text.js';
import { type MailedCode, renderMailToMany, type ShownCode } from '../../mail/render-mail-to-many.js';
import { sanitizeHeaderText } from '../../mail/sanitize-header-text.js';
import type { CalendarPlace } from '../../sign-ups/in-calendars/calendar-place.js';
import { signUpsCalendarFile } from '../../sign-ups/in-calendars/sign-up-calendar-file.js';
import { KEEP_TO_YOURSELF, MailTicket } from '../../tickets/ticket.mail.js';
import { subjectOfEvents } from './subject-of-events.js';

/** A free place that a person has. */
export interface ConfirmedPlace {
  event: CalendarEvent & MailedEvent;
  note: string | null;
  place: CalendarPlace;
  ticket: MailedCode;
  /** For the calendar file; the same time makes the same mail. */
  writtenAt: Date;
}

export interface SignUpsConfirmation {
  brand: Brand;
  publicUrl: string;
  signUp: { name: string; email: string };
  /** Two at least, the soonest first. */
  places: readonly ConfirmedPlace[];
}

/** Tells a person that they have places at several events, with all that they need for them. */
export async function signUpsConfirmationMail(confirmation: SignUpsConfirmation): Promise<Mail> {
  const { brand, publicUrl, signUp, places } = confirmation;
  const subject = `You’re signed up: ${subjectOfEvents(places.map(({ event }) => event))}`;
  const events = places.map(({ event, note }) => ({ ...mailedFacts(event), note }));
  const shown = { brand, publicUrl, subject, events };
  const content = await renderMailToMany(
    shown,
    { ...signUp, codes: places.map(({ ticket }) => ticket) },
    confirmationLayout,
  );
  return { to: signUp.email, subject, ...content, attachment: signUpsCalendarFile(confirmation, places) };
}

interface ShownConfirmation extends Pick<SignUpsConfirmation, 'brand' | 'publicUrl'> {
  subject: string;
  events: readonly ListedEvent[];
}

function confirmationLayout(
  { brand, publicUrl, subject, events }: ShownConfirmation,
  salutation: string,
  codes: readonly ShownCode[],
) {
  const isOneTitle = new Set(events.map(({ title }) => title)).size === 1;
  return (
    <MailLayout
      brand={brand}
      subject={subject}
      preview={events.map(formatEvent).join('. ')}
      heading="You’re signed up"
      reason={`You get this mail because this address was used to sign up at ${sanitizeHeaderText(brand.name)}.`}
    >
      <MailText>{salutation}</MailText>
      <MailText>{`Your places at ${events.length} events are saved. Each of them can be given back on its event’s page.`}</MailText>
      <EventsFacts publicUrl={publicUrl} events={events} />
      {events.map((event, index) => {
        const [code, day] = [codes[index], formatDate(event.date)];
        const label = isOneTitle ? day : `${sanitizeHeaderText(event.title)}, ${day}`;
        return code && <MailTicket key={event.id} code={code} label={`Your ticket for ${label}`} />;
      })}
      <MailNote>{`${KEEP_TO_YOURSELF} For your calendar, open the file attached to this mail. It has all of them.`}</MailNote>
    </MailLayout>
  );
}
