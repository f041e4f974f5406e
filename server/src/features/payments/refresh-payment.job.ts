import type { Job } from '../../platform/jobs/job.js';
import type { JobDependencies } from '../job-dependencies.js';
import { refreshPayment } from './refresh-payment.js';

export const refreshPaymentJob: Job<{ intentId: string }> = { name: 'refresh-payment' };

/** What a webhook leads to. It said that there is news; what is true now, Stripe is asked for. */
export async function runRefreshPayment(
  parts: JobDependencies,
  { intentId }: { intentId: string },
): Promise<void> {
  if (!parts.payments) throw new Error('A webhook came, and card payments are not set up');
  await refreshPayment(parts, parts.payments, intentId);
}
