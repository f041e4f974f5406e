import { type Job, NonRetryableError } from '../../platform/jobs/job.js';
import type { JobDependencies } from '../job-dependencies.js';
import { Payment } from './payment.entity.js';
import { refundMail } from './refund.mail.js';

export const sendRefundMailJob: Job<{ paymentId: string }> = { name: 'send-refund-mail' };

/** Tells a person that their money is on its way back. Who has left is forgotten after that. */
export async function runSendRefundMail(
  { database, settings, mail }: JobDependencies,
  { paymentId }: { paymentId: string },
): Promise<void> {
  const payment = await database.findOneBy(Payment, { id: paymentId });
  if (!payment?.email || !payment.name) return;
  const { productName, publicUrl } = settings;
  const { eventTitle, amountPence, name, email } = payment;
  const hasPlace = payment.signUpId !== null;
  const notice = { productName, publicUrl, eventTitle, amountPence, name, email, hasPlace };
  const forget = async () => {
    if (payment.accountId === null) await database.update(Payment, paymentId, { name: null, email: null });
  };
  await mail.send(await refundMail(notice)).catch(async (error: unknown) => {
    if (error instanceof NonRetryableError) await forget();
    throw error;
  });
  await forget();
}
