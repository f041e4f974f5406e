import { describe, expect, it } from 'vitest';
import { brandNamed } from '../brand/brand.fixture.js';
import { readCalendarFile } from '../events/texts/read-calendar-file.fixture.js';
import { itHoldsForEveryMail } from '../mail/every-mail.fixture.js';
import { bread, publicUrl } from '../mail/mail.fixture.js';
import { wordsOf } from '../mail/mail-expectations.fixture.js';
import { signUpCancelledMail } from './sign-up-cancelled.mail.js';

const ended = {
  firstSignUpId: '01936d2b-0000-7000-8000-000000000001',
  sequence: 4,
  endedAt: '2027-03-01T12:00:00.000Z',
};
const mailOf = (fields: Partial<Parameters<typeof signUpCancelledMail>[0]> = {}) =>
  signUpCancelledMail({
    brand: brandNamed(),
    publicUrl,
    event: bread,
    name: 'Maya Okafor',
    email: 'maya@example.org',
    byCreator: false,
    hadNotArrived: false,
    paidPence: 0,
    refundPence: 0,
    ...fields,
  });

describe('signUpCancelledMail', () => {
  itHoldsForEveryMail({
    mailOf: (hostile) =>
      mailOf(
        hostile === undefined
          ? {}
          : { event: { ...bread, title: hostile, location: hostile }, name: hostile },
      ),
    subject: 'You gave your place back: Bread for beginners',
    says: ['Maya Okafor', 'Bread for beginners', 'Sunday 14 March 2027', '10:00 to 12:30', 'Turnout'],
    link: `${publicUrl}/events/${bread.id}`,
  });

  it('says in its subject that the creator took the person out', async () => {
    const { subject } = await mailOf({ byCreator: true });
    expect(subject).toBe('Your place was cancelled: Bread for beginners');
  });

  it('D32: says that the person had not arrived when the team released the places', async () => {
    const { subject, text } = await mailOf({ byCreator: true, hadNotArrived: true });
    expect(subject).toBe('Your place went to other people: Bread for beginners');
    expect(text).toContain('You had not arrived at the event');
  });

  it.each([
    [{ paidPence: 2450, refundPence: 2450 }, 'You get back the £24.50 that you paid'],
    [{ paidPence: 2450, refundPence: 0 }, 'The £24.50 that you paid does not come back'],
    [
      { paidPence: 666, refundPence: 666, returnedBeforePence: 334 },
      'You get back £6.66 to the card that you paid with. The other £3.34 of the £10 that you paid went back before.',
    ],
    [
      { paidPence: 666, refundPence: 0, returnedBeforePence: 334 },
      '£3.34 of the £10 that you paid went back before. The other £6.66 does not come back',
    ],
  ])('L5: with %j says: %s', async (money, sentence) => {
    const { html, text } = await mailOf(money);
    for (const words of [wordsOf(html), text]) expect(words).toContain(sentence);
  });

  it('names no money for a free place', async () => {
    expect((await mailOf()).text).not.toContain('£');
  });

  it('L13: takes the place out of the calendar, with a SEQUENCE above all before', async () => {
    const { attachment, text } = await mailOf({ ended });
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
