import { attachmentOf, inYourCalendar } from '../attendee-mails/ended-place.mail.js';
import type { Brand } from '../brand/brand.js';
import type { PlannedEvent } from '../events/texts/event-calendar-file.js';
import { EventFacts } from '../events/texts/event-facts.mail.js';
import { formatEvent, type MailedEvent } from '../events/texts/format-event.js';
import { formatPrice } from '../mail/format-price.js';
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

export interface SignUpCancellation {
  brand: Brand;
  publicUrl: string;
  event: MailedEvent & PlannedEvent & { id: string };
  /** For the calendar file; unknown to jobs of older versions, whose mails carry none. */
  ended?: EndedPlace | undefined;
  cover?: MailCover | null;
  name: string;
  email: string;
  /** Whether the creator took the person out. */
  byCreator: boolean;
  /** Whether the team released the places of people who had not arrived. */
  hadNotArrived: boolean;
  /** The sum that the person has paid and not got back before; 0 for a free place. */
  paidPence: number;
  /** The part of that which comes back now: all or nothing. */
  refundPence: number;
  /** The part of the payment that the person has got back before. */
  returnedBeforePence?: number | undefined;
}

/** Tells a person that they have no place any more, and what becomes of their money. */
export async function signUpCancelledMail(cancellation: SignUpCancellation): Promise<Mail> {
  const { brand, publicUrl, event, name, email } = cancellation;
  const { heading, sentence } = wordsFor(cancellation);
  const title = sanitizeHeaderText(event.title);
  const subject = `${heading}: ${title}`;
  const content = await renderMail(
    <MailLayout
      brand={brand}
      subject={subject}
      preview={`You have no place any more: ${formatEvent(event)}`}
      heading={heading}
      reason={`You get this mail because this address was used to sign up at ${sanitizeHeaderText(brand.name)}.`}
      cover={cancellation.cover}
    >
      <MailText>{salutation(name)}</MailText>
      <MailText>{sentence}</MailText>
      <EventFacts event={event} />
      {cancellation.paidPence > 0 && <MailText>{moneyLine(cancellation)}</MailText>}
      <MailNote>{inYourCalendar(cancellation)}</MailNote>
      <MailButton href={`${publicUrl}/events/${event.id}`}>See the event</MailButton>
    </MailLayout>,
  );
  return { to: email, subject, ...content, ...attachmentOf(cancellation) };
}

function wordsFor({ byCreator, hadNotArrived }: SignUpCancellation): { heading: string; sentence: string } {
  if (hadNotArrived) {
    const sentence =
      'You had not arrived at the event, so its team has given your place to other people. You have no place any more. If you are on your way, ask at the door whether a place is left.';
    return { heading: 'Your place went to other people', sentence };
  }
  if (byCreator) {
    const sentence = 'The creator of the event has taken you off the list: you have no place any more.';
    return { heading: 'Your place was cancelled', sentence };
  }
  const sentence = 'You have no place at this event any more. Another person can have it now.';
  return { heading: 'You gave your place back', sentence };
}

function moneyLine({
  paidPence,
  refundPence,
  returnedBeforePence: beforePence = 0,
}: SignUpCancellation): string {
  if (refundPence > 0)
    return `${youGetBack({ pence: refundPence, beforePence })} Another mail says when it is on its way.`;
  const paid = formatPrice(paidPence);
  if (beforePence === 0) return `The ${paid} that you paid does not come back, as the event's page said.`;
  const [before, total] = [beforePence, paidPence + beforePence].map(formatPrice);
  return `${before} of the ${total} that you paid went back before. The other ${paid} does not come back, as the event's page said.`;
}
