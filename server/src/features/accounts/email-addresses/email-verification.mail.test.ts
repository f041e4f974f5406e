import { describe, expect, it } from 'vitest';
import { brandNamed } from '../../brand/brand.fixture.js';
import { itHoldsForEveryMail } from '../../mail/every-mail.fixture.js';
import { emailVerificationMail } from './email-verification.mail.js';

const link = 'https://turnout.example/verify-email?one=1&two=2#Zk3v9sQpL0aX8yT2mN4b';
const mailTo = (name: string, product?: string) =>
  emailVerificationMail({ brand: brandNamed(product), to: 'maya@example.org', name, link });

describe('emailVerificationMail', () => {
  itHoldsForEveryMail({
    mailOf: (hostile) => mailTo(hostile ?? 'Maya Okafor', hostile),
    subject: 'Confirm your e-mail address for Turnout',
    says: ['Maya Okafor', 'maya@example.org', '24 hours', 'Turnout'],
    link,
  });

  it('brings no link of a stranger under the name of the product', async () => {
    const { html, text } = await mailTo('You won: https://evil.example/prize');
    expect(html + text).not.toContain('evil');
  });
});
