import { calendar } from '@googleapis/calendar';
import { OAuth2Client } from 'google-auth-library';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { removeCalendarEntryJob } from '../../src/features/calendar/calendar-entry.jobs.js';
import { calendarEntryId } from '../../src/features/calendar/calendar-entry.js';
import { readCalendarFile } from '../../src/features/events/texts/read-calendar-file.fixture.js';
import { findStoredAuthorization } from '../../src/features/google/stored-authorization.js';
import { deleteEvent, updateEvent } from '../events/event-operations.js';
import { giveBack } from '../sign-ups/cancel-sign-up-operations.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import { passTime } from '../support/pass-time.js';
import { addToCalendar } from './calendar-operations.js';
import { type GoogleApp, startGoogleApp } from './google-app.js';

const MINUTE = 60_000;

let app: GoogleApp;
let attendee: Awaited<ReturnType<GoogleApp['attendee']>>;
beforeAll(async () => {
  app = await startGoogleApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  attendee = await app.attendee();
});

async function afterMinutes(minutes: number): Promise<void> {
  await app.settle();
  await passTime(app, minutes * MINUTE);
  await app.settle();
}

/** The fields by which a calendar knows an entry. */
interface Known {
  uid: unknown;
  sequence: unknown;
}
const knownOf = (file: string): Known => {
  const { uid, sequence } = readCalendarFile(file);
  return { uid, sequence };
};

async function button(client = attendee.client) {
  return client.request(`/events/${attendee.eventId}/event.ics`);
}
const buttonFile = async () => knownOf(await (await button()).text());
const mailFile = (words: string): Known =>
  knownOf(app.mailGateway.to(attendee.email, words).at(-1)?.attachment?.content ?? '');

/** The one entry of the place in Google Calendar. */
async function googleEntry(): Promise<Known> {
  const [entry, ...others] = await app.side.entriesOf(attendee.email);
  expect(others).toEqual([]);
  return { uid: entry?.iCalUID, sequence: entry?.sequence };
}

async function signUpAgain(): Promise<string> {
  const { email, client, eventId } = attendee;
  return (await placeFor({ id: '', email, client }, eventId)).id;
}

it('L13: the button’s file, the mails’ files and Google’s entry are one entry, which grows', async () => {
  const { client, creator, eventId, signUpId } = attendee;
  await app.settle();
  await addToCalendar(client, eventId);
  const first = mailFile('You’re signed up');
  expect(first).toEqual({ uid: expect.stringMatching(`^sign-up-${signUpId}@`), sequence: 0 });
  expect(await buttonFile()).toEqual(first);
  expect(await googleEntry()).toEqual(first);

  await updateEvent(creator.client, { id: eventId, date: '2027-03-15' });
  await afterMinutes(5);
  const changed = mailFile('Changed');
  expect(changed).toEqual({ uid: first.uid, sequence: 1 });
  expect(await buttonFile()).toEqual(changed);
  expect(await googleEntry()).toEqual(changed);

  await giveBack({ client }, signUpId);
  await afterMinutes(2);
  expect(mailFile('You gave your place back')).toEqual({ uid: first.uid, sequence: 2 });
  expect(await app.side.entriesOf(attendee.email)).toEqual([]);

  await signUpAgain();
  await afterMinutes(2);
  await addToCalendar(client, eventId);
  const again = mailFile('You’re signed up');
  expect(again).toEqual({ uid: first.uid, sequence: 3 });
  expect(await buttonFile()).toEqual(again);
  expect(await googleEntry()).toEqual(again);

  await deleteEvent(creator.client, eventId);
  await app.settle();
  expect(mailFile('Cancelled')).toEqual({ uid: first.uid, sequence: 4 });
  expect(await app.side.entriesOf(attendee.email)).toEqual([]);
});

it('L13: all others get the event’s own entry, and no cache gives one person’s file to another', async () => {
  const [own, anybodys] = [await button(), await button(app.anonymous())];
  expect(own.headers.get('cache-control')).toBe('private, no-cache');
  expect(anybodys.headers.get('cache-control')).toBe('no-cache');
  for (const { headers } of [own, anybodys]) expect(headers.get('vary')).toMatch(/\bcookie\b/);
  const { uid } = knownOf(await anybodys.text());
  expect(uid).toMatch(new RegExp(`^event-${attendee.eventId}@`));
});

it('L13: a SEQUENCE that has grown further at Google never falls', async () => {
  const { client, creator, eventId } = attendee;
  await addToCalendar(client, eventId);
  const [entry] = await app.side.entriesOf(attendee.email);
  const events = await eventsOfAttendee();
  const requestBody = { sequence: 7 };
  await events.patch({ calendarId: 'primary', eventId: entry?.id ?? '', requestBody });
  await updateEvent(creator.client, { id: eventId, title: 'Bread for all' });
  await app.settle();
  expect(await app.side.entriesOf(attendee.email)).toMatchObject([{ summary: 'Bread for all', sequence: 7 }]);
});

it('L13: an entry that an earlier version wrote is replaced, and is taken away', async () => {
  const { client, eventId, signUpId } = attendee;
  const events = await eventsOfAttendee();
  const time = { dateTime: '2027-03-14T10:00:00Z' };
  const former = { id: calendarEntryId(signUpId), summary: 'Of an earlier version', start: time, end: time };
  await events.insert({ calendarId: 'primary', requestBody: former });
  await addToCalendar(client, eventId);
  expect((await googleEntry()).uid).toMatch(`sign-up-${signUpId}@`);

  const other = await app.attendee();
  attendee = other;
  const theirs = await eventsOfAttendee();
  const id = calendarEntryId(other.signUpId);
  await theirs.insert({ calendarId: 'primary', requestBody: { ...former, id } });
  await removeCalendarEntryJob.run(app.jobContext, { accountId: await accountId(), entryId: id });
  expect(await app.side.entriesOf(other.email)).toEqual([]);
});

it('L13: a removal that comes late leaves the entry to a person who has added it again', async () => {
  const { client, eventId, signUpId } = attendee;
  await addToCalendar(client, eventId);
  await giveBack({ client }, signUpId);
  await signUpAgain();
  await addToCalendar(client, eventId);
  await app.settle();
  expect((await googleEntry()).uid).toMatch(`sign-up-${signUpId}@`);
});

async function accountId(): Promise<string> {
  const [row] = await app.database.query<{ id: string }>('SELECT id FROM accounts WHERE email = $1', [
    attendee.email,
  ]);
  return row?.id ?? '';
}

/** The attendee's calendar by Google's own client, with what the product has been granted. */
async function eventsOfAttendee() {
  const { refreshToken } = await findStoredAuthorization(app.jobContext, await accountId());
  const { clientId, clientSecret, tokenUrl, calendarRootUrl } = app.sandbox.google;
  const auth = new OAuth2Client({ clientId, clientSecret, endpoints: { oauth2TokenUrl: tokenUrl } });
  auth.setCredentials({ refresh_token: refreshToken ?? '' });
  return calendar({ version: 'v3', auth, rootUrl: calendarRootUrl }).events;
}
