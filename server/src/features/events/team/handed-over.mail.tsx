import { MailButton } from '../../mail/mail-button.js';
import type { Mail } from '../../mail/mail-gateway.js';
import { MailLayout } from '../../mail/mail-layout.js';
import { MailText } from '../../mail/mail-text.js';
import { renderMail } from '../../mail/render-mail.js';
import { salutation } from '../../mail/salutation.js';
import { sanitizeHeaderText } from '../../mail/sanitize-header-text.js';
import { eventPage } from '../texts/event-page.js';
import type { EndedRole } from './role-ended.mail.js';

export interface HandedOver extends EndedRole {
  publicUrl: string;
  eventId: string;
  newOwnerName: string;
}

/** Notifies the former owner of an event that another person has taken it over. */
export async function handedOverMail(handedOver: HandedOver): Promise<Mail> {
  const { brand, publicUrl, eventId, eventTitle, newOwnerName, name, email } = handedOver;
  const title = sanitizeHeaderText(eventTitle);
  const owner = sanitizeHeaderText(newOwnerName);
  const subject = `Handed over: ${title}`;
  const content = await renderMail(
    <MailLayout
      brand={brand}
      subject={subject}
      preview="The event has a new owner."
      heading="The event has a new owner"
      reason={`You get this mail because you owned this event at ${sanitizeHeaderText(brand.name)}.`}
    >
      <MailText>{salutation(name)}</MailText>
      <MailText>{`${owner} has taken over “${title}”, with its payments and its team. You stay in the team as an editor, until the new owner changes that or you leave.`}</MailText>
      <MailButton href={eventPage(publicUrl, eventId)}>See the event</MailButton>
    </MailLayout>,
  );
  return { to: email, subject, ...content };
}
