import { describe } from 'vitest';
import { brandNamed } from '../brand/brand.fixture.js';
import { itHoldsForEveryMail } from '../mail/every-mail.fixture.js';
import { bread, publicUrl } from '../mail/mail.fixture.js';
import { refundFailedMail } from './refund-failed.mail.js';
import { refundFailedStaffMail } from './refund-failed-staff.mail.js';

describe.each([
  ['refundFailedMail', refundFailedMail, 'Your money is not back yet: Bread for beginners'],
  ['refundFailedStaffMail', refundFailedStaffMail, 'A refund failed: Bread for beginners'],
])('%s', (_name, make, subject) => {
  itHoldsForEveryMail({
    mailOf: (hostile) =>
      make({
        brand: brandNamed(),
        publicUrl,
        eventTitle: hostile ?? bread.title,
        sum: { pence: 2450 },
        amountPence: 2450,
        name: hostile ?? 'Maya Okafor',
        email: 'maya@example.org',
      }),
    subject,
    says: ['Maya Okafor', 'Bread for beginners', '£24.50'],
  });
});
