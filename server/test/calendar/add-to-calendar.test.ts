import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount } from '../accounts/recovery-operations.js';
import { cancelEvent, deleteEvent, updateEvent } from '../events/event-operations.js';
import { passTime } from '../support/pass-time.js';
import { storedJobs } from '../support/stored-jobs.js';
import {
  addToCalendar,
  authorizationUrlFor,
  connect,
  disconnect,
  startConnection,
  viewerOf,
} from './calendar-operations.js';
import { type GoogleApp, startGoogleApp } from './google-app.js';

const unavailable = 'failed to add event to google calendar';

let app: GoogleApp;
beforeAll(async () => {
  app = await startGoogleApp({ timeout: 2_000 });
});
afterAll(() => app.close());

describe('addEventToCalendar', () => {
  it('writes title, description, place and both instants in UTC', async () => {
    const { client, email, eventId } = await app.attendee();
    const { signUp } = await addToCalendar(client, eventId);
    expect(signUp?.addedToCalendarAt).toBe(app.clock.now().toISOString());
    expect(await app.side.entriesOf(email)).toMatchObject([
      {
        summary: 'Bread for beginners',
        description: 'Flour, water, salt, time.',
        location: 'Kirkgate Kitchen, Leeds',
        start: { dateTime: '2027-03-14T10:00:00.000Z' },
        end: { dateTime: '2027-03-14T12:30:00.000Z' },
      },
    ]);
  });

  it('ends on the next day where the end is not after the start', async () => {
    const { client, email, creator, eventId } = await app.attendee();
    await updateEvent(creator.client, { id: eventId, startTime: '22:00', endTime: '01:30' });
    await addToCalendar(client, eventId);
    expect(await app.side.entriesOf(email)).toMatchObject([
      { start: { dateTime: '2027-03-14T22:00:00.000Z' }, end: { dateTime: '2027-03-15T01:30:00.000Z' } },
    ]);
  });

  it('J7: ten parallel requests and a later one write one entry', async () => {
    const { client, email, eventId } = await app.attendee();
    const answers = await Promise.all(Array.from({ length: 10 }, () => addToCalendar(client, eventId)));
    expect(answers.flatMap(({ userErrors }) => userErrors)).toEqual([]);
    await addToCalendar(client, eventId);
    expect(await app.side.entriesOf(email)).toHaveLength(1);
  });

  it('J7: a repeat after a time-out that took effect is no second entry', async () => {
    const { client, email, eventId } = await app.attendee();
    await app.side.fail('events.insert', 'timeout-after');
    const first = await addToCalendar(client, eventId);
    expect(first.userErrors).toMatchObject([{ code: 'CALENDAR_UNAVAILABLE', message: unavailable }]);
    await app.side.recover();
    expect((await addToCalendar(client, eventId)).userErrors).toEqual([]);
    expect(await app.side.entriesOf(email)).toHaveLength(1);
  });

  it('revives an entry that was deleted by hand', async () => {
    const { client, email, eventId } = await app.attendee();
    await addToCalendar(client, eventId);
    const [entry] = await app.side.entriesOf(email);
    await app.side.deleteByHand(email, entry?.id ?? '');
    expect(await app.side.entriesOf(email)).toEqual([]);
    await addToCalendar(client, eventId);
    expect(await app.side.entriesOf(email)).toMatchObject([
      { id: entry?.id, summary: 'Bread for beginners' },
    ]);
  });

  it('needs a sign-up and a connected calendar', async () => {
    const { client, eventId } = await app.attendee({ grantCalendar: false });
    expect((await addToCalendar(client, eventId)).userErrors).toMatchObject([
      { code: 'CALENDAR_NOT_CONNECTED' },
    ]);
    const other = await app.world.event(await app.world.staff(), { pricePence: 0 });
    expect((await addToCalendar(client, other.id)).userErrors).toMatchObject([{ code: 'NOT_SIGNED_UP' }]);
    expect((await addToCalendar(client, 'nonsense')).userErrors).toMatchObject([{ code: 'EVENT_NOT_FOUND' }]);
  });

  it.each(['500', '503', '429', 'rate-limit', 'timeout', 'half', 'reset', 'garbage'])(
    'F3: with Google answering %s says so meanwhile, and works afterwards',
    async (how) => {
      const { client, email, eventId } = await app.attendee();
      await app.side.fail('events.insert', how);
      const { userErrors } = await addToCalendar(client, eventId);
      expect(userErrors).toMatchObject([{ code: 'CALENDAR_UNAVAILABLE' }]);
      await app.side.recover();
      expect((await addToCalendar(client, eventId)).userErrors).toEqual([]);
      expect(await app.side.entriesOf(email)).toHaveLength(1);
    },
  );

  it.each(['unauthorized', 'insufficient-scope'])(
    'S16: when Google answers %s, the calendar is disconnected until the person connects again',
    async (how) => {
      const { client, eventId } = await app.attendee();
      await app.side.fail('events.insert', how);
      const disconnected = [{ code: 'CALENDAR_AUTHORIZATION_REQUIRED' }];
      expect((await addToCalendar(client, eventId)).userErrors).toMatchObject(disconnected);
      await app.side.recover();
      expect((await addToCalendar(client, eventId)).userErrors).toMatchObject(disconnected);
      expect(await viewerOf(client)).toMatchObject({ calendarConnected: false });
    },
  );
});

