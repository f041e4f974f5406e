import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { findFreePlacesJob } from '../../src/features/waiting-list/find-free-places.job.js';
import { createToken } from '../accounts/access-token-operations.js';
import { deleteAccount } from '../accounts/recovery-operations.js';
import { changePassword } from '../accounts/settings-operations.js';
import { type GoogleApp, startGoogleApp } from '../calendar/google-app.js';
import { hold } from '../support/held-rows.js';
import { passTime } from '../support/pass-time.js';
import { PASSWORD, type Person } from '../support/world.js';
import { placeFor } from './sign-up-operations.js';
import { wrongCounts } from './sign-up-rows.js';
import { giveBack, wait } from './waiting-list-operations.js';

let app: GoogleApp;
let staff: Person;
let ada: Person;
let ben: Person;
let cleo: Person;
let eventId: string;
beforeAll(async () => {
  app = await startGoogleApp();
  staff = await app.world.staff();
});
afterAll(() => app.close());

/** Ada has the only place. Ben is the first in line, and Cleo the second. */
beforeEach(async () => {
  [ada, ben, cleo] = [await app.world.user(), await app.world.user(), await app.world.user()];
  eventId = (await app.world.event(staff, { pricePence: 0, capacity: 1 })).id;
  await placeFor(ada, eventId);
  await wait(ben, eventId);
  app.clock.advance(1);
  await wait(cleo, eventId);
});
afterEach(async () => {
  expect(await wrongCounts(app.database)).toEqual([]);
});

describe('L15: a place goes to the first in line while their account is locked by', () => {
  it.each([
    ['a change of the password', 'sessions', () => changePassword(ben.client)],
    ['a new access token', 'access_tokens', () => createToken(ben.client)],
    ['a first sign-in with Google', 'google_credentials', () => app.signIn({ email: ben.email })],
  ])('%s', async (_what, table, change) => {
    const held = await hold(app.database, `LOCK TABLE ${table} IN SHARE MODE`, []);
    const changing = change();
    await held.waiting(1);
    await giveBack(app.database, ada, eventId);
    expect([await isPlaced(ben), await isPlaced(cleo)]).toEqual([true, false]);
    await held.release();
    await changing;
  });
});

/** Read from the table, since a locked account's own requests would wait. */
async function isPlaced({ id }: Person): Promise<boolean> {
  const rows = await app.database.query('SELECT FROM sign_ups WHERE event_id = $1 AND account_id = $2', [
    eventId,
    id,
  ]);
  return rows.length === 1;
}

describe('L15: a place that is given back while the first in line deletes their account', () => {
  /** The lock of a deletion. Its end is for the test to choose. */
  async function givenBackBesideDeletion(): Promise<void> {
    const deletion = await hold(app.database, 'SELECT FROM accounts WHERE id = $1 FOR UPDATE', [ben.id]);
    await giveBack(app.database, ada, eventId);
    expect([await isPlaced(ben), await isPlaced(cleo)]).toEqual([false, false]);
    await deletion.release();
  }
  async function serveLine(): Promise<void> {
    await passTime(app, 5_000);
    await app.settle();
  }

  it('goes to the first when the deletion fails', async () => {
    await givenBackBesideDeletion();
    await serveLine();
    expect([await isPlaced(ben), await isPlaced(cleo)]).toEqual([true, false]);
  });

  it('goes to the second when the deletion succeeds', async () => {
    await givenBackBesideDeletion();
    expect((await deleteAccount(ben.client, PASSWORD)).errors).toBeUndefined();
    await serveLine();
    expect(await isPlaced(cleo)).toBe(true);
  });
});

it('L15: a free place beside a line is found within a minute, whatever has left it', async () => {
  await app.database.query('DELETE FROM sign_ups WHERE event_id = $1', [eventId]);
  await app.database.query('UPDATE events SET sign_up_count = 0 WHERE id = $1', [eventId]);
  await findFreePlacesJob.run(app.jobContext, {});
  await app.settle();
  expect([await isPlaced(ben), await isPlaced(cleo)]).toEqual([true, false]);
});

it('L15: a free place beside a line is found at each of many events', async () => {
  const found: unknown[] = [];
  // The line of a copy is only counted, so no job is to serve it.
  const enqueueAll = vi.spyOn(app.jobContext.services.jobs, 'enqueueAll');
  enqueueAll.mockImplementation(async (_manager, _job, data) => void found.push(...data));
  const copies = await app.database.query<{ id: string }>(
    `INSERT INTO events SELECT copy.* FROM events, generate_series(1, 450) AS nth
     CROSS JOIN LATERAL jsonb_populate_record(events, jsonb_build_object(
       'id', gen_random_uuid(), 'title', nth, 'sign_up_count', 0, 'held_count', 0, 'waiting_count', 1)) AS copy
     WHERE events.id = $1 RETURNING id`,
    [eventId],
  );
  await findFreePlacesJob.run(app.jobContext, {});
  enqueueAll.mockRestore();
  await app.database.query('DELETE FROM events WHERE id = ANY($1)', [copies.map(({ id }) => id)]);
  expect(found).toHaveLength(copies.length);
});
