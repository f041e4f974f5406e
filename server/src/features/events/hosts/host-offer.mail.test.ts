import { describe } from 'vitest';
import { brandNamed } from '../../brand/brand.fixture.js';
import { itHoldsForEveryMail } from '../../mail/every-mail.fixture.js';
import { hostOfferMail } from './host-offer.mail.js';

describe('hostOfferMail', () => {
  itHoldsForEveryMail({
    mailOf: (hostile) =>
      hostOfferMail({
        brand: brandNamed(hostile),
        ownerName: hostile ?? 'Ada Ogunleye',
        eventTitle: hostile ?? 'Solder a badge',
        name: hostile ?? 'Maya Okafor',
        email: 'maya@example.org',
        link: 'https://turnout.example/signedUpEvents',
      }),
    subject: 'May we show your name: Solder a badge',
    says: [
      'Maya Okafor',
      'Ada Ogunleye would like to show you as a host',
      'Nothing is shown before you agree',
    ],
    link: 'https://turnout.example/signedUpEvents',
  });
});