it('stays connected when Google refuses our own client: that is nothing a person can put right', async () => {
  const { client, email, eventId } = await app.attendee();
  await app.side.fail('token', 'invalid-client');
  expect((await addToCalendar(client, eventId)).userErrors).toMatchObject([{ code: 'CALENDAR_UNAVAILABLE' }]);
  await app.side.recover();
  expect((await addToCalendar(client, eventId)).userErrors).toEqual([]);
  expect(await app.side.entriesOf(email)).toHaveLength(1);
});

describe('the connection', () => {
  it('S16: ends when the person revokes it at Google, and can be made again from the event', async () => {
    const { client, email, eventId } = await app.attendee();
    await app.side.revokeByHand(email);
    expect((await addToCalendar(client, eventId)).userErrors).toMatchObject([
      { code: 'CALENDAR_AUTHORIZATION_REQUIRED' },
    ]);
    const authorizationUrl = await authorizationUrlFor(client, eventId);
    const { account } = await connect(client, await app.side.consent(authorizationUrl, { email }));
    expect(account).toMatchObject({ calendarConnected: true });
    expect((await addToCalendar(client, eventId)).userErrors).toEqual([]);
  });

  it('needs a sign-up', async () => {
    const { client } = await app.attendee();
    const other = await app.world.event(await app.world.staff(), { pricePence: 0 });
    expect(await startConnection(client, other.id)).toMatchObject({
      authorizationUrl: null,
      userErrors: [{ code: 'NOT_SIGNED_UP' }],
    });
  });

  it('S13: takes no state of another account, of another session, twice, or after ten minutes', async () => {
    const refused = [
      { code: 'INVALID_OAUTH_STATE', message: 'invalid or mismatched user. Please log in again' },
    ];
    const [one, two] = [await app.attendee(), await app.attendee()];
    const begin = async ({ client, email, eventId }: typeof one) => {
      const authorizationUrl = await authorizationUrlFor(client, eventId);
      return app.side.consent(authorizationUrl, { email });
    };
    const back = await begin(one);
    expect((await connect(two.client, back)).userErrors).toEqual(refused);
    const { client: otherSession } = await app.signIn({ email: one.email });
    expect((await connect(otherSession, back)).userErrors).toEqual(refused);
    expect((await connect(one.client, back)).userErrors).toEqual([]);
    expect((await connect(one.client, back)).userErrors).toEqual(refused);
    const late = await begin(one);
    app.clock.advance(10 * 60_000 + 1);
    expect((await connect(one.client, late)).userErrors).toEqual(refused);
  });

  it('is with the Google account that the person signs in with, and with no other', async () => {
    const { client, eventId } = await app.attendee();
    const authorizationUrl = await authorizationUrlFor(client, eventId);
    const back = await app.side.consent(authorizationUrl, { email: 'somebody.else@gmail.example' });
    expect((await connect(client, back)).userErrors).toMatchObject([{ code: 'INVALID_OAUTH_STATE' }]);
  });

  it('is not made with a code that Google rejects, or without access to the calendar', async () => {
    const { client, email, eventId } = await app.attendee();
    const begin = () => authorizationUrlFor(client, eventId);
    const back = await app.side.consent(await begin(), { email });
    back.searchParams.set('code', 'made-up');
    expect((await connect(client, back)).userErrors).toEqual([
      { code: 'CODE_EXCHANGE_FAILED', message: 'failed to exchange code' },
    ]);
    const without = await app.side.consent(await begin(), { email, grantCalendar: false });
    expect((await connect(client, without)).userErrors).toEqual([
      { code: 'CALENDAR_AUTHORIZATION_REQUIRED', message: 'Failed to connect Google Calendar' },
    ]);
  });

  it('is ended here and at Google by disconnecting', async () => {
    const { client, email, eventId } = await app.attendee();
    expect((await disconnect(client)).account).toEqual({ calendarConnected: false });
    expect((await addToCalendar(client, eventId)).userErrors).toMatchObject([
      { code: 'CALENDAR_NOT_CONNECTED' },
    ]);
    await app.settle();
    expect(await app.control('GET', `/google/accounts/${email}`)).toMatchObject({
      refreshTokens: 0,
      accessTokens: 0,
    });
  });
});

