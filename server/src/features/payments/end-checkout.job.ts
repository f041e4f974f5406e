import type { Job } from '../../platform/jobs/job.js';
import type { JobParts } from '../job-parts.js';
import { endCheckout } from './end-checkout.js';
import { Payment } from './payment.entity.js';

export const endOpenCheckout: Job<{ paymentId: string }> = { name: 'end-checkout' };

/** Makes sure that nobody pays for what is gone or costs something else by now. Who has paid is treated as such. */
export async function runEndOpenCheckout(
  parts: JobParts,
  { paymentId }: { paymentId: string },
): Promise<void> {
  const { database, payments } = parts;
  if (!payments) throw new Error('A checkout is to be ended, and card payments are not set up');
  const payment = await database.findOneBy(Payment, { id: paymentId });
  if (payment) await endCheckout(parts, payments, payment);
}
