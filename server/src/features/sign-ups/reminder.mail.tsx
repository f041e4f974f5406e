import { EventFacts } from '../events/event-facts.mail.js';
import { eventPage } from '../events/event-page.js';
import { formatEvent, type MailedEvent } from '../events/format-event.js';
import { MailButton } from '../mail/mail-button.js';
import type { MailCover } from '../mail/mail-cover.js';
import type { Mail } from '../mail/mail-gateway.js';
import { MailLayout } from '../mail/mail-layout.js';
import { MailNote, MailText } from '../mail/mail-text.js';
import { renderMail } from '../mail/render-mail.js';
import { salutation } from '../mail/salutation.js';
import { sanitizeHeaderText } from '../mail/sanitize-header-text.js';

export interface Reminder {
  productName: string;
  publicUrl: string;
  event: MailedEvent & { id: string };
  cover?: MailCover | null;
  name: string;
  email: string;
}

/** Reminds a person who has a place of the event, and says how to give the place back. */
export async function reminderMail(reminder: Reminder): Promise<Mail> {
  const { productName, publicUrl, event, name, email } = reminder;
  const subject = `Reminder: ${sanitizeHeaderText(event.title)}`;
  const content = await renderMail(
    <MailLayout
      productName={productName}
      subject={subject}
      preview={formatEvent(event)}
      heading="See you soon"
      reason={`You get this mail because this address was used to sign up at ${sanitizeHeaderText(productName)}.`}
      cover={reminder.cover}
    >
      <MailText>{salutation(name)}</MailText>
      <MailText>You have a place at this event, and it starts soon.</MailText>
      <EventFacts event={event} />
      <MailButton href={eventPage(publicUrl, event.id)}>See the event</MailButton>
      <MailNote>
        If you can’t come, please give your place back on the event’s page, so that somebody else can have it.
      </MailNote>
    </MailLayout>,
  );
  return { to: email, subject, ...content };
}
