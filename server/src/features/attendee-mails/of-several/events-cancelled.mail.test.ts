import { describe, expect, it } from 'vitest';
import { brandNamed } from '../../brand/brand.fixture.js';
import { readCalendar } from '../../events/texts/read-calendar-file.fixture.js';
import { itHoldsForEveryMail } from '../../mail/every-mail.fixture.js';
import { bread, publicUrl } from '../../mail/mail.fixture.js';
import { eventsCancelledMail } from './events-cancelled.mail.js';

const ended = {
  firstSignUpId: '01936d2b-0000-7000-8000-000000000001',
  sequence: 4,
  endedAt: '2027-03-01T12:00:00.000Z',
};
const later = {
  ...bread,
  id: '01936d2a-5b1c-7c3e-9a55-3f8f6c1e2d4c',
  date: '2027-03-21',
  startsAt: new Date('2027-03-21T10:00Z'),
  endsAt: new Date('2027-03-21T12:30Z'),
};

function mailOf({ hostile, reason = 'Rain' }: { hostile?: string; reason?: string | null } = {}) {
  const words = hostile === undefined ? {} : { title: hostile, location: hostile };
  return eventsCancelledMail({
    brand: brandNamed(),
    publicUrl,
    name: hostile ?? 'Maya Okafor',
    email: 'maya@example.org',
    places: [
      { event: { ...bread, ...words, reason }, paidPence: 2450, ended },
      { event: { ...later, ...words, reason }, paidPence: 1000, ended: { ...ended, sequence: 5 } },
    ],
  });
}

describe('eventsCancelledMail', () => {
  itHoldsForEveryMail({
    mailOf: (hostile) => mailOf(hostile === undefined ? {} : { hostile, reason: hostile }),
    subject: 'Cancelled: Bread for beginners, 2 dates',
    says: [
      'Maya Okafor',
      'These events will not take place',
      'Bread for beginners',
      'Sunday 14 March 2027, 10:00 to 12:30',
      'Sunday 21 March 2027, 10:00 to 12:30',
      'Kirkgate Kitchen, 12 Harper Street, Leeds',
      '£34.50',
    ],
    link: `${publicUrl}/events`,
  });

  it('leads to the pages of cancelled events, and not to those of deleted ones', async () => {
    const page = `${publicUrl}/events/${later.id}`;
    expect((await mailOf()).html).toContain(page);
    expect((await mailOf({ reason: null })).html).not.toContain(page);
  });

  it('takes all of them out of the calendar by one file', async () => {
    const { method, events } = readCalendar((await mailOf()).attachment?.content ?? '');
    expect(method).toBe('PUBLISH');
    expect(events.map(({ status, sequence }) => [status, sequence])).toEqual([
      ['CANCELLED', 4],
      ['CANCELLED', 5],
    ]);
  });
});