describe('J8: the entry in the person’s calendar', () => {
  it('moves with the event', async () => {
    const { client, email, creator, eventId } = await app.attendee();
    await addToCalendar(client, eventId);
    await updateEvent(creator.client, { id: eventId, title: 'Bread for all', date: '2027-04-02' });
    await app.settle();
    expect(await app.side.entriesOf(email)).toMatchObject([
      { summary: 'Bread for all', start: { dateTime: '2027-04-02T10:00:00.000Z' } },
    ]);
  });

  it('goes with the event, and with the account of its creator', async () => {
    for (const end of ['event', 'account']) {
      const { client, email, creator, eventId } = await app.attendee();
      await addToCalendar(client, eventId);
      await (end === 'event' ? deleteEvent(creator.client, eventId) : deleteAccount(creator.client));
      await app.settle();
      expect(await app.side.entriesOf(email)).toEqual([]);
    }
  });

  it('E4: goes five minutes after the event was cancelled, and cannot be added again', async () => {
    const { client, email, creator, eventId } = await app.attendee();
    await addToCalendar(client, eventId);
    await cancelEvent(creator.client, eventId);
    await app.settle();
    expect(await app.side.entriesOf(email)).toHaveLength(1);
    await passTime(app, 5 * 60_000);
    await app.settle();
    expect(await app.side.entriesOf(email)).toEqual([]);
    expect((await addToCalendar(client, eventId)).userErrors).toMatchObject([{ code: 'EVENT_CANCELLED' }]);
  });

  it('E4: goes where Google was writing it as the cancellation became final', async () => {
    const { client, email, creator, eventId } = await app.attendee();
    await addToCalendar(client, eventId);
    await updateEvent(creator.client, { id: eventId, title: 'Other' });
    await cancelEvent(creator.client, eventId);
    // The job that writes the change comes after the one that takes the entry out.
    await app.database.query(
      `UPDATE pgboss.job SET start_after = now() + interval '1 hour' WHERE name = 'sync-calendar-entry'`,
    );
    await passTime(app, 5 * 60_000);
    await app.settle();
    await passTime(app, 60 * 60_000);
    await app.settle();
    expect(await app.side.entriesOf(email)).toEqual([]);
  });

  it('S17: goes with the person’s account, and so does the authorization, also when Google was down', async () => {
    const { client, email, eventId } = await app.attendee();
    await addToCalendar(client, eventId);
    await app.side.fail('events.delete', '503');
    await deleteAccount(client);
    await app.settle();
    expect(await app.side.entriesOf(email)).toHaveLength(1);
    await app.side.recover();
    await app.settle();
    expect(await app.side.entriesOf(email)).toEqual([]);
    expect(await app.control('GET', `/google/accounts/${email}`)).toMatchObject({
      refreshTokens: 0,
      accessTokens: 0,
    });
    const left = await app.database.query(
      'SELECT FROM google_credentials WHERE account_id NOT IN (SELECT id FROM accounts)',
    );
    expect(left).toEqual([]);
  });

  it('S16: is not updated once the person has revoked access; a mail says so, and no job retries', async () => {
    const { client, email, creator, eventId } = await app.attendee();
    await addToCalendar(client, eventId);
    await app.side.revokeByHand(email);
    await updateEvent(creator.client, { id: eventId, title: 'Bread for all' });
    await app.settle();
    expect(app.mailGateway.to(email, 'no longer connected')).toHaveLength(1);
    const [signUp] = await app.database.query('SELECT id FROM sign_ups WHERE event_id = $1', [eventId]);
    const jobs = await storedJobs(app.database, 'sync-calendar-entry');
    expect(jobs.filter(({ data }) => data.signUpId === signUp?.id).length).toBeLessThanOrEqual(1);
    await updateEvent(creator.client, { id: eventId, title: 'Bread for everyone' });
    await app.settle();
    expect(app.mailGateway.to(email, 'no longer connected')).toHaveLength(1);
  });

  it('J10: a Google that is down holds up no sign-up and no change, and catches up', async () => {
    const { client, email, creator, eventId } = await app.attendee();
    await addToCalendar(client, eventId);
    await app.side.fail('events.update', '500');
    await app.side.fail('events.insert', '500');
    expect(
      (await updateEvent(creator.client, { id: eventId, title: 'Bread for all' })).data.updateEvent
        .userErrors,
    ).toEqual([]);
    await app.settle();
    await app.side.recover();
    await app.settle();
    expect(await app.side.entriesOf(email)).toMatchObject([{ summary: 'Bread for all' }]);
  });
});
