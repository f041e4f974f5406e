import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Store } from '../store.js';
import { readCardNumber } from './cards/read-card.js';
import {
  authenticatePayment,
  cancelPayment,
  confirmPayment,
  finishPayment,
  holdPayment,
} from './payments/confirm-payment.js';
import { findPaymentIntent, successfulCharge } from './payments/find-payment.js';
import { disputeCharge, endDispute, failRefund, refundCharge } from './payments/refund-charge.js';
import { noSuch } from './stripe-error.js';

const changeShape = z.union([
  z.strictObject({ processing: z.boolean() }),
  z.strictObject({ status: z.enum(['succeeded', 'failed']) }),
]);
const payShape = z
  .strictObject({ card: z.string().optional(), authentication: z.enum(['complete', 'fail']).optional() })
  .refine(
    ({ card, authentication }) => card ?? authentication,
    'A card, an authentication or both are needed.',
  );
const refundShape = z.strictObject({ amount: z.int().min(1).optional() }).optional();
const refundChangeShape = z.strictObject({ status: z.literal('failed') });
const disputeChangeShape = z.strictObject({ status: z.enum(['won', 'lost', 'warning_closed']) });

type OfOne = { Params: { id: string } };

/** The actions of the card's owner, of their bank, and of staff in Stripe's dashboard. README.md lists it. */
export function registerPaymentControlRoutes(app: FastifyInstance, store: Store): void {
  app.get('/stripe/payment-intents', async () => store.paymentIntents.newestFirst());
  app.get<OfOne>('/stripe/payment-intents/:id', async ({ params }) => findPaymentIntent(store, params.id));

  app.post<OfOne>('/stripe/payment-intents/:id', async ({ params, body }) => {
    const intent = findPaymentIntent(store, params.id);
    const change = changeShape.parse(body);
    if ('status' in change) return finishPayment(store, intent, change.status);
    holdPayment(store, intent, change.processing);
    return intent;
  });
  app.post<OfOne>('/stripe/payment-intents/:id/pay', async ({ params, body }) => {
    const { card, authentication } = payShape.parse(body);
    const intent = findPaymentIntent(store, params.id);
    const confirmed = card === undefined ? intent : confirmPayment(store, intent, readCardNumber(card));
    // A card that is declined at once, or that asks for nothing, ends here.
    if (card !== undefined && confirmed.status !== 'requires_action') return confirmed;
    return authentication ? authenticatePayment(store, confirmed, authentication) : confirmed;
  });
  app.post<OfOne>('/stripe/payment-intents/:id/cancel', async ({ params }) =>
    cancelPayment(store, findPaymentIntent(store, params.id), 'requested_by_customer'),
  );
  app.post<OfOne>('/stripe/payment-intents/:id/refund', async ({ params, body }, reply) => {
    const wish = refundShape.parse(body ?? undefined);
    reply.code(201);
    return refundCharge(store, successfulCharge(store, findPaymentIntent(store, params.id)), wish ?? {});
  });
  app.post<OfOne>('/stripe/payment-intents/:id/dispute', async ({ params }, reply) => {
    reply.code(201);
    return disputeCharge(store, successfulCharge(store, findPaymentIntent(store, params.id)));
  });

  app.post<OfOne>('/stripe/disputes/:id', async ({ params, body }) => {
    const { status } = disputeChangeShape.parse(body);
    const dispute = store.disputes.find(params.id);
    if (!dispute) throw noSuch('dispute', params.id);
    return endDispute(store, dispute, status);
  });

  app.get('/stripe/refunds', async () => store.refunds.newestFirst());
  app.post<OfOne>('/stripe/refunds/:id', async ({ params, body }) => {
    refundChangeShape.parse(body);
    const refund = store.refunds.find(params.id);
    if (!refund) throw noSuch('refund', params.id);
    return failRefund(store, refund);
  });
}
