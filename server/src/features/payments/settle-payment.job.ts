import type { Job } from '../../platform/jobs/job.js';
import type { JobParts } from '../job-parts.js';
import { settleByAsking } from './settle-by-asking.js';

export const settlePaymentOfIntent: Job<{ intentId: string }> = { name: 'settle-payment' };

/** What a webhook leads to. It said that there is news; what is true now, Stripe is asked for. */
export async function runSettlePaymentOfIntent(
  parts: JobParts,
  { intentId }: { intentId: string },
): Promise<void> {
  if (!parts.payments) throw new Error('A webhook came, and card payments are not set up');
  await settleByAsking(parts, parts.payments, intentId);
}
