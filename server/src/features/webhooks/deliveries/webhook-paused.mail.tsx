import type { Brand } from '../../brand/brand.js';
import { MailButton } from '../../mail/mail-button.js';
import type { Mail } from '../../mail/mail-gateway.js';
import { MailLayout } from '../../mail/mail-layout.js';
import { MailText } from '../../mail/mail-text.js';
import { renderMail } from '../../mail/render-mail.js';
import { salutation } from '../../mail/salutation.js';
import { sanitizeHeaderText } from '../../mail/sanitize-header-text.js';

export interface PausedWebhook {
  brand: Brand;
  publicUrl: string;
  url: string;
  name: string;
  email: string;
}

/** Tells the owner of a webhook that it is paused, and how to start it again. */
export async function webhookPausedMail(paused: PausedWebhook): Promise<Mail> {
  const { brand, publicUrl, url, name, email } = paused;
  const subject = 'A webhook of yours is paused';
  const content = await renderMail(
    <MailLayout
      brand={brand}
      subject={subject}
      preview="Its receiver does not take what we send"
      heading="A webhook of yours is paused"
      reason={`You get this mail because you have a webhook at ${sanitizeHeaderText(brand.name)}.`}
    >
      <MailText>{salutation(name)}</MailText>
      <MailText>{`“${sanitizeHeaderText(url)}” has not taken what we sent it for three days, or has answered that it does not exist any more (status 410), so we send it nothing any more.`}</MailText>
      <MailText>
        Notices are stored for two weeks, also those of what happens while the webhook is paused. They are
        sent when you resume it.
      </MailText>
      <MailButton href={`${publicUrl}/webhooks`}>See the webhook</MailButton>
    </MailLayout>,
  );
  return { to: email, subject, ...content };
}
