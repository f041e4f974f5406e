import type { EntityManager } from 'typeorm';
import { read } from '../../platform/database/sql/read.js';
import { NEEDS_ATTENTION } from '../payments/needs-attention.js';
import { PaymentAttentionReason } from '../payments/payment-attention-reason.js';

/** How many payments staff must look at, by the reason. */
export async function countNeedingAttention(
  database: EntityManager,
): Promise<Map<PaymentAttentionReason, number>> {
  const counts = await read<{ reason: PaymentAttentionReason; count: number }>(
    database,
    `SELECT coalesce(attention_reason, $1) AS reason, count(*)::int AS count
     FROM payments WHERE ${NEEDS_ATTENTION} GROUP BY 1`,
    [PaymentAttentionReason.UNFINISHED],
  );
  const byReason = new Map(counts.map(({ reason, count }) => [reason, count]));
  return new Map(Object.values(PaymentAttentionReason).map((reason) => [reason, byReason.get(reason) ?? 0]));
}
