import type { Brand } from '../brand/brand.js';
import type { PlannedEvent } from '../events/texts/event-calendar-file.js';
import { EventFacts } from '../events/texts/event-facts.mail.js';
import { formatEvent, type MailedEvent } from '../events/texts/format-event.js';
import { MailButton } from '../mail/mail-button.js';
import type { MailCover } from '../mail/mail-cover.js';
import type { Mail } from '../mail/mail-gateway.js';
import { MailLayout } from '../mail/mail-layout.js';
import { MailNote, MailText } from '../mail/mail-text.js';
import { renderMail } from '../mail/render-mail.js';
import { youGetBack } from '../mail/returned-sum.js';
import { salutation } from '../mail/salutation.js';
import { sanitizeHeaderText } from '../mail/sanitize-header-text.js';
import type { EndedPlace } from '../sign-ups/in-calendars/sign-up-calendar-file.js';
import { attachmentOf, inYourCalendar } from './ended-place.mail.js';

export interface EventDeletion {
  brand: Brand;
  publicUrl: string;
  event: MailedEvent & Partial<PlannedEvent>;
  /** For the calendar file; null for a person who had no place, and for jobs of older versions. */
  ended?: EndedPlace | null | undefined;
  /** The creator's words; null where the event was deleted without any. */
  reason?: string | null | undefined;
  cover?: MailCover | null;
  name: string;
  email: string;
  /** The sum that the person has paid and gets back; null for a free place. */
  paidPence: number | null;
  /** The part of the payment that the person has got back before. */
  returnedBeforePence?: number | undefined;
  /** Whether the person has no place, and waits for one. */
  isWaiting?: boolean | undefined;
}

/** Tells a person who had signed up that the event will not take place. */
export async function eventCancelledMail(deletion: EventDeletion): Promise<Mail> {
  const { brand, publicUrl, event, name, email, paidPence } = deletion;
  const { reason = null, isWaiting = false } = deletion;
  const subject = `Cancelled: ${sanitizeHeaderText(event.title)}`;
  const content = await renderMail(
    <MailLayout
      brand={brand}
      subject={subject}
      preview={`This event will not take place: ${formatEvent(event)}`}
      heading="This event will not take place"
      reason={`You get this mail because this address was used to sign up at ${sanitizeHeaderText(brand.name)}.`}
      cover={deletion.cover}
    >
      <MailText>{salutation(name)}</MailText>
      <MailText>{`We are sorry: the event that you ${isWaiting ? 'wait for' : 'signed up for'} has been cancelled.`}</MailText>
      {reason !== null && <MailText>{`The creator writes: “${sanitizeHeaderText(reason)}”`}</MailText>}
      <EventFacts event={event} />
      {paidPence !== null && (
        <MailText>{`${youGetBack({ pence: paidPence, beforePence: deletion.returnedBeforePence })} Another mail says when it is on its way.`}</MailText>
      )}
      {!isWaiting && <MailNote>{inYourCalendar(deletion)}</MailNote>}
      <MailButton href={`${publicUrl}/events`}>See other events</MailButton>
    </MailLayout>,
  );
  return { to: email, subject, ...content, ...attachmentOf(deletion) };
}
