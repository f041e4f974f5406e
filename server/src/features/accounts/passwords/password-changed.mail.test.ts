import { describe, expect, it } from 'vitest';
import { brandNamed } from '../../brand/brand.fixture.js';
import { itHoldsForEveryMail } from '../../mail/every-mail.fixture.js';
import { passwordChangedMail } from './password-changed.mail.js';

const link = 'https://turnout.example/forgot-password';
const accountLink = 'https://turnout.example/account';
const changedAt = '2027-03-14T09:05:59.123Z';

describe('passwordChangedMail', () => {
  itHoldsForEveryMail({
    mailOf: (hostile) =>
      passwordChangedMail({
        brand: brandNamed(hostile),
        to: 'maya@example.org',
        name: hostile ?? 'Maya Okafor',
        changedAt,
        link,
        accessTokens: [hostile ?? 'Noticeboard'],
        webhooks: ['crm.example'],
        accountLink,
      }),
    subject: 'Your password for Turnout was changed',
    says: ['Maya Okafor', 'maya@example.org', 'Sunday 14 March 2027, 09:05 UTC', 'If it was not', 'Turnout'],
    link,
  });

  const change = {
    brand: brandNamed(),
    to: 'maya@example.org',
    name: 'Maya',
    changedAt,
    link,
    accountLink,
  };

  it('S45: names the programs that go on working, how many, and where they can be ended at once', async () => {
    const names = Array.from({ length: 12 }, (_, n) => `Program ${n + 1}`);
    const { text } = await passwordChangedMail({ ...change, accessTokens: names, webhooks: ['crm.example'] });
    const words = text.replace(/\s+/g, ' ');
    expect(words).toContain('12 access tokens: “Program 1”, “Program 2”,');
    expect(words).toContain('“Program 10”, …');
    expect(words).not.toContain('Program 11');
    expect(words).toContain('1 webhook: “crm.example”');
    expect(words).toContain(`end the access of all programs at once: ${accountLink}`);
  });

  it('S45: says nothing of programs where there are none', async () => {
    const { text } = await passwordChangedMail({ ...change, accessTokens: [], webhooks: [] });
    expect(text).not.toContain('rogram');
    expect(text).not.toContain(accountLink);
  });
});
