import { describe, expect, it } from 'vitest';
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
        sum: { pence: 2450 },
        name: hostile ?? 'Maya Okafor',
        saysNoPlace: true,
        email: 'maya@example.org',
      }),
    subject: 'Your money back: Bread for beginners',
    says: ['Maya Okafor', 'Bread for beginners', '£24.50', 'all of it'],
  });

  it('names the part that went back before, beside the one sum that comes now', async () => {
    const { text } = await refundMail({
      brand: brandNamed(),
      publicUrl,
      eventTitle: bread.title,
      sum: { pence: 666, beforePence: 334 },
      name: 'Maya Okafor',
      saysNoPlace: false,
      email: 'maya@example.org',
    });
    expect(text).toContain('We have given back £6.66.');
    expect(text).toContain(
      'The other £3.34 of the £10 that you paid for “Bread for beginners” went back before.',
    );
    expect(text).not.toContain('all of it');
  });
});
