import { In, IsNull } from 'typeorm';
import { v4 as newKey } from 'uuid';
import { Payment } from './payment.entity.js';
import type { PaymentContext } from './payment-context.js';
import { OPEN_STATUSES } from './payment-status.js';

/**
 * Stores the id of the payment's intent.
 * @returns false when the payment was ended meanwhile, so that no person may be given the means to pay it
 */
export async function storeIntent(
  { database }: Pick<PaymentContext, 'database'>,
  { id }: Pick<Payment, 'id'>,
  intentId: string,
): Promise<boolean> {
  const status = In([...OPEN_STATUSES]);
  const { affected } = await database.update(
    Payment,
    [
      { id, status, intentId: IsNull() },
      { id, status, intentId },
    ],
    { intentId },
  );
  return affected === 1;
}

/** After a rejection, which Stripe would give again under the same key. */
export async function renewIdempotencyKey(
  { database }: Pick<PaymentContext, 'database'>,
  { id, idempotencyKey }: Pick<Payment, 'id' | 'idempotencyKey'>,
): Promise<void> {
  await database.update(Payment, { id, idempotencyKey, intentId: IsNull() }, { idempotencyKey: newKey() });
}
