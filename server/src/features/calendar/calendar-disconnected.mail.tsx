import type { Brand } from '../brand/brand.js';
import { myEventsPage } from '../events/texts/event-page.js';
import { MailButton } from '../mail/mail-button.js';
import type { Mail } from '../mail/mail-gateway.js';
import { MailLayout } from '../mail/mail-layout.js';
import { MailNote, MailText } from '../mail/mail-text.js';
import { renderMail } from '../mail/render-mail.js';
import { salutation } from '../mail/salutation.js';
import { sanitizeHeaderText } from '../mail/sanitize-header-text.js';

export interface DisconnectedCalendar {
  brand: Brand;
  publicUrl: string;
  name: string;
  email: string;
}

/** Tells a person that Google no longer lets us write their calendar, and how to let us again. */
export async function calendarDisconnectedMail({
  brand,
  publicUrl,
  name,
  email,
}: DisconnectedCalendar): Promise<Mail> {
  const product = sanitizeHeaderText(brand.name);
  const subject = 'Your Google Calendar is no longer connected';
  const content = await renderMail(
    <MailLayout
      brand={brand}
      subject={subject}
      preview={`${product} can no longer write to your Google Calendar`}
      heading="Your Google Calendar is no longer connected"
      reason={`You get this mail because you connected your Google Calendar at ${product}.`}
    >
      <MailText>{salutation(name)}</MailText>
      <MailText>{`An event that you put into your Google Calendar has changed, and Google did not let ${product} change it there.`}</MailText>
      <MailText>
        Please look at your events for what is true now, and connect your calendar again if you like.
      </MailText>
      <MailButton href={myEventsPage(publicUrl)}>See my events</MailButton>
      <MailNote>If you took the access away yourself, there is nothing to do.</MailNote>
    </MailLayout>,
  );
  return { to: email, subject, ...content };
}
