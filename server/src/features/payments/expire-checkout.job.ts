import type { Job } from '../../platform/jobs/job.js';
import type { JobDependencies } from '../job-dependencies.js';
import { cancelPayment } from './cancel-payment.js';
import { Payment } from './payment.entity.js';

export const expireCheckoutJob: Job<{ paymentId: string }> = { name: 'expire-checkout' };

/** Makes sure that nobody pays for what is gone or costs something else by now. Who has paid is treated as such. */
export async function runExpireCheckout(
  parts: JobDependencies,
  { paymentId }: { paymentId: string },
): Promise<void> {
  const { database, payments } = parts;
  if (!payments) throw new Error('A checkout is to be ended, and card payments are not set up');
  const payment = await database.findOneBy(Payment, { id: paymentId });
  if (payment) await cancelPayment(parts, payments, payment);
}
