import type { EntityManager } from 'typeorm';
import { Payment } from './payment.entity.js';

/** Pence that were paid for a sign-up; 0 for a place at a free event. */
export async function paidFor(database: EntityManager, signUpId: string): Promise<number> {
  const payment = await database.findOneBy(Payment, { signUpId });
  return payment?.amountPence ?? 0;
}
