import type { EntityManager } from 'typeorm';
import { Payment } from './payment.entity.js';

/** One payment; null when there is none with that id. */
export function findPayment(database: EntityManager, id: string): Promise<Payment | null> {
  return database.findOneBy(Payment, { id });
}
