import type { Brand } from '../brand/brand.js';
import { EventFacts } from '../events/texts/event-facts.mail.js';
import { eventPage } from '../events/texts/event-page.js';
import { formatInstant, type MailedEvent } from '../events/texts/format-event.js';
import { formatPrice } from '../mail/format-price.js';
import { MailButton } from '../mail/mail-button.js';
import type { MailCover } from '../mail/mail-cover.js';
import type { Mail } from '../mail/mail-gateway.js';
import { MailLayout } from '../mail/mail-layout.js';
import { MailNote, MailText } from '../mail/mail-text.js';
import { renderMail } from '../mail/render-mail.js';
import { salutation } from '../mail/salutation.js';
import { sanitizeHeaderText } from '../mail/sanitize-header-text.js';

export interface PlaceOffer {
  brand: Brand;
  publicUrl: string;
  event: MailedEvent & { id: string; pricePence: number };
  cover?: MailCover | null;
  name: string;
  email: string;
  offerExpiresAt: Date;
}

/** Tells a person who waits in line that a place is held for them, and until when. */
export async function placeOfferMail(offer: PlaceOffer): Promise<Mail> {
  const { brand, publicUrl, event, name, email, offerExpiresAt } = offer;
  const subject = `A place for you: ${sanitizeHeaderText(event.title)}`;
  const price = formatPrice(event.pricePence);
  const until = formatInstant(offerExpiresAt, event.timeZone);
  const content = await renderMail(
    <MailLayout
      brand={brand}
      subject={subject}
      preview={`It is held for you until ${until}`}
      heading="A place for you"
      reason={`You get this mail because this address is in the waiting list of an event at ${sanitizeHeaderText(brand.name)}.`}
      cover={offer.cover}
    >
      <MailText>{salutation(name)}</MailText>
      <MailText>{`A place has become free, and you are next in line. It costs ${price} and is held for you until ${until}. Then it goes to the next person.`}</MailText>
      <EventFacts event={event} />
      <MailButton href={eventPage(publicUrl, event.id)}>{`Take the place and pay ${price}`}</MailButton>
      <MailNote>
        If you can’t come, please say so on the event’s page, so that the next person gets the place.
      </MailNote>
    </MailLayout>,
  );
  return { to: email, subject, ...content };
}
