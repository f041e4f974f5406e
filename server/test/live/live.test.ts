import { createClient } from 'graphql-sse';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { liveChannels } from '../../src/features/causes.js';
import { cancelEvent, deleteEvent, updateEvent } from '../events/event-operations.js';
import { cancelSignUp } from '../sign-ups/cancel-sign-up-operations.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import type { Person } from '../support/world.js';
import { startTwoApps, type TwoApps } from './live-apps.js';
import { codesOf, watchPlaces, watchSignUps } from './live-stream.js';

let apps: TwoApps;
let staff: Person;
let person: Person;
let eventId: string;
beforeAll(async () => {
  apps = await startTwoApps();
  staff = await apps.here.world.staff();
});
afterAll(() => apps.close());
beforeEach(async () => {
  person = await apps.here.world.user();
  eventId = (await apps.here.world.event(staff, { pricePence: 0, capacity: 10 })).id;
});

const places = (signUpCount: number, placesLeft: number) => ({
  data: { eventPlacesChanged: { id: eventId, signUpCount, placesLeft, waitingCount: 0 } },
});

describe('D16: what one process has changed, the other tells those who listen there', () => {
  it('to anybody: how many places are left', async () => {
    const stream = await watchPlaces(apps.there.anonymous(), eventId);
    const { id } = await placeFor(person, eventId);
    expect(await stream.message(0)).toEqual(places(1, 9));
    await cancelSignUp(person, id);
    expect(await stream.message(1)).toEqual(places(0, 10));
    stream.close();
  });

  it('L16: to anybody: another title, time or place, and a cancellation', async () => {
    const query = `subscription ($id: ID!) {
      eventPlacesChanged(eventId: $id) { title startTime location cancellationReason }
    }`;
    const client = createClient({ url: `${apps.there.url}/graphql`, retryAttempts: 0 });
    const connected = Promise.withResolvers<void>();
    const answers = client.iterate(
      { query, variables: { id: eventId } },
      { connected: () => connected.resolve() },
    );
    const next = async (change: () => Promise<unknown>) => {
      const message = answers.next();
      await connected.promise;
      await change();
      return (await message).value.data.eventPlacesChanged;
    };
    const { client: editor } = staff;
    expect(await next(() => updateEvent(editor, { id: eventId, title: 'Rye' }))).toMatchObject({
      title: 'Rye',
    });
    expect(await next(() => updateEvent(editor, { id: eventId, startTime: '09:15' }))).toMatchObject({
      startTime: '09:15',
    });
    expect(await next(() => updateEvent(editor, { id: eventId, location: 'The Dairy' }))).toMatchObject({
      location: 'The Dairy',
    });
    expect(await next(() => cancelEvent(editor, eventId, { reason: 'The oven is cold.' }))).toMatchObject({
      cancellationReason: 'The oven is cold.',
    });
    client.dispose();
  });

  it('to people who are signed in: the new sign-ups, as far as each may see them', async () => {
    const [creator, other] = [
      await watchSignUps(apps.atOther(staff), eventId),
      await watchSignUps(apps.atOther(await apps.here.world.staff()), eventId),
    ];
    const { id } = await placeFor(person, eventId);
    const signUp = { id, name: 'Ines Moreau', event: { id: eventId, signUpCount: 1 } };
    expect(await creator.message(0)).toEqual({
      data: { signUpAdded: { ...signUp, email: person.email } },
    });
    const { data, ...refused } = await other.message(0);
    expect(data).toEqual({ signUpAdded: { ...signUp, email: null } });
    expect(codesOf(refused)).toEqual(['FORBIDDEN']);
    for (const stream of [creator, other]) stream.close();
  });

  it('to the client that is made for it', async () => {
    const client = createClient({ url: `${apps.there.url}/graphql`, retryAttempts: 0 });
    const query = `subscription { eventPlacesChanged(eventId: "${eventId}") { signUpCount } }`;
    const connected = Promise.withResolvers<void>();
    const answers = client.iterate({ query }, { connected: () => connected.resolve() });
    const first = answers.next();
    await connected.promise;
    await placeFor(person, eventId);
    expect((await first).value).toEqual({ data: { eventPlacesChanged: { signUpCount: 1 } } });
    client.dispose();
  });

  it('and of other events nothing', async () => {
    const stream = await watchPlaces(apps.there.anonymous(), eventId);
    const other = await apps.here.world.event(staff, { pricePence: 0 });
    await placeFor(person, other.id);
    await placeFor(person, eventId);
    expect(await stream.message(0)).toEqual(places(1, 9));
    stream.close();
  });
});

