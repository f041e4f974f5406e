import type { Brand } from '../../brand/brand.js';
import { MailButton } from '../../mail/mail-button.js';
import type { Mail } from '../../mail/mail-gateway.js';
import { MailLayout } from '../../mail/mail-layout.js';
import { MailNote, MailText } from '../../mail/mail-text.js';
import { renderMail } from '../../mail/render-mail.js';
import { salutation } from '../../mail/salutation.js';
import { sanitizeHeaderText } from '../../mail/sanitize-header-text.js';

export interface EmailVerification {
  brand: Brand;
  to: string;
  name: string;
  /** Valid for 24 hours. */
  link: string;
}

/** Asks a person to show that an address is theirs. */
export async function emailVerificationMail({ brand, to, name, link }: EmailVerification): Promise<Mail> {
  const product = sanitizeHeaderText(brand.name);
  const subject = `Confirm your e-mail address for ${product}`;
  const content = await renderMail(
    <MailLayout
      brand={brand}
      subject={subject}
      preview="One click, and we know that this address is yours."
      heading="Confirm your e-mail address"
      reason={`You get this mail because this address was given for an account at ${product}.`}
    >
      <MailText>{salutation(name)}</MailText>
      <MailText>{`Please confirm that ${to} is your address.`}</MailText>
      <MailButton href={link}>Confirm e-mail address</MailButton>
      <MailNote>The link works for 24 hours. If you did not make an account, do nothing.</MailNote>
    </MailLayout>,
  );
  return { to, subject, ...content };
}
