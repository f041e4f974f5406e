import type { Brand } from '../../brand/brand.js';
import type { Mail } from '../../mail/mail-gateway.js';
import { MailLayout } from '../../mail/mail-layout.js';
import { MailText } from '../../mail/mail-text.js';
import { renderMail } from '../../mail/render-mail.js';
import { salutation } from '../../mail/salutation.js';
import { sanitizeHeaderText } from '../../mail/sanitize-header-text.js';

export interface EndedRole {
  brand: Brand;
  eventTitle: string;
  name: string;
  email: string;
}

/** Notifies a person who is no longer in the team of an event. */
export async function roleEndedMail({ brand, eventTitle, name, email }: EndedRole): Promise<Mail> {
  const title = sanitizeHeaderText(eventTitle);
  const subject = `You are no longer in the team: ${title}`;
  const content = await renderMail(
    <MailLayout
      brand={brand}
      subject={subject}
      preview="Your role at this event has ended."
      heading="Your role has ended"
      reason={`You get this mail because you were in the team of this event at ${sanitizeHeaderText(brand.name)}.`}
    >
      <MailText>{salutation(name)}</MailText>
      <MailText>{`You are no longer in the team of “${title}”. A place that you have at the event stays yours.`}</MailText>
    </MailLayout>,
  );
  return { to: email, subject, ...content };
}
