import { describe } from 'vitest';
import { brandNamed } from '../brand/brand.fixture.js';
import { itHoldsForEveryMail } from '../mail/every-mail.fixture.js';
import { bread, publicUrl } from '../mail/mail.fixture.js';
import { refundMail } from './refund.mail.js';

describe('refundMail', () => {
  itHoldsForEveryMail({
    mailOf: (hostile) =>
      refundMail({
        brand: brandNamed(),
        publicUrl,
        eventTitle: hostile ?? bread.title,
        amountPence: 2450,
        name: hostile ?? 'Maya Okafor',
        saysNoPlace: true,
        email: 'maya@example.org',
      }),
    subject: 'Your money back: Bread for beginners',
    says: ['Maya Okafor', 'Bread for beginners', '£24.50', 'all of it'],
  });
});
