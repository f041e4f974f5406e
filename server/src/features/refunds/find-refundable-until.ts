import type { EntityManager } from 'typeorm';
import { findEvent } from '../events/find-event.js';
import { Payment } from '../payments/payment.entity.js';
import { refundableUntil } from './refundable-until.js';

/** Until when giving a place back returns what was paid for it; null: never, or nothing was paid. */
export async function findRefundableUntil(manager: EntityManager, signUpId: string): Promise<Date | null> {
  const payment = await manager.findOneBy(Payment, { signUpId });
  const event = payment?.eventId && (await findEvent(manager, payment.eventId));
  return payment && event ? refundableUntil(payment, event) : null;
}
