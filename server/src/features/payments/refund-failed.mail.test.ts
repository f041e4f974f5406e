import { describe, expect, it } from 'vitest';
import { bread, hostileTexts, publicUrl } from '../mail/mail.fixture.js';
import { expectNoHarm, expectNoPlaceholder, wordsOf } from '../mail/mail-expectations.fixture.js';
import { refundFailedMail } from './refund-failed.mail.js';
import { refundFailedStaffMail } from './refund-failed-staff.mail.js';

describe.each([
  ['refundFailedMail', refundFailedMail, 'Your money is not back yet: Bread for beginners'],
  ['refundFailedStaffMail', refundFailedStaffMail, 'A refund failed: Bread for beginners'],
])('%s', (_name, make, expected) => {
  const mailOf = (eventTitle = bread.title, name = 'Maya Okafor') =>
    make({
      productName: 'Turnout',
      publicUrl,
      eventTitle,
      amountPence: 2450,
      name,
      email: 'maya@example.org',
    });

  it('goes to the person and names the event in its subject', async () => {
    const { to, subject } = await mailOf();
    expect({ to, subject }).toEqual({ to: 'maya@example.org', subject: expected });
  });

  it.each(['Maya Okafor', 'Bread for beginners', '£24.50'])('says %j in both its forms', async (fact) => {
    const { html, text } = await mailOf();
    expect(wordsOf(html)).toContain(fact);
    expect(text).toContain(fact);
  });

  it('leaves no placeholder', async () => {
    expectNoPlaceholder(await mailOf());
  });

  it.each(hostileTexts)('takes no harm from %s', async (_what, text) => {
    expectNoHarm(await mailOf(text, text), await mailOf());
  });
});
