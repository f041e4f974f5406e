import { describe, expect, it } from 'vitest';
import { hostileTexts } from '../mail/mail.fixture.js';
import { expectNoHarm, expectNoPlaceholder, wordsOf } from '../mail/mail-expectations.fixture.js';
import { contactConfirmationMail } from './contact-confirmation.mail.js';

const link = 'https://turnout.example/confirm-address#Zk3v9sQpL0aX8yT2mN4b';
const mailOf = (eventTitle = 'Bread for beginners', productName = 'Turnout') =>
  contactConfirmationMail({ productName, eventTitle, to: 'maya@example.org', link });

describe('contactConfirmationMail', () => {
  it('asks in its subject', async () => {
    const { to, subject } = await mailOf();
    expect({ to, subject }).toEqual({
      to: 'maya@example.org',
      subject: 'Is this your address? Bread for beginners',
    });
  });

  it.each([
    'Hello,',
    'Bread for beginners',
    'maya@example.org',
    '24 hours',
    'If it was not you, do nothing',
    'Turnout',
  ])('says %j in both its forms', async (fact) => {
    const { html, text } = await mailOf();
    expect(wordsOf(html)).toContain(fact);
    expect(text).toContain(fact);
  });

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
