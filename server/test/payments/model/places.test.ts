import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wrongCounts } from '../../sign-ups/sign-up-rows.js';
import { ApiClient } from '../../support/api-client.js';
import { manyAccounts } from '../../support/many-accounts.js';
import { size } from '../../support/size.js';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.js';
import { CROWD_TEST } from '../../support/time-limits.js';
import { expectBooksToAgree } from '../payment-rows.js';
import { compareWithModel, NO_PLACES } from './compare-places.js';
import { anyPlacesCommands, everybodyComes, type PlacesReal } from './places-commands.js';
import { PlacesModel } from './places-model.js';
import { startReal } from './real.js';

const RUNS = size({ small: 25, whole: 600 });
const PEOPLE = 3;
const DAY = 24 * 60 * 60_000;

interface Start {
  pricePence: number;
  capacity: number;
  refundDeadlineHours: number | null;
  isPrompt: boolean;
  /** Whether the places are taken, and people wait, before anything else happens. */
  isFull: boolean;
}

const anyStart: fc.Arbitrary<Start> = fc.record({
  pricePence: fc.constantFrom(0, 1000),
  capacity: fc.constantFrom(1, 2),
  refundDeadlineHours: fc.constantFrom(null, 24),
  isPrompt: fc.constantFrom(true, true, false),
  isFull: fc.constantFrom(true, true, false),
});

let database: TestDatabase;
let real: PlacesReal;
let cookies: string[];
beforeAll(async () => {
  database = await createTestDatabase();
  real = Object.assign(await startReal(database), { isPrompt: true, before: NO_PLACES });
  // Shrinking runs more.
  cookies = await manyAccounts(database, (RUNS + 200) * PEOPLE, real.app.clock.now());
  real.creator = await real.app.world.staff();
});
afterAll(async () => {
  await real.app.close();
  await database.drop();
});

/** An event and people of a run's own, who know nothing of the others. */
async function newRun({ isPrompt, isFull: _, ...fields }: Start): Promise<PlacesModel> {
  const { app, creator } = real;
  const now = app.clock.now();
  await clearLines(now);
  const date = new Date(now.getTime() + 200 * DAY).toISOString().slice(0, 10);
  const { id: eventId } = await app.world.event(creator as never, { ...fields, date });
  const people = Array.from({ length: PEOPLE }, () => {
    const cookie = cookies.pop() as string;
    const email = cookie.replace('session-4000=token-', 'many-').concat('@example.org');
    return { id: '', email, client: new ApiClient(app.url, { cookie }), held: null };
  });
  Object.assign(real, { eventId, people, isPrompt, before: NO_PLACES });
  await app.resetPayments();
  return new PlacesModel(PEOPLE, fields.pricePence, fields.capacity, now.getTime());
}

/** Nobody of an earlier run waits any more, and days have gone by since people signed in. */
async function clearLines(now: Date): Promise<void> {
  for (const table of ['place_holds', 'place_attempts', 'waiting_list_entries'])
    await database.query(`DELETE FROM ${table}`);
  await database.query('UPDATE events SET held_count = 0, waiting_count = 0');
  await database.query('UPDATE sessions SET created_at = $1, last_seen_at = $1', [now]);
}

async function expectPromises(model: PlacesModel): Promise<void> {
  await compareWithModel(model, real);
  expect(await wrongCounts(database)).toEqual([]);
  expect(
    await database.query(
      `SELECT id FROM events WHERE waiting_count > 0 AND (capacity IS NULL OR sign_up_count + held_count < capacity)`,
    ),
    'L4: people wait for a place that is free',
  ).toEqual([]);
  await expectBooksToAgree(real.app);
}

it(
  `F9: whatever people and staff do to an event with few places, in ${RUNS} runs, L3, L4, P13 and P22 hold`,
  async () => {
    await fc.assert(
      fc.asyncProperty(anyStart, anyPlacesCommands(PEOPLE), async (start, commands) => {
        const model = await newRun(start);
        const before = start.isFull ? everybodyComes(PEOPLE) : [];
        await fc.asyncModelRun(() => ({ model, real }), [...before, ...commands]);
        await real.settle();
        await expectPromises(model);
      }),
      { numRuns: RUNS },
    );
  },
  CROWD_TEST,
);
