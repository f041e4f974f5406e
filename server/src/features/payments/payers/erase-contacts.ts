import { type EntityManager, type FindOptionsWhere, In, IsNull } from 'typeorm';
import { ERASED_CONTACT } from '../../contacts/contact.js';
import { Payment } from '../payment.entity.js';
import { PaymentStatus } from '../payment-status.js';

/** Of these no money is still to move. */
export const SETTLED = In([PaymentStatus.SUCCEEDED, PaymentStatus.CANCELED, PaymentStatus.REFUNDED]);

/**
 * Erases name and address of payers who delete, or have deleted, their account: from payments that are settled and of
 * which the last mail is out. The other rows hold them until then.
 */
export async function eraseContacts(
  database: EntityManager,
  which: Omit<FindOptionsWhere<Payment>, 'status' | 'dueMail'> &
    Required<Pick<FindOptionsWhere<Payment>, 'accountId'>>,
): Promise<void> {
  await database.update(
    Payment,
    { ...which, status: SETTLED, dueMail: IsNull() },
    { contact: ERASED_CONTACT },
  );
}
