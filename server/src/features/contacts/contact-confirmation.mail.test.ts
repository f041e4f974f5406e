import { describe } from 'vitest';
import { brandNamed } from '../brand/brand.fixture.js';
import { itHoldsForEveryMail } from '../mail/every-mail.fixture.js';
import { contactConfirmationMail } from './contact-confirmation.mail.js';

const link = 'https://turnout.example/confirm-address#Zk3v9sQpL0aX8yT2mN4b';

describe('contactConfirmationMail', () => {
  itHoldsForEveryMail({
    mailOf: (hostile) =>
      contactConfirmationMail({
        brand: brandNamed(hostile),
        eventTitle: hostile ?? 'Bread for beginners',
        to: 'maya@example.org',
        link,
      }),
    subject: 'Is this your address? Bread for beginners',
    says: [
      'Hello,',
      'Bread for beginners',
      'maya@example.org',
      '24 hours',
      'If it was not you, do nothing',
      'Turnout',
    ],
    link,
  });
});
