import { formatPrice } from '../mail/format-price.js';
import type { Mail } from '../mail/mail-gateway.js';
import { MailLayout } from '../mail/mail-layout.js';
import { MailText } from '../mail/mail-text.js';
import { renderMail } from '../mail/render-mail.js';
import { salutation } from '../mail/salutation.js';
import { sanitizeHeaderText } from '../mail/sanitize-header-text.js';
import type { RefundNotice } from './refund.mail.js';

/** Tells a person that what they paid has not come back to their card yet, and that they need not do anything. */
export async function refundFailedMail(notice: Omit<RefundNotice, 'saysNoPlace'>): Promise<Mail> {
  const { brand, eventTitle, sum, name, email } = notice;
  const title = sanitizeHeaderText(eventTitle);
  const amount = formatPrice(sum.pence);
  const total = formatPrice(sum.pence + (sum.beforePence ?? 0));
  const whole = sum.beforePence ? `the other ${amount} of the ${total}` : `the ${amount}`;
  const subject = `Your money is not back yet: ${title}`;
  const content = await renderMail(
    <MailLayout
      brand={brand}
      subject={subject}
      preview={`${amount} could not be given back to your card yet`}
      heading="Your money is not back yet"
      reason={`You get this mail because this address was used to pay at ${sanitizeHeaderText(brand.name)}.`}
    >
      <MailText>{salutation(name)}</MailText>
      <MailText>{`You get back ${whole} that you paid for “${title}”. We have tried to send it to your card, and it did not arrive there.`}</MailText>
      <MailText>
        The creator of the event has been notified and looks into it. You need not do anything: we write to
        you again as soon as the money is on its way.
      </MailText>
    </MailLayout>,
  );
  return { to: email, subject, ...content };
}
