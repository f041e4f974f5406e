import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readCardNumber } from '../cards/read-card.js';
import type { Ledger } from '../ledger/ledger.js';
import { authenticatePayment } from '../payments/authenticate-payment.js';
import { cancelPayment } from '../payments/cancel-payment.js';
import { confirmPayment } from '../payments/confirm-payment.js';
import { disputeCharge } from '../payments/dispute-charge.js';
import { failRefund } from '../payments/fail-refund.js';
import { findPaymentIntent } from '../payments/find-payment-intent.js';
import { finishPayment } from '../payments/finish-payment.js';
import { holdPayment } from '../payments/hold-payment.js';
import { refundCharge } from '../payments/refund-charge.js';
import { successfulCharge } from '../payments/successful-charge.js';
import { noSuch } from '../stripe-error.js';

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

type OfOne = { Params: { id: string } };

/** What the card's owner, their bank, and staff in Stripe's dashboard do. README.md lists it. */
export function controlPayments(app: FastifyInstance, ledger: Ledger): void {
  app.get('/stripe/payment-intents', async () => ledger.paymentIntents.newestFirst());
  app.get<OfOne>('/stripe/payment-intents/:id', async ({ params }) => findPaymentIntent(ledger, params.id));

  app.post<OfOne>('/stripe/payment-intents/:id', async ({ params, body }) => {
    const intent = findPaymentIntent(ledger, params.id);
    const change = changeShape.parse(body);
    if ('status' in change) return finishPayment(ledger, intent, change.status);
    holdPayment(ledger, intent, change.processing);
    return intent;
  });
  app.post<OfOne>('/stripe/payment-intents/:id/pay', async ({ params, body }) => {
    const { card, authentication } = payShape.parse(body);
    const intent = findPaymentIntent(ledger, params.id);
    const confirmed = card === undefined ? intent : confirmPayment(ledger, intent, readCardNumber(card));
    // A card that is declined at once, or that asks for nothing, ends here.
    if (card !== undefined && confirmed.status !== 'requires_action') return confirmed;
    return authentication ? authenticatePayment(ledger, confirmed, authentication) : confirmed;
  });
  app.post<OfOne>('/stripe/payment-intents/:id/cancel', async ({ params }) =>
    cancelPayment(ledger, findPaymentIntent(ledger, params.id), 'requested_by_customer'),
  );
  app.post<OfOne>('/stripe/payment-intents/:id/refund', async ({ params, body }, reply) => {
    const wish = refundShape.parse(body ?? undefined);
    reply.code(201);
    return refundCharge(ledger, successfulCharge(ledger, findPaymentIntent(ledger, params.id)), wish ?? {});
  });
  app.post<OfOne>('/stripe/payment-intents/:id/dispute', async ({ params }, reply) => {
    reply.code(201);
    return disputeCharge(ledger, successfulCharge(ledger, findPaymentIntent(ledger, params.id)));
  });

  app.get('/stripe/refunds', async () => ledger.refunds.newestFirst());
  app.post<OfOne>('/stripe/refunds/:id', async ({ params, body }) => {
    refundChangeShape.parse(body);
    const refund = ledger.refunds.find(params.id);
    if (!refund) throw noSuch('refund', params.id);
    return failRefund(ledger, refund);
  });
}
