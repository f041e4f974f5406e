import { describe, expect, it } from 'vitest';
import { brandNamed } from '../brand/brand.fixture.js';
import { readCalendarFile } from '../events/texts/read-calendar-file.fixture.js';
import { itHoldsForEveryMail } from '../mail/every-mail.fixture.js';
import { bread, publicUrl } from '../mail/mail.fixture.js';
import { wordsOf } from '../mail/mail-expectations.fixture.js';
import { eventCancelledMail } from './event-cancelled.mail.js';

const ended = {
  firstSignUpId: '01936d2b-0000-7000-8000-000000000001',
  sequence: 4,
  endedAt: '2027-03-01T12:00:00.000Z',
};
const mailOf = (event = bread, name = 'Maya Okafor', paidPence: number | null = null, given?: typeof ended) =>
  eventCancelledMail({
    brand: brandNamed(),
    publicUrl,
    event,
    name,
    email: 'maya@example.org',
    paidPence,
    ended: given,
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

  it('does not link to the event that was deleted', async () => {
    const { html, text } = await mailOf();
    expect(html + text).not.toContain(bread.id);
  });

  it('P17: names the money that comes back, and none where nothing was paid', async () => {
    const [paid, free] = await Promise.all([mailOf(bread, 'Maya', 2450), mailOf(bread, 'Maya')]);
    for (const words of [wordsOf(paid.html), paid.text]) expect(words).toContain('You get back the £24.50');
    for (const words of [wordsOf(free.html), free.text]) expect(words).not.toContain('You get back');
  });

  it('E4: quotes the reason of the creator', async () => {
    const facts = { brand: brandNamed(), publicUrl, event: bread, name: 'Maya', paidPence: null };
    const { html, text } = await eventCancelledMail({
      ...facts,
      email: 'maya@example.org',
      reason: 'The oven <b>failed</b>.',
    });
    for (const words of [wordsOf(html), text]) expect(words).toContain('writes: “The oven <b>failed</b>.”');
  });

  it('L13: takes the place out of the calendar, with a SEQUENCE above all before', async () => {
    const { attachment, text } = await mailOf(bread, 'Maya', null, ended);
    expect(attachment?.contentType).toBe('text/calendar; charset=utf-8; method=CANCEL');
    expect(readCalendarFile(attachment?.content ?? '')).toMatchObject({
      method: 'CANCEL',
      uid: `sign-up-${ended.firstSignUpId}@turnout.example`,
      sequence: ended.sequence,
      stamp: new Date(ended.endedAt),
    });
    expect(attachment?.content).toContain('\r\nSTATUS:CANCELLED\r\n');
    expect(text).toContain('open the file attached to this mail: it takes it out');
  });

  it('asks people to take it out themselves where an older version asked for the mail', async () => {
    const { attachment, text } = await mailOf();
    expect(attachment).toBeUndefined();
    expect(text).toContain('please take it out there');
  });
});
