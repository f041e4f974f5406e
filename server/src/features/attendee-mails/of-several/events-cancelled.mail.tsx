import type { Brand } from '../../brand/brand.js';
import type { PlannedEvent } from '../../events/texts/event-calendar-file.js';
import { EventsFacts } from '../../events/texts/events-facts.mail.js';
import { formatEvent, type MailedEvent } from '../../events/texts/format-event.js';
import { MailButton } from '../../mail/mail-button.js';
import type { Mail } from '../../mail/mail-gateway.js';
import { MailLayout } from '../../mail/mail-layout.js';
import { MailNote, MailText } from '../../mail/mail-text.js';
import { renderMail } from '../../mail/render-mail.js';
import { youGetBack } from '../../mail/returned-sum.js';
import { salutation } from '../../mail/salutation.js';
import { sanitizeHeaderText } from '../../mail/sanitize-header-text.js';
import { type EndedPlace, endedCalendarFiles } from '../../sign-ups/in-calendars/sign-up-calendar-file.js';
import { subjectOfEvents } from './subject-of-events.js';

interface LostPlace {
  event: MailedEvent & PlannedEvent & { id: string; reason?: string | null | undefined };
  /** The sum that the person has paid and gets back; null for a free place. */
  paidPence: number | null;
  /** The part of the payment that the person has got back before. */
  returnedBeforePence?: number | undefined;
  /** Whether the person has no place, and waits for one. */
  isWaiting?: boolean | undefined;
  ended?: EndedPlace | undefined;
}

export interface EventsCancellation {
  brand: Brand;
  publicUrl: string;
  name: string;
  email: string;
  /** Two at least, the soonest first, which end by one act. */
  places: readonly LostPlace[];
}

/** Tells a person who had signed up that several events will not take place. */
export async function eventsCancelledMail(cancellation: EventsCancellation): Promise<Mail> {
  const { brand, publicUrl, name, email, places } = cancellation;
  const events = places.map(({ event }) => ({ ...event, note: null }));
  const subject = `Cancelled: ${subjectOfEvents(events)}`;
  const reason = places[0]?.event.reason ?? null;
  const paidPence = places.reduce((sum, place) => sum + (place.paidPence ?? 0), 0);
  const beforePence = places.reduce((sum, place) => sum + (place.returnedBeforePence ?? 0), 0);
  const ended = places.flatMap(({ event, ended }) => (ended ? [{ event, ended }] : []));
  const content = await renderMail(
    <MailLayout
      brand={brand}
      subject={subject}
      preview={events.map(formatEvent).join('. ')}
      heading="These events will not take place"
      reason={`You get this mail because this address was used to sign up at ${sanitizeHeaderText(brand.name)}.`}
    >
      <MailText>{salutation(name)}</MailText>
      <MailText>{`We are sorry: ${events.length} events that you ${ended.length === 0 ? 'wait for' : 'signed up for'} have been cancelled.`}</MailText>
      {reason !== null && <MailText>{`The creator writes: “${sanitizeHeaderText(reason)}”`}</MailText>}
      <EventsFacts publicUrl={reason === null ? null : publicUrl} events={events} />
      {paidPence > 0 && (
        <MailText>{`${youGetBack({ pence: paidPence, beforePence })} Another mail for each payment says when it is on its way.`}</MailText>
      )}
      {ended.length > 0 && (
        <MailNote>
          If you put them in your calendar, open the file attached to this mail: it takes them out.
        </MailNote>
      )}
      <MailButton href={`${publicUrl}/events`}>See other events</MailButton>
    </MailLayout>,
  );
  const attachment = ended.length > 0 ? { attachment: endedCalendarFiles(cancellation, ended) } : {};
  return { to: email, subject, ...content, ...attachment };
}
