import { describe, expect, it } from 'vitest';
import { itHoldsForEveryMail } from '../mail/every-mail.fixture.js';
import { passwordChangedMail } from './password-changed.mail.js';

const link = 'https://turnout.example/forgot-password';
const accessTokensLink = 'https://turnout.example/access-tokens';
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
        accessTokenCount: 0,
        accessTokensLink,
      }),
    subject: 'Your password for Turnout was changed',
    says: ['Maya Okafor', 'maya@example.org', 'Sunday 14 March 2027, 09:05 UTC', 'If it was not', 'Turnout'],
    link,
  });

  it.each([
    [0, false],
    [2, true],
  ])('S22: names the access tokens that go on working: %i', async (accessTokenCount, isNamed) => {
    const change = { productName: 'Turnout', to: 'maya@example.org', name: 'Maya', changedAt, link };
    const { text } = await passwordChangedMail({ ...change, accessTokenCount, accessTokensLink });
    expect(text.includes(accessTokensLink)).toBe(isNamed);
  });
});
