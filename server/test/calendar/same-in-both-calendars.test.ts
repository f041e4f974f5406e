import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoEvents } from '../../src/demo/demo-events.js';
import { readCalendarFile } from '../../src/features/events/texts/read-calendar-file.fixture.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import { addToCalendar } from './calendar-operations.js';
import { type GoogleApp, startGoogleApp } from './google-app.js';

const email = 'ines@gmail.example';

let app: GoogleApp;
let attendee: Awaited<ReturnType<GoogleApp['attendee']>>;
beforeAll(async () => {
  app = await startGoogleApp();
  attendee = await app.attendee({ email });
});
afterAll(() => app.close());

const demos = demoEvents.map(({ createdBy: _by, dayOffset: _offset, ...event }) => event);
const [ordinary] = demos;
const night = { ...ordinary, title: 'Over midnight', startTime: '22:30', endTime: '01:15' };
const day = { ...ordinary, title: 'A whole day', startTime: '09:00', endTime: '09:00' };

it.each([...demos, night, day].map((event) => [event.title, event] as const))(
  '%s is the same in the .ics file as in Google Calendar',
  async (_title, fields) => {
    const { client, creator } = attendee;
    const event = { ...fields, date: '2027-12-31', pricePence: 0 };
    const { id } = await app.world.event(creator as never, event);
    await placeFor({ id: '', email, client }, id);
    await addToCalendar(client, id);
    const [entry] = (await app.side.entriesOf(email)).filter(({ source }) => source.url.endsWith(id));
    const response = await fetch(`${app.url}/events/${id}/event.ics`);
    expect(response.headers.get('content-type')).toContain('text/calendar');
    const file = readCalendarFile(await response.text());
    expect(file).toMatchObject({
      summary: entry?.summary,
      location: entry?.location,
      startsAt: new Date(entry?.start.dateTime ?? ''),
      endsAt: new Date(entry?.end.dateTime ?? ''),
    });
    expect(file.description).toContain(entry?.description);
  },
);

it('there is no file for an event that is not there', async () => {
  for (const id of ['nonsense', attendee.signUpId]) {
    expect((await fetch(`${app.url}/events/${id}/event.ics`)).status).toBe(404);
  }
});
