import type { Brand } from '../brand/brand.js';
import type { CalendarEvent } from '../events/texts/event-calendar-file.js';
import { EventFacts } from '../events/texts/event-facts.mail.js';
import { eventPage } from '../events/texts/event-page.js';
import { formatEvent, formatInstant, type MailedEvent, mailedFacts } from '../events/texts/format-event.js';
import { formatPrice } from '../mail/format-price.js';
import { MailButton } from '../mail/mail-button.js';
import type { MailCover } from '../mail/mail-cover.js';
import type { Mail } from '../mail/mail-gateway.js';
import { MailLayout } from '../mail/mail-layout.js';
import { MailNote, MailText } from '../mail/mail-text.js';
import { type MailedCode, renderMailToMany, type ShownCode } from '../mail/render-mail-to-many.js';
import { sanitizeHeaderText } from '../mail/sanitize-header-text.js';
import type { CalendarPlace } from '../sign-ups/in-calendars/calendar-place.js';
import { signUpCalendarFile } from '../sign-ups/in-calendars/sign-up-calendar-file.js';
import { KEEP_TO_YOURSELF, MailTicket } from '../tickets/ticket.mail.js';

export interface SignUpConfirmation {
  brand: Brand;
  publicUrl: string;
  event: CalendarEvent & MailedEvent;
  note: string | null;
  cover?: MailCover | null;
  place: CalendarPlace;
  ticket: MailedCode;
  signUp: { name: string; email: string };
  /** 0 for a free place. */
  paidPence: number;
  /** Of what was paid; unknown to jobs of older versions. */
  refund?: RefundRule | undefined;
  /** Whether the person waited in line, and a place became free. */
  hasWaited?: boolean | undefined;
  /** Whether the event's team has replaced the ticket. */
  hasNewTicket?: boolean | undefined;
  /** For the calendar file; the same time makes the same mail. */
  writtenAt: Date;
}

export interface RefundRule {
  /** Until when giving the place back returns the price; null: never. */
  until: Date | null;
  isOver: boolean;
}

const SIGNED_UP = 'Your place is saved. Here is all you need for the day.';
const FROM_WAITING_LIST =
  'A place has become free, and you were next in line, so it is yours. Here is all you need for the day.';

const NEW_TICKET =
  'The team of the event has replaced your ticket. Show this one: the one before lets nobody in any more.';

/** Tells a person that they have a place, or another ticket for it, with all that they need on the day. */
export async function signUpConfirmationMail(confirmation: SignUpConfirmation): Promise<Mail> {
  const { brand, publicUrl, cover = null, event, note, signUp, ticket } = confirmation;
  const { heading, sentence } = wordsFor(confirmation);
  const subject = `${heading}: ${sanitizeHeaderText(event.title)}`;
  const shown = {
    brand,
    publicUrl,
    subject,
    heading,
    cover,
    event: mailedFacts(event),
    note,
    sentence,
    moneyLine: moneyLineOf(confirmation),
  };
  const content = await renderMailToMany(shown, { ...signUp, codes: [ticket] }, confirmationLayout);
  return { to: signUp.email, subject, ...content, attachment: signUpCalendarFile(confirmation) };
}

function wordsFor({ hasWaited, hasNewTicket }: SignUpConfirmation): { heading: string; sentence: string } {
  if (hasNewTicket) return { heading: 'Your new ticket', sentence: NEW_TICKET };
  if (hasWaited) return { heading: 'You have a place', sentence: FROM_WAITING_LIST };
  return { heading: 'You’re signed up', sentence: SIGNED_UP };
}

interface ShownConfirmation extends Pick<SignUpConfirmation, 'brand' | 'publicUrl' | 'cover' | 'note'> {
  subject: string;
  heading: string;
  sentence: string;
  event: ReturnType<typeof mailedFacts>;
  moneyLine: string | null;
}

function confirmationLayout(
  { brand, publicUrl, subject, heading, cover, event, note, sentence, moneyLine }: ShownConfirmation,
  salutation: string,
  codes: readonly ShownCode[],
) {
  return (
    <MailLayout
      brand={brand}
      subject={subject}
      preview={formatEvent(event)}
      heading={heading}
      reason={`You get this mail because this address was used to sign up at ${sanitizeHeaderText(brand.name)}.`}
      cover={cover}
    >
      <MailText>{salutation}</MailText>
      <MailText>{sentence}</MailText>
      <EventFacts event={event} note={note} />
      {codes.map((code) => (
        <MailTicket key={code.contentId} code={code} />
      ))}
      {moneyLine && <MailText>{moneyLine}</MailText>}
      <MailButton href={eventPage(publicUrl, event.id)}>Open your ticket</MailButton>
      <MailNote>{`${KEEP_TO_YOURSELF} For your calendar, open the file attached to this mail.`}</MailNote>
    </MailLayout>
  );
}

/** The sum that was paid, and until when it comes back; null for a free place. */
function moneyLineOf({ paidPence, refund, event }: SignUpConfirmation): string | null {
  if (paidPence === 0) return null;
  const paid = `You paid ${formatPrice(paidPence)} by card.`;
  if (!refund) return paid;
  if (!refund.until) return `${paid} This event gives no money back.`;
  const until = formatInstant(refund.until, event.timeZone);
  return refund.isOver
    ? `${paid} It is not refundable any more: the deadline was ${until}.`
    : `${paid} If you give your place back before ${until}, you get all of it back.`;
}
