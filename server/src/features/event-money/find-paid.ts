import type { EntityManager } from 'typeorm';
import type { PaidForPlace } from '../attendee-mails/mail-lost-places.js';

/** The money that was paid for each of these sign-ups, by the sign-up's id; free ones are left out. */
export async function findPaid(
  manager: EntityManager,
  signUpIds: readonly string[],
): Promise<Map<string, PaidForPlace>> {
  const payments = await manager.query<({ signUpId: string } & PaidForPlace)[]>(
    `SELECT sign_up_id AS "signUpId", amount_pence - refunded_pence AS "paidPence",
       refunded_pence AS "returnedBeforePence"
     FROM payments WHERE sign_up_id = ANY($1) AND amount_pence > refunded_pence`,
    [signUpIds],
  );
  return new Map(payments.map(({ signUpId, ...paid }) => [signUpId, paid]));
}
