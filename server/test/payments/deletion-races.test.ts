import { range } from 'es-toolkit/math';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { deleteEvent } from '../events/event-operations.js';
import { size } from '../support/size.js';
import { CROWD_TEST } from '../support/time-limits.js';
import { completeWhileEnding } from './complete-while-ending.js';
import { expectBooksToAgree } from './payment-rows.js';
import { type PaymentsApp, startPaymentsApp } from './payments-app.js';

vi.setConfig({ testTimeout: CROWD_TEST });

const PEOPLE = 5;
const ROUNDS = size({ small: 4, whole: 80 });

let app: PaymentsApp;
beforeAll(async () => {
  app = await startPaymentsApp({ doJobs: false });
});
afterAll(() => app.close());

it(`P10: ${ROUNDS * PEOPLE} races of paying against deleting the event leave no person paid and without a place`, async () => {
  const creator = await app.world.staff();
  const users = await Promise.all(range(PEOPLE).map(() => app.world.user()));
  for (const round of range(ROUNDS)) {
    const { id: eventId } = await app.world.event(creator);
    const end = () => deleteEvent(creator.client, eventId);
    const isEndFirst = round % 2 === 0;
    await completeWhileEnding(app, { eventId, users, end, isEndFirst });
    // The end may have deleted a place before the answer is read.
    const placed = await app.database.query<{ id: string }>(
      `SELECT account_id AS id FROM payments WHERE original_event_id = $1 AND original_sign_up_id IS NOT NULL`,
      [eventId],
    );
    if (isEndFirst) expect(placed).toEqual([]);
    else expect(placed).toContainEqual({ id: users[0]?.id });
  }
  await app.settle();
  await expectBooksToAgree(app);
  const paid = await app.database.query(
    `SELECT status, sign_up_id AS "signUpId", count(*)::int FROM payments GROUP BY 1, 2`,
  );
  expect(paid).toEqual([{ status: 'REFUNDED', signUpId: null, count: ROUNDS * PEOPLE }]);
});
