import { dataOf, defineCause, type NoticeIds } from '../define-cause.js';
import type { Payment } from './payment.entity.js';

/** A payment outlives its event, whose creator is notified of it all the same. */
function noticesOf({ payment }: { payment: Payment }): NoticeIds[] {
  const { id: paymentId, eventId, originalEventId, originalSignUpId: signUpId, eventCreatedById } = payment;
  if (eventId) return [{ eventId, signUpId, paymentId }];
  return eventCreatedById ? [{ eventId: originalEventId, signUpId, paymentId, eventCreatedById }] : [];
}

/** A payment is SUCCEEDED. Its new status is stored in the same transaction. */
export const paymentSucceeded = defineCause({
  name: 'paymentSucceeded',
  data: dataOf<{ payment: Payment }>(),
  webhookTopic: {
    name: 'PAYMENT_SUCCEEDED',
    description: 'A card was charged, and its place given.',
    about: 'payment',
    noticesOf,
  },
});

/** A payment is REFUNDED. Its new status is stored in the same transaction. */
export const paymentRefunded = defineCause({
  name: 'paymentRefunded',
  data: dataOf<{ payment: Payment }>(),
  webhookTopic: {
    name: 'PAYMENT_REFUNDED',
    description: 'A payment has been given back in full.',
    about: 'payment',
    noticesOf,
  },
});

/** A bank has refused to pay, or a card could not be charged: the payment is open as before. */
export const paymentFailed = defineCause({
  name: 'paymentFailed',
  data: dataOf<{ payment: Payment }>(),
  webhookTopic: {
    name: 'PAYMENT_FAILED',
    description: 'A card was refused: nothing was charged. The person may try again, with another card too.',
    about: 'payment',
    noticesOf,
  },
});

/** Staff must look at a payment, for a reason that it did not have before. */
export const paymentNeedsAttention = defineCause({
  name: 'paymentNeedsAttention',
  data: dataOf<{ payment: Payment }>(),
  webhookTopic: {
    name: 'PAYMENT_NEEDS_ATTENTION',
    description:
      'Staff should look at a payment: `attentionReason` says why. UNFINISHED alone sends no notice.',
    about: 'payment',
    noticesOf,
  },
});

/** Payments have become REFUND_PENDING. */
export const refundsDue = defineCause({
  name: 'refundsDue',
  data: dataOf<{ paymentIds: readonly string[] }>(),
});
