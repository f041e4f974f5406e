import type { Brand } from '../brand/brand.js';
import { MailButton } from '../mail/mail-button.js';
import type { Mail } from '../mail/mail-gateway.js';
import { MailLayout } from '../mail/mail-layout.js';
import { MailNote, MailText } from '../mail/mail-text.js';
import { renderMail } from '../mail/render-mail.js';
import { salutation } from '../mail/salutation.js';
import { sanitizeHeaderText } from '../mail/sanitize-header-text.js';

export interface ContactConfirmation {
  brand: Brand;
  eventTitle: string;
  to: string;
  /** Valid for 24 hours. */
  link: string;
}

/**
 * Asks the owner of an address that another person may have typed whether mails about a sign-up may go there. Nothing
 * in it is from the person who typed the address, not even their name: they may be a stranger.
 */
export async function contactConfirmationMail(confirmation: ContactConfirmation): Promise<Mail> {
  const { brand, to, link } = confirmation;
  const product = sanitizeHeaderText(brand.name);
  const title = sanitizeHeaderText(confirmation.eventTitle);
  const subject = `Is this your address? ${title}`;
  const content = await renderMail(
    <MailLayout
      brand={brand}
      subject={subject}
      preview={`This address was given at a sign-up for ${title}.`}
      heading="Is this your address?"
      reason={`You get this mail because this address was given at ${product}.`}
    >
      <MailText>{salutation('')}</MailText>
      <MailText>{`A person gave this address when they signed up for “${title}” at ${product}, and gave ${to} as their address.`}</MailText>
      <MailText>If that was you, please confirm it. Mails about this event will then come here.</MailText>
      <MailButton href={link}>Confirm this address</MailButton>
      <MailNote>The link works for 24 hours. If it was not you, do nothing.</MailNote>
    </MailLayout>,
  );
  return { to, subject, ...content };
}
