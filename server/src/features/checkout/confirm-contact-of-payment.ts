import type { EntityManager } from 'typeorm';
import type { Causes, ConsequenceContext } from '../context.js';
import { Payment } from '../payments/payment.entity.js';

/** Mails about the money of a sign-up go where those about the sign-up go. */
export async function confirmContactOfPayment(
  _context: ConsequenceContext,
  manager: EntityManager,
  { signUpId, email }: Causes['contactConfirmed'],
): Promise<void> {
  await manager.update(Payment, { signUpId }, { contact: { email, unconfirmedEmail: null } });
}
