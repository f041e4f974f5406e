import { describe, expect, it } from 'vitest';
import { brandNamed } from '../brand/brand.fixture.js';
import { readCalendarFile } from '../events/texts/read-calendar-file.fixture.js';
import { itHoldsForEveryMail } from '../mail/every-mail.fixture.js';
import { bread, hostileTexts, publicUrl, ticketOf } from '../mail/mail.fixture.js';
import { wordsOf } from '../mail/mail-expectations.fixture.js';
import { sanitizeHeaderText } from '../mail/sanitize-header-text.js';
import { type RefundRule, signUpConfirmationMail } from './sign-up-confirmation.mail.js';

const place = { firstSignUpId: '01936d2b-0000-7000-8000-000000000001', timesGivenBack: 0 };
const signUp = { name: 'Maya Okafor', email: 'maya@example.org' };
const writtenAt = new Date('2027-03-01T12:00:00Z');
const mailOf = (
  event = bread,
  name = signUp.name,
  paidPence = 0,
  refund?: RefundRule,
  note: string | null = null,
) =>
  signUpConfirmationMail({
    brand: brandNamed(),
    publicUrl,
    event,
    note,
    place,
    ticket: ticketOf(),
    signUp: { ...signUp, name },
    paidPence,
    refund,
    writtenAt,
  });
const hostileMail = (text: string) =>
  mailOf({ ...bread, title: text, location: text, description: text }, text);

describe('signUpConfirmationMail', () => {
  itHoldsForEveryMail({
    mailOf: (hostile) => (hostile === undefined ? mailOf() : hostileMail(hostile)),
    subject: 'You’re signed up: Bread for beginners',
    says: [
      'Maya Okafor',
      'Bread for beginners',
      'Sunday 14 March 2027',
      '10:00 to 12:30',
      'Kirkgate Kitchen, 12 Harper Street, Leeds',
      'Turnout',
    ],
    link: `${publicUrl}/events/${bread.id}`,
  });

  it('carries the event for the calendar, with an id made from the sign-up', async () => {
    const { attachment } = await mailOf();
    expect(attachment).toMatchObject({
      name: 'event.ics',
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    });
    expect(attachment?.content).toContain(`UID:sign-up-${place.firstSignUpId}@turnout.example\r\n`);
    expect(attachment?.content).toContain('DTSTAMP:20270301T120000Z\r\n');
  });

  it('E6: has the note for attendees, in its file too', async () => {
    const note = 'The code of the door is 4711.\nRing twice.';
    const { text, attachment } = await mailOf(bread, signUp.name, 0, undefined, note);
    expect(text).toContain(`Note for attendees\n${note}`);
    const { description } = readCalendarFile(attachment?.content ?? '');
    expect(description).toContain(`Note for attendees:\n${note}\n\n`);
  });

  it('is readable as plain text', async () => {
    const { text } = await mailOf();
    expect(text).toMatchInlineSnapshot(`
      "You’re signed up

      Hello Maya Okafor,

      Your place is saved. Here is all you need for the day.

      Bread for beginners

      When
      Sunday 14 March 2027
      10:00 to 12:30 UTC

      Where
      Kirkgate Kitchen, 12 Harper Street, Leeds

      Your ticket
      Show this code at the door, on your phone or printed.

      T7KQ 4M2X 9RWD H5ZB 3NCF 8PJV 1Y

      Open your ticket:
      https://turnout.example/events/01936d2a-5b1c-7c3e-9a55-3f8f6c1e2d4b

      Keep the code to yourself: the first person who shows it gets in. For your calendar, open the file attached to this mail.

      You get this mail because this address was used to sign up at Turnout.
      "
    `);
  });

  it('shows the ticket as a picture that comes with the mail, and says the code where pictures are blocked', async () => {
    const { html, pictures } = await mailOf();
    expect(pictures).toEqual([ticketOf().picture]);
    expect(html).toContain(
      '<img src="cid:ticket.png" alt="Your ticket: T7KQ 4M2X 9RWD H5ZB 3NCF 8PJV 1Y" width="198" height="198"',
    );
  });

  it('is the same mail when it is made again', async () => {
    expect(await mailOf()).toEqual(await mailOf());
  });

  it('is in British English, and loads nothing', async () => {
    const { html } = await mailOf();
    expect(html).toContain('lang="en-GB"');
    expect(html).not.toMatch(/<(link|script|iframe)|url\(|@import|\bsrc="(?!cid:)/);
  });

  it.each(hostileTexts)('says what people wrote without its harm: %s', async (_what, text) => {
    const mail = await hostileMail(text);
    for (const part of [mail.subject, mail.text, wordsOf(mail.html)])
      expect(part).toContain(sanitizeHeaderText(text));
  });

  it('says what was paid, and nothing of money where nothing was', async () => {
    const paid = await mailOf(bread, signUp.name, 2450);
    expect(wordsOf(paid.html)).toContain('You paid £24.50 by card.');
    expect(paid.text).toContain('You paid £24.50 by card.');
    const free = await mailOf();
    expect(wordsOf(free.html) + free.text).not.toContain('paid');
  });

  it.each([
    [
      new Date('2027-03-12T10:00Z'),
      false,
      'If you give your place back before Friday 12 March 2027, 10:00 UTC, you get all of it back.',
    ],
    [
      new Date('2027-03-01T10:00Z'),
      true,
      'It is not refundable any more: the deadline was Monday 1 March 2027, 10:00 UTC.',
    ],
    [null, false, 'This event gives no money back.'],
  ])('L11: says until when the money comes back: %s', async (until, isOver, sentence) => {
    const mail = await mailOf(bread, signUp.name, 2450, { until, isOver });
    expect(mail.text).toContain(`You paid £24.50 by card. ${sentence}`);
    expect(wordsOf(mail.html)).toContain(sentence);
  });
});
