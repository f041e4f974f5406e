import { afterAll, beforeAll, expect, it } from 'vitest';
import { hold } from '../support/held-rows.js';
import { manyAccounts, postAll } from '../support/many-accounts.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';
import { cancelSignUp, cancelSignUpBody, noSuchPlace } from './cancel-sign-up-operations.js';
import { placeFor } from './sign-up-operations.js';
import { signUpRows, wrongCounts } from './sign-up-rows.js';

const PLACES = 500;
const WAITING = 1_500;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
});
afterAll(() => app.close());

/** A full event, and the line for it: accounts with the numbers up to PLACES have a place, the others wait in order. */
async function fullEvent(): Promise<string> {
  const staff = await app.world.staff();
  const { id } = await app.world.event(staff, { pricePence: 0, capacity: PLACES });
  const now = app.clock.now();
  const numbered = `SELECT id AS account_id, name, email, substr(name, 8)::int AS n FROM accounts WHERE email LIKE 'many-%'`;
  await app.database.query(
    `INSERT INTO sign_ups (id, event_id, account_id, name, email, signed_up_at)
     SELECT gen_random_uuid(), $1, account_id, name, email, $2 FROM (${numbered}) AS people WHERE n <= $3`,
    [id, now, PLACES],
  );
  await app.database.query(
    `INSERT INTO waiting_list_entries (id, event_id, account_id, name, email, joined_at)
     SELECT gen_random_uuid(), $1, account_id, name, email, $2::timestamptz + n * interval '1 millisecond'
     FROM (${numbered}) AS people WHERE n > $3`,
    [id, now, PLACES],
  );
  await app.database.query('UPDATE events SET sign_up_count = $2, waiting_count = $3 WHERE id = $1', [
    id,
    PLACES,
    WAITING,
  ]);
  return id;
}

it('J19: of a crowd that gives back at once no person is told to try again, and the first in line get the places', async () => {
  const cookies = await manyAccounts(app.database, PLACES + WAITING, app.clock.now());
  const id = await fullEvent();
  const { signUps } = await signUpRows(app.database, id);
  const posts = signUps.map(({ id: signUpId, email }) => ({
    url: app.url,
    cookie: cookies[Number(/\d+/.exec(email)?.[0]) - 1] as string,
    body: cancelSignUpBody(signUpId),
  }));
  const replies = await postAll(posts, PLACES);
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  const given = replies.filter(({ body }) => JSON.parse(body).data.cancelSignUp.cancelledSignUpId !== null);
  expect(given).toHaveLength(PLACES);

  const after = await signUpRows(app.database, id);
  const numbers = after.signUps.map(({ email }) => Number(/\d+/.exec(email)?.[0])).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: PLACES }, (_, n) => PLACES + n + 1));
  expect(after.jobs).toHaveLength(PLACES);
  expect(await wrongCounts(app.database)).toEqual([]);
});

it('J19: of those who give back together, one who is refused takes nothing from the others', async () => {
  const people = await Promise.all(Array.from({ length: 3 }, () => app.world.user()));
  const event = await app.world.event(await app.world.staff(), { pricePence: 0 });
  const signUps = await Promise.all(people.map((person) => placeFor(person, event.id)));
  const [ada, ben, cem] = people.map((person, n) => ({ ...person, signUpId: signUps[n]?.id ?? '' }));
  if (!ada || !ben || !cem) throw new Error('Three people are needed');
  const held = await hold(app.database, 'SELECT FROM events WHERE id = $1 FOR UPDATE', [event.id]);
  const alone = cancelSignUp(cem, cem.signUpId);
  await held.waiting(1);
  // The batch after hers.
  const together = Promise.all([
    cancelSignUp(ada, ada.signUpId),
    cancelSignUp(ada, ada.signUpId),
    cancelSignUp(ben, ben.signUpId, 500),
  ]);
  await waitUntil(() => expect(app.batches.inLanes).toBe(4));
  await held.release();
  const [first, second, refused] = (await together).map(({ data }) => data.cancelSignUp);
  expect([first, second].map((answer) => answer?.cancelledSignUpId)).toContain(ada.signUpId);
  expect([first, second]).toContainEqual(noSuchPlace);
  expect(refused?.userErrors).toMatchObject([{ code: 'CANCELLATION_CLOSED', field: 'expectedRefundPence' }]);
  expect((await alone).data.cancelSignUp).toMatchObject({ cancelledSignUpId: cem.signUpId, userErrors: [] });
  expect((await signUpRows(app.database, event.id)).signUps.map(({ id }) => id)).toEqual([ben.signUpId]);
  expect(await wrongCounts(app.database)).toEqual([]);
});
