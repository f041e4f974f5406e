import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { doJobs } from '../support/do-jobs.js';
import { placeOf } from './payment-operations.js';
import { expectBooksToAgree, paymentRow } from './payment-rows.js';
import { type PaymentsApp, startPaymentsApp } from './payments-app.js';
import { aWebhook, sendWebhook } from './signed-webhook.js';
import { DECLINED_CARD } from './stripe-side.js';

let app: PaymentsApp;
beforeAll(async () => {
  app = await startPaymentsApp({ doJobs: false });
  await app.stripe.webhooks('drop');
});
afterAll(() => app.close());

const types = [
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'charge.refunded',
] as const;

/** Every one at least once, some more often, in any order; and the jobs done in between, or not. */
const deliveries = fc
  .array(fc.constantFrom(...types), { maxLength: 5 })
  .chain((extra) => fc.shuffledSubarray([...types, ...extra], { minLength: types.length + extra.length }))
  .chain((order) =>
    fc.record({
      order: fc.constant(order),
      workAfter: fc.array(fc.boolean(), { minLength: order.length, maxLength: order.length }),
    }),
  );

it('P7: any order of events, with doubles, ends in the same state', async () => {
  await fc.assert(
    fc.asyncProperty(deliveries, fc.boolean(), async ({ order, workAfter }, isRefunded) => {
      const { user, eventId, payment } = await app.checkout();
      const { id } = await app.stripe.intentOf(payment);
      await app.stripe.pay(id, DECLINED_CARD).catch(() => {});
      await app.stripe.pay(id);
      if (isRefunded) await app.stripe.refundByHand(id);
      for (const [i, type] of order.entries()) {
        const object = type === 'charge.refunded' ? { id: `ch_of_${id}`, payment_intent: id } : { id };
        expect((await sendWebhook(app, aWebhook(type, object))).status).toBe(200);
        if (workAfter[i]) await doJobs(app);
      }
      await doJobs(app);
      expect(await paymentRow(app, payment)).toMatchObject({
        status: isRefunded ? 'REFUNDED' : 'SUCCEEDED',
        attention_reason: null,
      });
      // Given back before anything was heard of it: nothing was paid for.
      const places = isRefunded ? 0 : 1;
      expect(await placeOf(user.client, eventId)).toMatchObject({ signUpCount: places });
      expect(app.mailGateway.to(user.email, 'You’re signed up')).toHaveLength(places);
      await expectBooksToAgree(app);
    }),
    { numRuns: 40 },
  );
});
