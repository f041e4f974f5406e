import { completeCheckout } from './payment-operations.js';
import type { PaymentsApp } from './payments-app.js';

const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
/** Sessions last longer. */
const UNTIL_START = 72 * HOUR;

/** A person who is about to pay for a place at an event whose refunds end 48 hours before its start. */
export async function openCheckout(app: PaymentsApp, fields: object = {}) {
  // The clock only ever goes on, so each event is as far ahead as the first.
  const startsAt = Math.floor((app.clock.now().getTime() + UNTIL_START) / MINUTE) * MINUTE;
  const started = await app.checkout({ refundDeadlineHours: 48, ...timesOf(startsAt), ...fields });
  const { id: intentId } = await app.stripe.intentOf(started.payment);
  return { ...started, startsAt, intentId };
}

type OpenCheckout = Awaited<ReturnType<typeof openCheckout>>;

/** @returns the id of the sign-up that was paid for */
export async function payFor(app: PaymentsApp, { user, payment, intentId }: OpenCheckout): Promise<string> {
  await app.stripe.pay(intentId);
  const { data } = await completeCheckout(user, payment.id);
  await app.settle();
  return data.completeCheckout.signUp?.id ?? '';
}

/** A person who has paid for a place at an event whose refunds end 48 hours before its start. */
export async function paidPlace(app: PaymentsApp, fields: object = {}) {
  const opened = await openCheckout(app, fields);
  return { ...opened, signUpId: await payFor(app, opened) };
}

/** Of an event that lasts a whole day. */
export function timesOf(instant: number) {
  const startsAt = new Date(instant).toISOString();
  const startTime = startsAt.slice(11, 16);
  return { date: startsAt.slice(0, 10), startTime, endTime: startTime };
}
