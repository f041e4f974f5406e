import { EventFacts } from './event-facts.js';
import { eventInOneLine, type MailedEvent } from './event-in-words.js';
import { greeting } from './greeting.js';
import { MailButton } from './mail-button.js';
import type { Mail } from './mail-gateway.js';
import { MailLayout } from './mail-layout.js';
import { MailNote, MailText } from './mail-text.js';
import { plainLine } from './plain-line.js';
import { renderMail } from './render-mail.js';

export interface EventDeletion {
  productName: string;
  publicUrl: string;
  event: MailedEvent;
  name: string;
  email: string;
}

/** Tells a person who had signed up that the event will not take place. */
export async function eventDeletedMail(deletion: EventDeletion): Promise<Mail> {
  const { productName, publicUrl, event, name, email } = deletion;
  const subject = `Cancelled: ${plainLine(event.title)}`;
  const content = await renderMail(
    <MailLayout
      productName={productName}
      subject={subject}
      preview={`This event will not take place: ${eventInOneLine(event)}`}
      heading="This event will not take place"
      reason={`You get this mail because this address was used to sign up at ${plainLine(productName)}.`}
    >
      <MailText>{greeting(name)}</MailText>
      <MailText>We are sorry: the event that you signed up for has been cancelled.</MailText>
      <EventFacts event={event} />
      <MailNote>If you put it in your calendar, please take it out there.</MailNote>
      <MailButton href={`${publicUrl}/events`}>See other events</MailButton>
    </MailLayout>,
  );
  return { to: email, subject, ...content };
}
