import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { deleteEvent } from '../events/event-operations.js';
import { CROWD_TEST } from '../support/time-limits.js';
import { checkoutFor, completeCheckout } from './payment-operations.js';
import { expectBooksToAgree } from './payment-rows.js';
import { type PaymentsApp, startPaymentsApp } from './payments-app.js';

vi.setConfig({ testTimeout: CROWD_TEST });

let app: PaymentsApp;
beforeAll(async () => {
  app = await startPaymentsApp({ doJobs: false });
});
afterAll(() => app.close());

it('P10: five hundred races of paying against deleting the event leave no person paid and without a place', async () => {
  const creator = await app.world.staff();
  const users = await Promise.all(Array.from({ length: 10 }, () => app.world.user()));
  const outcomes = { placed: 0, refunded: 0 };
  for (let round = 0; round < 50; round++) {
    const { id: eventId } = await app.world.event(creator);
    let deleting: Promise<unknown> | undefined;
    await Promise.all(
      users.map(async (user, i) => {
        const { payment, intentId } = await checkoutFor(user, eventId);
        await app.stripe.pay(intentId);
        const completing = completeCheckout(user, payment.id);
        // Between two people who complete their payments: each round after another person.
        if (i === round % users.length)
          deleting = completing.then(() => deleteEvent(creator.client, eventId));
        const answer = await completing;
        if (answer.data.completeCheckout.signUp) outcomes.placed++;
        else outcomes.refunded++;
      }),
    );
    await deleting;
  }
  await app.settle();
  await expectBooksToAgree(app);
  const undone = await app.database.query(
    `SELECT id FROM payments WHERE status NOT IN ('SUCCEEDED', 'REFUNDED') OR (sign_up_id IS NULL) <> (status = 'REFUNDED')`,
  );
  expect(undone).toEqual([]);
  console.info(`P10: ${outcomes.placed} had their place for a moment, ${outcomes.refunded} never`);
  expect(outcomes.placed).toBeGreaterThan(0);
  expect(outcomes.refunded).toBeGreaterThan(0);
});
