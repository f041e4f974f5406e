import { greeting } from './greeting.js';
import { MailButton } from './mail-button.js';
import type { Mail } from './mail-gateway.js';
import { MailLayout } from './mail-layout.js';
import { MailNote, MailText } from './mail-text.js';
import { plainLine } from './plain-line.js';
import { renderMail } from './render-mail.js';

export interface PasswordReset {
  productName: string;
  to: string;
  name: string;
  /** Valid for 1 hour. */
  link: string;
}

/** Lets a person choose a new password. */
export async function passwordResetMail({ productName, to, name, link }: PasswordReset): Promise<Mail> {
  const product = plainLine(productName);
  const subject = `Choose a new password for ${product}`;
  const content = await renderMail(
    <MailLayout
      productName={productName}
      subject={subject}
      preview="The link works for 1 hour. If it was not you, do nothing."
      heading="Choose a new password"
      reason={`You get this mail because a new password was asked for at ${product}.`}
    >
      <MailText>{greeting(name)}</MailText>
      <MailText>{`You asked for a new password for ${to}. Choose one here and sign in with it straight away.`}</MailText>
      <MailButton href={link}>Choose a new password</MailButton>
      <MailNote>
        The link works for 1 hour. If it was not you, do nothing: your password stays the same.
      </MailNote>
    </MailLayout>,
  );
  return { to, subject, ...content };
}
