import { greeting } from './greeting.js';
import { MailButton } from './mail-button.js';
import type { Mail } from './mail-gateway.js';
import { MailLayout } from './mail-layout.js';
import { MailNote, MailText } from './mail-text.js';
import { plainLine } from './plain-line.js';
import { renderMail } from './render-mail.js';

export interface EmailVerification {
  productName: string;
  to: string;
  name: string;
  /** Valid for 24 hours. */
  link: string;
}

/** Asks a person to show that an address is theirs. */
export async function emailVerificationMail({
  productName,
  to,
  name,
  link,
}: EmailVerification): Promise<Mail> {
  const product = plainLine(productName);
  const subject = `Confirm your e-mail address for ${product}`;
  const content = await renderMail(
    <MailLayout
      productName={productName}
      subject={subject}
      preview="One click, and we know that this address is yours."
      heading="Confirm your e-mail address"
      reason={`You get this mail because this address was given for an account at ${product}.`}
    >
      <MailText>{greeting(name)}</MailText>
      <MailText>{`Please confirm that ${to} is your address.`}</MailText>
      <MailButton href={link}>Confirm e-mail address</MailButton>
      <MailNote>The link works for 24 hours. If you did not make an account, do nothing.</MailNote>
    </MailLayout>,
  );
  return { to, subject, ...content };
}
