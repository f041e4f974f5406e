import { describe } from 'vitest';
import { itHoldsForEveryMail } from '../mail/every-mail.fixture.js';
import { passwordChangedMail } from './password-changed.mail.js';

const link = 'https://turnout.example/forgot-password';
const changedAt = '2027-03-14T09:05:59.123Z';

describe('passwordChangedMail', () => {
  itHoldsForEveryMail({
    mailOf: (hostile) =>
      passwordChangedMail({
        productName: hostile ?? 'Turnout',
        to: 'maya@example.org',
        name: hostile ?? 'Maya Okafor',
        changedAt,
        link,
      }),
    subject: 'Your password for Turnout was changed',
    says: ['Maya Okafor', 'maya@example.org', 'Sunday 14 March 2027, 09:05 UTC', 'If it was not', 'Turnout'],
    link,
  });
});
