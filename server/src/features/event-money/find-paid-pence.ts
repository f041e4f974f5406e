import type { EntityManager } from 'typeorm';

/**
 * The sum that was paid for each of these sign-ups and not given back yet, by the sign-up's id, in pence; free ones
 * are left out.
 */
export async function findPaidPence(
  manager: EntityManager,
  signUpIds: readonly string[],
): Promise<Map<string, number>> {
  const payments = await manager.query<{ signUpId: string; pence: number }[]>(
    `SELECT sign_up_id AS "signUpId", amount_pence - refunded_pence AS pence FROM payments
     WHERE sign_up_id = ANY($1) AND amount_pence > refunded_pence`,
    [signUpIds],
  );
  return new Map(payments.map(({ signUpId, pence }) => [signUpId, pence]));
}
