import { describe, expect, it } from 'vitest';
import { itHoldsForEveryMail } from '../mail/every-mail.fixture.js';
import { bread, publicUrl } from '../mail/mail.fixture.js';
import { wordsOf } from '../mail/mail-expectations.fixture.js';
import { eventCancelledMail } from './event-cancelled.mail.js';

const mailOf = (event = bread, name = 'Maya Okafor', paidPence: number | null = null) =>
  eventCancelledMail({
    productName: 'Turnout',
    publicUrl,
    event,
    name,
    email: 'maya@example.org',
    paidPence,
  });

describe('eventCancelledMail', () => {
  itHoldsForEveryMail({
    mailOf: (hostile) =>
      mailOf(hostile === undefined ? bread : { ...bread, title: hostile, location: hostile }, hostile),
    subject: 'Cancelled: Bread for beginners',
    says: [
      'Maya Okafor',
      'This event will not take place',
      'Bread for beginners',
      'Sunday 14 March 2027',
      '10:00 to 12:30',
      'Kirkgate Kitchen, 12 Harper Street, Leeds',
      'Turnout',
    ],
    link: `${publicUrl}/events`,
  });

  it('does not link to the event that is gone', async () => {
    const { html, text } = await mailOf();
    expect(html + text).not.toContain(bread.id);
  });

  it('P17: names the money that comes back, and none where nothing was paid', async () => {
    const [paid, free] = await Promise.all([mailOf(bread, 'Maya', 2450), mailOf(bread, 'Maya')]);
    for (const words of [wordsOf(paid.html), paid.text]) expect(words).toContain('You get back the £24.50');
    for (const words of [wordsOf(free.html), free.text]) expect(words).not.toContain('You get back');
  });
});
