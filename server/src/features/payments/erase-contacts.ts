import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { ERASED_CONTACT } from '../sign-ups/contact.js';
import { Payment } from './payment.entity.js';

/** Erases name and address of payers who delete, or have deleted, their account. Nothing is left to tell them. */
export async function eraseContacts(
  database: EntityManager,
  which: FindOptionsWhere<Payment> & Required<Pick<FindOptionsWhere<Payment>, 'accountId'>>,
): Promise<void> {
  await database.update(Payment, which, { contact: ERASED_CONTACT });
}
