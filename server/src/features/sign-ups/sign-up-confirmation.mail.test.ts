import { describe, expect, it } from 'vitest';
import { bread, hostileTexts, publicUrl } from '../mail/mail.fixture.js';
import { expectNoHarm, expectNoPlaceholder, wordsOf } from '../mail/mail-expectations.fixture.js';
import { sanitizeHeaderText } from '../mail/sanitize-header-text.js';
import { signUpConfirmationMail } from './sign-up-confirmation.mail.js';

const signUp = {
  id: '01936d2b-0000-7000-8000-000000000001',
  name: 'Maya Okafor',
  email: 'maya@example.org',
};
const writtenAt = new Date('2027-03-01T12:00:00Z');
const mailOf = (event = bread, name = signUp.name, paidPence = 0) =>
  signUpConfirmationMail({
    productName: 'Turnout',
    publicUrl,
    event,
    signUp: { ...signUp, name },
    paidPence,
    writtenAt,
  });
const page = `${publicUrl}/events/${bread.id}`;

describe('signUpConfirmationMail', () => {
  it('goes to the address of the sign-up and names the event in its subject', async () => {
    const { to, subject } = await mailOf();
    expect({ to, subject }).toEqual({
      to: 'maya@example.org',
      subject: 'You’re signed up: Bread for beginners',
    });
  });

  it.each([
    'Maya Okafor',
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

  it('links to the event, in plain text on a line of its own', async () => {
    const { html, text } = await mailOf();
    expect(html).toContain(`href="${page}"`);
    expect(text.split('\n')).toContain(page);
  });

  it('carries the event for the calendar, with an id made from the sign-up', async () => {
    const { attachment } = await mailOf();
    expect(attachment).toMatchObject({
      name: 'event.ics',
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    });
    expect(attachment?.content).toContain(`UID:sign-up-${signUp.id}@turnout.example\r\n`);
    expect(attachment?.content).toContain('DTSTAMP:20270301T120000Z\r\n');
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

      See the event:
      https://turnout.example/events/01936d2a-5b1c-7c3e-9a55-3f8f6c1e2d4b

      For your calendar, open the file attached to this mail.

      You get this mail because this address was used to sign up at Turnout.
      "
    `);
  });

  it('is the same mail when it is made again', async () => {
    expect(await mailOf()).toEqual(await mailOf());
  });

  it('is in British English, and loads nothing', async () => {
    const { html } = await mailOf();
    expect(html).toContain('lang="en-GB"');
    expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|@import|\bsrc=/);
  });

  it('leaves no placeholder', async () => {
    expectNoPlaceholder(await mailOf());
  });

  it.each(hostileTexts)('takes no harm from %s', async (_what, text) => {
    const hostile = { ...bread, title: text, location: text, description: text };
    const mail = await mailOf(hostile, text);
    expectNoHarm(mail, await mailOf());
    expect(mail.subject).toContain(sanitizeHeaderText(text));
    expect(mail.text).toContain(sanitizeHeaderText(text));
    expect(wordsOf(mail.html)).toContain(sanitizeHeaderText(text));
  });

  it('says what was paid, and nothing of money where nothing was', async () => {
    const paid = await mailOf(bread, signUp.name, 2450);
    expect(wordsOf(paid.html)).toContain('You paid £24.50 by card.');
    expect(paid.text).toContain('You paid £24.50 by card.');
    const free = await mailOf();
    expect(wordsOf(free.html) + free.text).not.toContain('paid');
  });
});
