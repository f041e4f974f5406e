import { MailButton } from '../../mail/mail-button.js';
import type { Mail } from '../../mail/mail-gateway.js';
import { MailLayout } from '../../mail/mail-layout.js';
import { MailText } from '../../mail/mail-text.js';
import { renderMail } from '../../mail/render-mail.js';
import { salutation } from '../../mail/salutation.js';
import { sanitizeHeaderText } from '../../mail/sanitize-header-text.js';
import type { EndedRole } from '../team/role-ended.mail.js';

export interface HostOffer extends EndedRole {
  ownerName: string;
  /** The page on which the person decides. */
  link: string;
}

/** Asks a person of a team whether the event's page may show the own name. */
export async function hostOfferMail(offer: HostOffer): Promise<Mail> {
  const { brand, ownerName, eventTitle, name, email, link } = offer;
  const title = sanitizeHeaderText(eventTitle);
  const owner = sanitizeHeaderText(ownerName);
  const subject = `May we show your name: ${title}`;
  const content = await renderMail(
    <MailLayout
      brand={brand}
      subject={subject}
      preview="Nothing is shown before you agree."
      heading="May the page show your name?"
      reason={`You get this mail because you are in the team of this event at ${sanitizeHeaderText(brand.name)}.`}
    >
      <MailText>{salutation(name)}</MailText>
      <MailText>{`${owner} would like to show you as a host of “${title}”. Your name then stands on the event's page.`}</MailText>
      <MailText>
        Nothing is shown before you agree, under Team. You can take your name away again at any time.
      </MailText>
      <MailButton href={link}>Decide</MailButton>
    </MailLayout>,
  );
  return { to: email, subject, ...content };
}