describe('a stream', () => {
  it('S25: is stored nowhere, and passed on as it comes', async () => {
    const stream = await watchPlaces(apps.here.anonymous(), eventId);
    const { response } = stream;
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
    });
    expect(response.headers.has('content-encoding')).toBe(false);
    stream.close();
  });

  it('is complete when its event is deleted', async () => {
    const streams = [
      await watchPlaces(apps.there.anonymous(), eventId),
      await watchSignUps(apps.atOther(staff), eventId),
    ];
    await deleteEvent(staff.client, eventId);
    for (const stream of streams) {
      await stream.ended();
      expect(stream).toMatchObject({ isComplete: true, messages: [] });
    }
  });

  it('G19: leaves nothing behind when its reader goes', async () => {
    const stream = await watchPlaces(apps.there.anonymous(), eventId);
    const count = async () => /turnout_live_streams (\d+)/.exec(await apps.there.metrics.text())?.[1];
    await expect.poll(count).toBe('1');
    stream.close();
    await expect.poll(count).toBe('0');
  });

  it('D11: is cut at once when its process stops, without `complete`, so that its reader connects again', async () => {
    const own = await startTwoApps();
    const creator = await own.here.world.staff();
    const { id } = await own.here.world.event(creator);
    const stream = await watchPlaces(own.there.anonymous(), id);
    const stopping = own.there.draining.closeGently();
    await stream.ended();
    expect(stream.isComplete).toBe(false);
    const late = await watchPlaces(own.there.anonymous(), id);
    expect([late.response.status, ...late.messages.map(codesOf)]).toEqual([503, ['BUSY']]);
    await stopping;
    await own.close();
  });

  it('C1: tells an event that changes all the time at most twice a second, and in the end the truth', async () => {
    const stream = await watchPlaces(apps.there.anonymous(), eventId);
    const startedAt = performance.now();
    const changes = 40;
    for (let change = 0; change < changes; change++) {
      await apps.database.query('UPDATE events SET waiting_count = waiting_count + 1 WHERE id = $1', [
        eventId,
      ]);
    }
    await expect
      .poll(() => stream.messages.at(-1)?.data, { timeout: 10_000 })
      .toMatchObject({ eventPlacesChanged: { waitingCount: changes } });
    const seconds = (performance.now() - startedAt) / 1_000;
    expect(stream.messages.length).toBeLessThanOrEqual(2 + 2 * seconds);
    stream.close();
  });
});

describe('F2: PostgreSQL ends the connection that listens', () => {
  it('and people are told how it is, and what comes later', async () => {
    const stream = await watchPlaces(apps.there.anonymous(), eventId);
    const signUps = await watchSignUps(apps.atOther(staff), eventId);
    await apps.database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'turnout-notices' AND datname = current_database()`,
    );
    expect(await stream.message(0)).toEqual(places(0, 10));
    await placeFor(person, eventId);
    expect(await stream.message(1)).toEqual(places(1, 9));
    // A reader that was told of each sign-up may have missed one.
    await signUps.ended();
    expect(signUps.isComplete).toBe(false);
    stream.close();
  });
});

it.each(liveChannels.map(({ name }) => name))('a trigger sends the channel %s of a cause', async (name) => {
  const senders = await apps.database.query(
    'SELECT tgname FROM pg_trigger JOIN pg_proc ON pg_proc.oid = tgfoid WHERE strpos(prosrc, $1) > 0',
    [`pg_notify('${name}',`],
  );
  expect(senders).not.toEqual([]);
});
