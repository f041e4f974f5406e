import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiClient } from '../../support/api-client.js';
import { manyAccounts } from '../../support/many-accounts.js';
import { size } from '../../support/size.js';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.js';
import { CROWD_TEST } from '../../support/time-limits.js';
import { expectBooksToAgree } from '../payment-rows.js';
import { anyCommands } from './commands.js';
import { hasPlace, type Model, newModel } from './model.js';
import { type Real, startReal } from './real.js';

const RUNS = size({ small: 40, whole: 600 });
const PEOPLE = 2;
const PRICE = 1000;

let database: TestDatabase;
let real: Real;
let cookies: string[];
beforeAll(async () => {
  database = await createTestDatabase();
  real = await startReal(database);
  // Shrinking runs more.
  cookies = await manyAccounts(database, (RUNS + 200) * PEOPLE, real.app.clock.now());
  real.creator = await real.app.world.staff();
});
afterAll(async () => {
  await real.app.close();
  await database.drop();
});

/** An event and people of a run's own, who know nothing of the others. */
async function newRun(): Promise<void> {
  const { app, creator } = real;
  const { id } = await app.world.event(creator as never, { pricePence: PRICE });
  real.eventId = id;
  real.people = Array.from({ length: PEOPLE }, () => {
    const cookie = cookies.pop() as string;
    const email = cookie.replace('session-4000=token-', 'many-').concat('@example.org');
    return { id: '', email, client: new ApiClient(app.url, { cookie }), held: null };
  });
  // Every run has books of its own.
  await app.resetPayments();
}

async function expectPromises(model: Model): Promise<void> {
  const places = await database.query<{ email: string }>('SELECT email FROM sign_ups WHERE event_id = $1', [
    real.eventId,
  ]);
  const expected = real.people.filter((_, i) => hasPlace(model, model.people[i] as never));
  expect(places.map(({ email }) => email).toSorted()).toEqual(expected.map(({ email }) => email).toSorted());
  const [counted] = await database.query<{ count: number }>(
    'SELECT sign_up_count AS count FROM events WHERE id = $1',
    [real.eventId],
  );
  expect(counted?.count ?? 0).toBe(places.length);
  const undone = await database.query(
    `SELECT id, status FROM payments WHERE status IN ('PROCESSING', 'REFUND_PENDING') OR attention_reason IS NOT NULL`,
  );
  expect(undone).toEqual([]);
  const doubled = await database.query(
    'SELECT event_id, account_id FROM payments WHERE sign_up_id IS NOT NULL GROUP BY 1, 2 HAVING count(*) > 1',
  );
  expect(doubled).toEqual([]);
  await expectBooksToAgree(real.app);
}

it(
  `F9: whatever people, staff, Stripe and the machine do, in ${RUNS} runs, P10, P13 and D2 hold`,
  async () => {
    await fc.assert(
      fc.asyncProperty(anyCommands(PEOPLE), async (commands) => {
        await newRun();
        const model = newModel(PEOPLE, PRICE);
        await fc.asyncModelRun(() => ({ model, real }), commands);
        await real.settle();
        await expectPromises(model);
      }),
      { numRuns: RUNS },
    );
  },
  CROWD_TEST,
);
