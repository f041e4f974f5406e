import type { Brand } from '../brand/brand.js';
import { formatPrice } from '../mail/format-price.js';
import { MailButton } from '../mail/mail-button.js';
import type { Mail } from '../mail/mail-gateway.js';
import { MailLayout } from '../mail/mail-layout.js';
import { MailText } from '../mail/mail-text.js';
import { renderMail } from '../mail/render-mail.js';
import { salutation } from '../mail/salutation.js';
import { sanitizeHeaderText } from '../mail/sanitize-header-text.js';

export interface RefundFailure {
  brand: Brand;
  publicUrl: string;
  eventTitle: string;
  amountPence: number;
  name: string;
  email: string;
}

/**
 * Tells staff that somebody's money could not be given back. The person's name is on the staff dashboard, and not in
 * a mail that outlives the account.
 */
export async function refundFailedStaffMail(failure: RefundFailure): Promise<Mail> {
  const { brand, publicUrl, eventTitle, amountPence, name, email } = failure;
  const title = sanitizeHeaderText(eventTitle);
  const amount = formatPrice(amountPence);
  const subject = `A refund failed: ${title}`;
  const content = await renderMail(
    <MailLayout
      brand={brand}
      subject={subject}
      preview={`${amount} could not be given back`}
      heading="A refund failed"
      reason={`You get this mail because you are staff at ${sanitizeHeaderText(brand.name)}.`}
    >
      <MailText>{salutation(name)}</MailText>
      <MailText>{`${amount} that a person paid for “${title}” could not be given back: Stripe refuses it, or the person’s bank has returned it. The person has been told so.`}</MailText>
      <MailText>
        Your dashboard shows who it is, and can have it tried again. When you give the money back in Stripe’s
        dashboard, it is noticed.
      </MailText>
      <MailButton href={`${publicUrl}/staff-dashboard`}>See the payment</MailButton>
    </MailLayout>,
  );
  return { to: email, subject, ...content };
}
