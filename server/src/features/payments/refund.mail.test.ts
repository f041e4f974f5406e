import { describe, expect, it } from 'vitest';
import { bread, hostileTexts, publicUrl } from '../mail/mail.fixture.js';
import { expectNoHarm, expectNoPlaceholder, wordsOf } from '../mail/mail-expectations.fixture.js';
import { refundMail } from './refund.mail.js';

const mailOf = (eventTitle = bread.title, name = 'Maya Okafor') =>
  refundMail({
    productName: 'Turnout',
    publicUrl,
    eventTitle,
    amountPence: 2450,
    name,
    saysNoPlace: true,
    email: 'maya@example.org',
  });

describe('refundMail', () => {
  it('goes to the person and names the event in its subject', async () => {
    const { to, subject } = await mailOf();
    expect({ to, subject }).toEqual({
      to: 'maya@example.org',
      subject: 'Your money back: Bread for beginners',
    });
  });

  it.each(['Maya Okafor', 'Bread for beginners', '£24.50', 'all of it'])(
    'says %j in both its forms',
    async (fact) => {
      const { html, text } = await mailOf();
      expect(wordsOf(html)).toContain(fact);
      expect(text).toContain(fact);
    },
  );

  it('leaves no placeholder', async () => {
    expectNoPlaceholder(await mailOf());
  });

  it.each(hostileTexts)('takes no harm from %s', async (_what, text) => {
    expectNoHarm(await mailOf(text, text), await mailOf());
  });
});
