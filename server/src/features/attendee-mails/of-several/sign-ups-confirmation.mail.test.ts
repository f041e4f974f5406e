import { describe, expect, it } from 'vitest';
import { brandNamed } from '../../brand/brand.fixture.js';
import { eventInstants } from '../../events/event-times.js';
import { readCalendar } from '../../events/texts/read-calendar-file.fixture.js';
import { itHoldsForEveryMail } from '../../mail/every-mail.fixture.js';
import { bread, publicUrl, ticketOf } from '../../mail/mail.fixture.js';
import { type ConfirmedPlace, signUpsConfirmationMail } from './sign-ups-confirmation.mail.js';

const writtenAt = new Date('2027-03-01T12:00:00Z');

function placeOn(date: string, fields: object = {}, note: string | null = null): ConfirmedPlace {
  const event = { ...bread, date, id: `event-of-${date}`, timeZone: 'Europe/London', ...fields };
  const place = { firstSignUpId: `place-of-${date}`, timesGivenBack: 0 };
  const ticket = ticketOf(Number(date.slice(-2)));
  return { event: { ...event, ...eventInstants(event) }, note, place, ticket, writtenAt };
}

const mailOf = (places: ConfirmedPlace[], name = 'Maya Okafor') =>
  signUpsConfirmationMail({
    brand: brandNamed(),
    publicUrl,
    signUp: { name, email: 'maya@example.org' },
    places,
  });
const dates = ['2027-03-21', '2027-03-28'];
const series = (fields?: object, note?: string) => dates.map((date) => placeOn(date, fields, note));

describe('signUpsConfirmationMail', () => {
  itHoldsForEveryMail({
    mailOf: (hostile) => mailOf(series(hostile ? { title: hostile, location: hostile } : {}), hostile),
    subject: 'You’re signed up: Bread for beginners, 2 dates',
    says: [
      'Maya Okafor',
      'Bread for beginners',
      'Sunday 21 March 2027, 10:00 to 12:30 GMT',
      'Sunday 28 March 2027, 10:00 to 12:30 BST',
      'Kirkgate Kitchen, 12 Harper Street, Leeds',
    ],
    link: `${publicUrl}/events/event-of-2027-03-28`,
  });

  it('is readable as plain text: title, place and note of a series stand there once', async () => {
    const { text } = await mailOf(series({}, 'The code of the door is 4711.'));
    expect(text).toMatchInlineSnapshot(`
      "You’re signed up

      Hello Maya Okafor,

      Your places at 2 events are saved. Each of them can be given back on its event’s page.

      Bread for beginners

      When
      Sunday 21 March 2027, 10:00 to 12:30 GMT:
      https://turnout.example/events/event-of-2027-03-21
      Sunday 28 March 2027, 10:00 to 12:30 BST:
      https://turnout.example/events/event-of-2027-03-28

      Where
      Kirkgate Kitchen, 12 Harper Street, Leeds

      Note for attendees
      The code of the door is 4711.

      Your ticket for Sunday 21 March 2027
      Show this code at the door, on your phone or printed.

      T7KQ 4M2X 9RWD H5ZB 3NCF 8PJV 21Y

      Your ticket for Sunday 28 March 2027
      Show this code at the door, on your phone or printed.

      T7KQ 4M2X 9RWD H5ZB 3NCF 8PJV 28Y

      Keep the code to yourself: the first person who shows it gets in. For your calendar, open the file attached to this mail. It has all of them.

      You get this mail because this address was used to sign up at Turnout.
      "
    `);
  });

  it('shows what differs of events that are in no series', async () => {
    const soup = placeOn('2027-04-01', { title: 'Soup', location: 'Town hall' }, 'Bring a bowl.');
    const { subject, text } = await mailOf([...series(), soup]);
    expect(subject).toBe('You’re signed up: 3 events');
    for (const words of ['\nBread for beginners', '\nSoup', 'Town hall', 'Note for attendees\nBring a bowl.'])
      expect(text.split(words)).toHaveLength(2);
  });

  it('has the ticket of each place, and says which is which', async () => {
    const soup = placeOn('2027-04-01', { title: 'Soup' });
    const { html, pictures, text } = await mailOf([...series(), soup]);
    const tickets = [21, 28, 1].map(ticketOf);
    expect(pictures).toEqual(tickets.map(({ picture }) => picture));
    for (const { picture, text: code } of tickets)
      expect(html).toContain(`src="cid:${picture.contentId}" alt="Your ticket: ${code}"`);
    expect(text).toContain('Your ticket for Bread for beginners, Sunday 28 March 2027');
    expect(text).toContain('Your ticket for Soup, Thursday 1 April 2027');
  });

  it('carries all places for the calendar, each with the UID and the note of its own file', async () => {
    const { attachment } = await mailOf([...series(), placeOn('2027-04-01', {}, 'Bring a bowl.')]);
    expect(attachment?.contentType).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    const { events } = readCalendar(attachment?.content ?? '');
    expect(events).toMatchObject([
      { uid: 'sign-up-place-of-2027-03-21@turnout.example', startsAt: new Date('2027-03-21T10:00Z') },
      { uid: 'sign-up-place-of-2027-03-28@turnout.example', startsAt: new Date('2027-03-28T09:00Z') },
      { description: expect.stringContaining('Note for attendees:\nBring a bowl.') },
    ]);
    expect(events[0]?.description).not.toContain('Note');
  });
});
