import { describe, expect, it } from 'vitest';
import { hostileTexts } from '../mail/mail.fixture.js';
import { expectNoHarm, expectNoPlaceholder, wordsOf } from '../mail/mail-expectations.fixture.js';
import { passwordChangedMail } from './password-changed.mail.js';

const link = 'https://turnout.example/forgot-password';
const changedAt = '2027-03-14T09:05:59.123Z';
const mailOf = (name = 'Maya Okafor', productName = 'Turnout') =>
  passwordChangedMail({ productName, to: 'maya@example.org', name, changedAt, link });

describe('passwordChangedMail', () => {
  it('says what it is for in its subject', async () => {
    const { to, subject } = await mailOf();
    expect({ to, subject }).toEqual({
      to: 'maya@example.org',
      subject: 'Your password for Turnout was changed',
    });
  });

  it.each(['Maya Okafor', 'maya@example.org', 'Sunday 14 March 2027, 09:05 UTC', 'If it was not', 'Turnout'])(
    'says %j in both its forms',
    async (fact) => {
      const { html, text } = await mailOf();
      expect(wordsOf(html)).toContain(fact);
      expect(text).toContain(fact);
    },
  );

  it('has the link, in plain text on a line of its own', async () => {
    const { html, text } = await mailOf();
    expect(html).toContain(`href="${link}"`);
    expect(text.split('\n')).toContain(link);
  });

  it('leaves no placeholder', async () => {
    expectNoPlaceholder(await mailOf());
  });

  it.each(hostileTexts)('takes no harm from %s', async (_what, text) => {
    expectNoHarm(await mailOf(text, text), await mailOf());
  });
});
