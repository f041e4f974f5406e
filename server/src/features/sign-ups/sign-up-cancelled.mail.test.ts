import { describe, expect, it } from 'vitest';
import { bread, hostileTexts, publicUrl } from '../mail/mail.fixture.js';
import { expectNoHarm, expectNoPlaceholder, wordsOf } from '../mail/mail-expectations.fixture.js';
import { signUpCancelledMail } from './sign-up-cancelled.mail.js';

const mailOf = (fields: Partial<Parameters<typeof signUpCancelledMail>[0]> = {}) =>
  signUpCancelledMail({
    productName: 'Turnout',
    publicUrl,
    event: bread,
    name: 'Maya Okafor',
    email: 'maya@example.org',
    byCreator: false,
    paidPence: 0,
    refundPence: 0,
    ...fields,
  });

describe('signUpCancelledMail', () => {
  it.each([
    [false, 'You gave your place back: Bread for beginners'],
    [true, 'Your place was cancelled: Bread for beginners'],
  ])('by the creator: %s, its subject is %j', async (byCreator, subject) => {
    expect(await mailOf({ byCreator })).toMatchObject({ to: 'maya@example.org', subject });
  });

  it.each(['Maya Okafor', 'Bread for beginners', 'Sunday 14 March 2027', '10:00 to 12:30', 'Turnout'])(
    'says %j in both its forms',
    async (fact) => {
      const { html, text } = await mailOf();
      expect(wordsOf(html)).toContain(fact);
      expect(text).toContain(fact);
    },
  );

  it.each([
    [{ paidPence: 2450, refundPence: 2450 }, 'You get back the £24.50 that you paid'],
    [{ paidPence: 2450, refundPence: 0 }, 'The £24.50 that you paid does not come back'],
  ])('L5: with %j says: %s', async (money, sentence) => {
    const { html, text } = await mailOf(money);
    for (const words of [wordsOf(html), text]) expect(words).toContain(sentence);
  });

  it('names no money for a free place, and leaves no placeholder', async () => {
    const mail = await mailOf();
    expect(mail.text).not.toContain('£');
    expectNoPlaceholder(mail);
  });

  it('J12: links to the event, and takes no harm from what people wrote', async () => {
    const harmless = await mailOf();
    expect(harmless.html).toContain(`href="${publicUrl}/events/${bread.id}"`);
    for (const [, text] of hostileTexts) {
      expectNoHarm(await mailOf({ event: { ...bread, title: text, location: text }, name: text }), harmless);
    }
  });
});
