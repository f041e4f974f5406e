import type { Brand } from '../brand/brand.js';
import { EventFacts } from '../events/texts/event-facts.mail.js';
import { eventPage } from '../events/texts/event-page.js';
import { formatEvent, type MailedEvent, mailedFacts } from '../events/texts/format-event.js';
import { MailButton } from '../mail/mail-button.js';
import type { MailCover } from '../mail/mail-cover.js';
import type { Mail } from '../mail/mail-gateway.js';
import { MailLayout } from '../mail/mail-layout.js';
import { MailNote, MailText } from '../mail/mail-text.js';
import { type MailedCode, renderMailToMany, type ShownCode } from '../mail/render-mail-to-many.js';
import { sanitizeHeaderText } from '../mail/sanitize-header-text.js';
import { KEEP_TO_YOURSELF, MailTicket } from '../tickets/ticket.mail.js';

export interface Reminder {
  brand: Brand;
  publicUrl: string;
  event: MailedEvent & { id: string };
  note: string | null;
  cover?: MailCover | null;
  ticket: MailedCode;
  name: string;
  email: string;
}

/** Reminds a person who has a place of the event, and says how to give the place back. */
export async function reminderMail(reminder: Reminder): Promise<Mail> {
  const { brand, publicUrl, cover = null, event, note, name, email, ticket } = reminder;
  const subject = `Reminder: ${sanitizeHeaderText(event.title)}`;
  const shown = { brand, publicUrl, subject, cover, event: mailedFacts(event), note };
  const content = await renderMailToMany(shown, { name, codes: [ticket] }, reminderLayout);
  return { to: email, subject, ...content };
}

interface ShownReminder extends Pick<Reminder, 'brand' | 'publicUrl' | 'cover' | 'note'> {
  subject: string;
  event: ReturnType<typeof mailedFacts>;
}

function reminderLayout(
  { brand, publicUrl, subject, cover, event, note }: ShownReminder,
  salutation: string,
  codes: readonly ShownCode[],
) {
  return (
    <MailLayout
      brand={brand}
      subject={subject}
      preview={formatEvent(event)}
      heading="See you soon"
      reason={`You get this mail because this address was used to sign up at ${sanitizeHeaderText(brand.name)}.`}
      cover={cover}
    >
      <MailText>{salutation}</MailText>
      <MailText>You have a place at this event, and it starts soon.</MailText>
      <EventFacts event={event} note={note} />
      {codes.map((code) => (
        <MailTicket key={code.contentId} code={code} />
      ))}
      <MailButton href={eventPage(publicUrl, event.id)}>Open your ticket</MailButton>
      <MailNote>{KEEP_TO_YOURSELF}</MailNote>
      <MailNote>
        If you can’t come, please give your place back on the event’s page, so that another person can have
        it.
      </MailNote>
    </MailLayout>
  );
}
