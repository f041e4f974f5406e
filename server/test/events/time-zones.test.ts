import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCalendarFile } from '../../src/features/events/texts/read-calendar-file.fixture.js';
import { addToCalendar } from '../calendar/calendar-operations.js';
import { type GoogleApp, startGoogleApp } from '../calendar/google-app.js';
import { graphql } from '../gql/index.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import { anEvent } from '../support/world.js';
import { updateEvent } from './event-operations.js';

const ZONED = graphql(`query ZonedEvent($id: ID!) {
  event(id: $id) { timeZone startsAt endsAt date startTime endTime }
}`);
const CREATE = graphql(`mutation CreateZonedEvent($input: CreateEventInput!) {
  createEvent(input: $input) { event { id timeZone startsAt } userErrors { code field message } }
}`);

const email = 'ines@gmail.example';

let app: GoogleApp;
let attendee: Awaited<ReturnType<GoogleApp['attendee']>>;
beforeAll(async () => {
  app = await startGoogleApp({ env: { TIME_ZONE: 'Europe/London' } });
  attendee = await app.attendee({ email });
});
afterAll(() => app.close());

const june = { ...anEvent(), pricePence: 0, date: '2027-06-14', startTime: '19:45', endTime: '21:00' };

const zoned = async (id: string) => (await app.anonymous().graphql(ZONED, { id })).data.event;

describe('L1: an event of June', () => {
  it.each([
    ['Europe/London', '2027-06-14T18:45:00.000Z', '2027-06-14T20:00:00.000Z', '19:45 to 21:00 BST'],
    ['America/New_York', '2027-06-14T23:45:00.000Z', '2027-06-15T01:00:00.000Z', '19:45 to 21:00 GMT-4'],
    ['Pacific/Auckland', '2027-06-14T07:45:00.000Z', '2027-06-14T09:00:00.000Z', '19:45 to 21:00 GMT+12'],
  ])(
    'in %s is the same instant in the API, the mail, the .ics file and Google',
    async (timeZone, startsAt, endsAt, times) => {
      const { client, creator } = attendee;
      const { id } = await app.world.event(creator as never, { ...june, timeZone });
      expect(await zoned(id)).toEqual({
        timeZone,
        startsAt,
        endsAt,
        date: '2027-06-14',
        startTime: '19:45',
        endTime: '21:00',
      });

      await placeFor({ id: '', email, client }, id);
      await addToCalendar(client, id);
      await app.settle();
      const instants = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
      const [entry] = (await app.side.entriesOf(email)).filter(({ source }) => source.url.endsWith(id));
      expect([entry?.start.dateTime, entry?.end.dateTime].map((text) => new Date(text ?? ''))).toEqual(
        Object.values(instants),
      );
      const page = await fetch(`${app.url}/events/${id}/event.ics`);
      expect(readCalendarFile(await page.text())).toMatchObject(instants);
      const mail = app.mailGateway.to(email, 'You’re signed up').at(-1) ?? expect.unreachable();
      expect(mail.text).toContain(times);
      expect(mail.html).toContain(times);
    },
  );
});

describe('the zone of an event', () => {
  it('is the one of the settings where the creator chose no other', async () => {
    const answer = await attendee.creator.client.graphql(CREATE, { input: june });
    expect(answer.data.createEvent.event).toMatchObject({
      timeZone: 'Europe/London',
      startsAt: '2027-06-14T18:45:00.000Z',
    });
    expect(
      (await app.anonymous().graphql(graphql(`query SettingsZone { settings { timeZone } }`))).data.settings,
    ).toEqual({ timeZone: 'Europe/London' });
  });

  it.each(['Mars/Base', '+01:00', ''])('is not %j', async (timeZone) => {
    const answer = await attendee.creator.client.graphql(CREATE, { input: { ...june, timeZone } });
    expect(answer.data.createEvent.userErrors).toMatchObject([{ field: 'timeZone' }]);
  });

  it('can be changed, which moves the instants alone', async () => {
    const { id } = await app.world.event(attendee.creator as never, june);
    await updateEvent(attendee.creator.client, { id, timeZone: 'europe/berlin' });
    expect(await zoned(id)).toMatchObject({
      timeZone: 'Europe/Berlin',
      startTime: '19:45',
      startsAt: '2027-06-14T17:45:00.000Z',
    });
    await updateEvent(attendee.creator.client, { id, startTime: '20:00' });
    expect(await zoned(id)).toMatchObject({
      timeZone: 'Europe/Berlin',
      startsAt: '2027-06-14T18:00:00.000Z',
    });
  });
});
