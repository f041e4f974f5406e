import { HopelessJobError, type Job } from '../../platform/jobs/job.js';
import type { JobParts } from '../job-parts.js';
import { refundMail } from '../mail/refund-mail.js';
import { Payment } from './payment.entity.js';

export const tellPayerOfRefund: Job<{ paymentId: string }> = { name: 'tell-payer-of-refund' };

/** Tells a person that their money is on its way back. Who has left is forgotten after that. */
export async function runTellPayerOfRefund(
  { database, settings, mail }: JobParts,
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
    if (error instanceof HopelessJobError) await forget();
    throw error;
  });
  await forget();
}
