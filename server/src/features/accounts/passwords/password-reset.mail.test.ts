import { describe } from 'vitest';
import { brandNamed } from '../../brand/brand.fixture.js';
import { itHoldsForEveryMail } from '../../mail/every-mail.fixture.js';
import { passwordResetMail } from './password-reset.mail.js';

const link = 'https://turnout.example/reset-password#Zk3v9sQpL0aX8yT2mN4b';

describe('passwordResetMail', () => {
  itHoldsForEveryMail({
    mailOf: (hostile) =>
      passwordResetMail({
        brand: brandNamed(hostile),
        to: 'maya@example.org',
        name: hostile ?? 'Maya Okafor',
        link,
      }),
    subject: 'Choose a new password for Turnout',
    says: ['Maya Okafor', 'maya@example.org', '1 hour', 'If it was not you, do nothing', 'Turnout'],
    link,
  });
});
