import { afterAll, beforeAll, expect, it } from 'vitest';
import { graphql } from '../gql/index.js';
import type { ApiClient } from '../support/api-client.js';
import { completeCheckout } from './payment-operations.js';
import { type PaymentsApp, startPaymentsApp } from './payments-app.js';

const PROCESSING = graphql(
  `query PaymentOfViewerIsProcessing($id: ID!) { event(id: $id) { viewerPaymentIsProcessing } }`,
);

let app: PaymentsApp;
beforeAll(async () => {
  app = await startPaymentsApp({ doJobs: false });
});
afterAll(() => app.close());

it('P10: that a payment is being settled is known to its person alone, until it is', async () => {
  const { user, eventId, payment } = await app.checkout();
  const isProcessing = async (client: ApiClient) =>
    (await client.graphql(PROCESSING, { id: eventId })).data.event?.viewerPaymentIsProcessing;
  expect(await isProcessing(user.client)).toBe(false);
  await app.database.query(`UPDATE payments SET status = 'PROCESSING' WHERE id = $1`, [payment.id]);
  expect(await isProcessing(user.client)).toBe(true);
  expect(await isProcessing((await app.world.user()).client)).toBe(false);
  expect(await isProcessing(app.anonymous())).toBe(false);

  await app.stripe.pay((await app.stripe.intentOf(payment)).id);
  await completeCheckout(user, payment.id);
  expect(await isProcessing(user.client)).toBe(false);
});
