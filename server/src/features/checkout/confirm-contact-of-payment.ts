import type { EntityManager } from 'typeorm';
import type { contactConfirmed } from '../contacts/causes.js';
import type { ConsequenceContext } from '../context.js';
import type { DataOf } from '../define-cause.js';
import { Payment } from '../payments/payment.entity.js';

/** Mails about the money of a sign-up go where those about the sign-up go. */
export async function confirmContactOfPayment(
  _context: ConsequenceContext,
  manager: EntityManager,
  { signUpId, email }: DataOf<typeof contactConfirmed>,
): Promise<void> {
  await manager.update(Payment, { signUpId }, { contact: { email, unconfirmedEmail: null } });
}
