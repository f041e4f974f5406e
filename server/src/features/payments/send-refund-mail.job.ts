import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { NonRetryableError } from '../../platform/jobs/job.js';
import { defineJob } from '../define-job.js';
import { Payment } from './payment.entity.js';
import { refundMail } from './refund.mail.js';

/** Tells a person that their money is on its way back. If their account is gone, name and address are erased then. */
export const sendRefundMailJob = defineJob({
  name: 'send-refund-mail',
  schema: z.object({ paymentId: z.uuid() }),
  run: async ({ database, settings, services }, { paymentId }) => {
    const payment = await database.findOneBy(Payment, { id: paymentId });
    if (!payment?.email || !payment.name) return;
    const { productName, publicUrl } = settings;
    const { eventTitle, amountPence, name, email } = payment;
    const hasPlace = payment.signUpId !== null;
    const notice = { productName, publicUrl, eventTitle, amountPence, name, email, hasPlace };
    try {
      await services.mail.send(await refundMail(notice));
    } catch (error) {
      if (error instanceof NonRetryableError) await eraseContactOfDeletedAccount(database, payment);
      throw error;
    }
    await eraseContactOfDeletedAccount(database, payment);
  },
});

async function eraseContactOfDeletedAccount(
  database: EntityManager,
  { id, accountId }: Payment,
): Promise<void> {
  if (accountId === null) await database.update(Payment, id, { name: null, email: null });
}
