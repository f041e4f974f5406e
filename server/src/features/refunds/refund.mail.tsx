import type { Brand } from '../brand/brand.js';
import { formatPrice } from '../mail/format-price.js';
import { MailButton } from '../mail/mail-button.js';
import type { Mail } from '../mail/mail-gateway.js';
import { MailLayout } from '../mail/mail-layout.js';
import { MailNote, MailText } from '../mail/mail-text.js';
import { renderMail } from '../mail/render-mail.js';
import { type ReturnedSum, wentBackBefore } from '../mail/returned-sum.js';
import { salutation } from '../mail/salutation.js';
import { sanitizeHeaderText } from '../mail/sanitize-header-text.js';

export interface RefundNotice {
  brand: Brand;
  publicUrl: string;
  eventTitle: string;
  /** The sum that this mail is about, and what of the payment went back before. */
  sum: ReturnedSum;
  name: string;
  /** Whether the person must hear that there is no place with the money. */
  saysNoPlace: boolean;
  email: string;
}

/** Tells a person that all they paid for an event is on its way back to their card. */
export async function refundMail(notice: RefundNotice): Promise<Mail> {
  const { brand, publicUrl, eventTitle, sum, name, email, saysNoPlace } = notice;
  const title = sanitizeHeaderText(eventTitle);
  const amount = formatPrice(sum.pence);
  const subject = `Your money back: ${title}`;
  const content = await renderMail(
    <MailLayout
      brand={brand}
      subject={subject}
      preview={`${amount} is on its way back to your card`}
      heading="Your money is on its way back"
      reason={`You get this mail because this address was used to pay at ${sanitizeHeaderText(brand.name)}.`}
    >
      <MailText>{salutation(name)}</MailText>
      <MailText>
        {sum.beforePence
          ? `We have given back ${amount}. ${wentBackBefore(sum, ` for “${title}”`)}`
          : `We have given back the ${amount} that you paid for “${title}”, all of it.`}
      </MailText>
      <MailText>It goes to the card that you paid with. Banks take five to ten days to show it.</MailText>
      {saysNoPlace && <MailNote>You have no place at this event.</MailNote>}
      <MailButton href={`${publicUrl}/events`}>See other events</MailButton>
    </MailLayout>,
  );
  return { to: email, subject, ...content };
}
