import type { Brand } from '../../brand/brand.js';
import { MailButton } from '../../mail/mail-button.js';
import type { Mail } from '../../mail/mail-gateway.js';
import { MailLayout } from '../../mail/mail-layout.js';
import { MailNote, MailText } from '../../mail/mail-text.js';
import { renderMail } from '../../mail/render-mail.js';
import { salutation } from '../../mail/salutation.js';
import { sanitizeHeaderText } from '../../mail/sanitize-header-text.js';

export interface PasswordReset {
  brand: Brand;
  to: string;
  name: string;
  /** Valid for 1 hour. */
  link: string;
}

/** Lets a person choose a new password. */
export async function passwordResetMail({ brand, to, name, link }: PasswordReset): Promise<Mail> {
  const product = sanitizeHeaderText(brand.name);
  const subject = `Choose a new password for ${product}`;
  const content = await renderMail(
    <MailLayout
      brand={brand}
      subject={subject}
      preview="The link works for 1 hour. If it was not you, do nothing."
      heading="Choose a new password"
      reason={`You get this mail because a new password was asked for at ${product}.`}
    >
      <MailText>{salutation(name)}</MailText>
      <MailText>{`You asked for a new password for ${to}. Choose one here and sign in with it straight away.`}</MailText>
      <MailButton href={link}>Choose a new password</MailButton>
      <MailNote>
        The link works for 1 hour. If it was not you, do nothing: your password stays the same.
      </MailNote>
    </MailLayout>,
  );
  return { to, subject, ...content };
}
