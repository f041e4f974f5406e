import type { Brand } from '../brand/brand.js';
import { EventFacts, Hairline } from '../events/texts/event-facts.mail.js';
import { eventPage } from '../events/texts/event-page.js';
import { type MailedEvent, mailedFacts } from '../events/texts/format-event.js';
import { MailButton } from '../mail/mail-button.js';
import type { MailCover } from '../mail/mail-cover.js';
import type { BulkMail } from '../mail/mail-gateway.js';
import { MailLayout } from '../mail/mail-layout.js';
import { MailMarkdown } from '../mail/mail-markdown.js';
import { MailText } from '../mail/mail-text.js';
import { renderMailToMany } from '../mail/render-mail-to-many.js';
import { sanitizeHeaderText, senderName } from '../mail/sanitize-header-text.js';
import { MessageAudience } from './message-audience.js';
import { mutePage } from './muting/mute-page.js';

/** A message as its recipients see it. */
export interface MailedMessage {
  brand: Brand;
  publicUrl: string;
  event: MailedEvent & { id: string };
  subject: string;
  text: string;
  audience: MessageAudience;
  writer: { name: string; email: string };
  cover?: MailCover | null;
}

/** The person who gets it, with the secret of their link. */
export interface MessageRecipientFacts {
  name: string;
  email: string;
  muteCode: string;
}

/** The secret in previews and test mails, which mutes nothing. As long as a real one. */
export const PREVIEW_CODE = '00000000-0000-4000-8000-000000000000';

/** The words of the team first, then the event, then its writer and the reason why it comes. One function for mail and preview (M3). */
export async function messageMail(
  message: MailedMessage,
  { name, email, muteCode }: MessageRecipientFacts,
): Promise<Omit<BulkMail, 'batchId' | 'metadata'>> {
  const { brand, publicUrl, writer, event, text, audience, cover = null } = message;
  const subject = sanitizeHeaderText(message.subject);
  const muteUrl = mutePage(publicUrl, muteCode);
  const shown = {
    brand,
    publicUrl,
    subject,
    text,
    audience,
    cover,
    event: mailedFacts(event),
    writer: sanitizeHeaderText(writer.name),
    replyTo: writer.email,
  };
  const content = await renderMailToMany(shown, { name, link: muteUrl }, messageLayout);
  return {
    to: email,
    subject,
    ...content,
    writer: senderName(`${writer.name} via ${brand.name}`),
    replyTo: writer.email,
    muteUrl,
  };
}

interface ShownMessage extends Pick<MailedMessage, 'brand' | 'publicUrl' | 'text' | 'audience' | 'cover'> {
  subject: string;
  event: ReturnType<typeof mailedFacts>;
  writer: string;
  replyTo: string;
}

function messageLayout(
  { brand, publicUrl, subject, text, audience, cover, event, writer, replyTo }: ShownMessage,
  salutation: string,
  _codes: unknown,
  link: string,
) {
  const isWaiting = audience === MessageAudience.WAITING;
  const title = sanitizeHeaderText(event.title);
  return (
    <MailLayout
      brand={brand}
      subject={subject}
      preview={`${writer} about “${title}”`}
      heading={subject}
      cover={cover}
      reason={
        <>
          {`${writer} wrote this to ${readers[audience]} “${title}”. Answers go to ${replyTo}. `}
          <a href={link} className="muted">
            Mute messages about this event
          </a>
          . You still get what you must know: changes, cancellation, money and your ticket.
        </>
      }
    >
      <MailText>{salutation}</MailText>
      <MailMarkdown text={text} />
      <Hairline marginTop="26px" />
      <EventFacts event={event} />
      <MailButton href={eventPage(publicUrl, event.id)}>
        {isWaiting ? 'See the event' : 'Open your ticket'}
      </MailButton>
    </MailLayout>
  );
}

const readers: Record<MessageAudience, string> = {
  ALL: 'all people who have a place at',
  ARRIVED: 'people who arrived at',
  NOT_ARRIVED: 'people who have a place and did not arrive at',
  WAITING: 'people who wait for a place at',
  SELECTED: 'some people who have a place at',
};
