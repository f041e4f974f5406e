import { describe, expect, it } from 'vitest';
import { bread, hostileTexts, publicUrl } from '../mail/mail.fixture.js';
import { expectNoHarm, expectNoPlaceholder, wordsOf } from '../mail/mail-expectations.fixture.js';
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
  it('goes to the person and names the event in its subject', async () => {
    const { to, subject } = await mailOf();
    expect({ to, subject }).toEqual({ to: 'maya@example.org', subject: 'Cancelled: Bread for beginners' });
  });

  it.each([
    'Maya Okafor',
    'This event will not take place',
    'Bread for beginners',
    'Sunday 14 March 2027',
    '10:00 to 12:30',
    'Kirkgate Kitchen, 12 Harper Street, Leeds',
    'Turnout',
  ])('says %j in both its forms', async (fact) => {
    const { html, text } = await mailOf();
    expect(wordsOf(html)).toContain(fact);
    expect(text).toContain(fact);
  });

  it('P17: names the money that comes back, and none where nothing was paid', async () => {
    const [paid, free] = await Promise.all([mailOf(bread, 'Maya', 2450), mailOf(bread, 'Maya')]);
    for (const words of [wordsOf(paid.html), paid.text]) expect(words).toContain('You get back the £24.50');
    for (const words of [wordsOf(free.html), free.text]) expect(words).not.toContain('You get back');
  });

  it('links to the list of events and not to the one that is gone', async () => {
    const { html, text } = await mailOf();
    expect(html).toContain(`href="${publicUrl}/events"`);
    expect(text.split('\n')).toContain(`${publicUrl}/events`);
    expect(html + text).not.toContain(bread.id);
  });

  it('leaves no placeholder', async () => {
    expectNoPlaceholder(await mailOf());
  });

  it.each(hostileTexts)('takes no harm from %s', async (_what, text) => {
    expectNoHarm(await mailOf({ ...bread, title: text, location: text }, text), await mailOf());
  });
});
