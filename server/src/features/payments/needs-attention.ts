import { PaymentAttentionReason } from './payment-attention-reason.js';
import { PaymentStatus } from './payment-status.js';

/** Money that is neither here nor there. */
const UNDER_WAY = [PaymentStatus.PROCESSING, PaymentStatus.REFUND_PENDING];

/** Which payments staff must look at, in SQL: written out, since an index is made of it. */
export const NEEDS_ATTENTION = `(attention_reason IS NOT NULL OR status IN (${UNDER_WAY.map((status) => `'${status}'`).join(', ')}))`;

interface Attention {
  attentionReason: PaymentAttentionReason | null;
  status: PaymentStatus;
}

/** Why staff must look at a payment; null where all is well. */
export function attentionReasonOf({ attentionReason, status }: Attention): PaymentAttentionReason | null {
  return attentionReason ?? (UNDER_WAY.includes(status) ? PaymentAttentionReason.UNFINISHED : null);
}
