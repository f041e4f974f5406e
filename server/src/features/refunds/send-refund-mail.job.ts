import { type EntityManager, IsNull } from 'typeorm';
import { z } from 'zod';
import { NonRetryableError } from '../../platform/jobs/job.js';
import { defineJob } from '../define-job.js';
import { eraseContacts } from '../payments/payers/erase-contacts.js';
import { Payment } from '../payments/payment.entity.js';
import { refundMail } from './refund.mail.js';
import { refundFailedMail } from './refund-failed.mail.js';

/**
 * Tells a person what has become of their money: the latest that is to be told, whichever change asked for this job.
 * If their account is deleted, name and address are erased once all mails are sent.
 */
export const sendRefundMailJob = defineJob({
  name: 'send-refund-mail',
  schema: z.object({
    paymentId: z.uuid(),
    /** The part that had gone back before all of it did; unknown to older versions, and to a mail that is asked for again. */
    returnedBeforePence: z.int().optional(),
  }),
  run: async ({ database, settings, services }, { paymentId, returnedBeforePence = 0 }) => {
    const payment = await database.findOneBy(Payment, { id: paymentId });
    if (!payment?.dueMail) return;
    const { eventTitle, amountPence, refundedPence, contact, signUpId, cancelledSignUpId } = payment;
    // After a refund by hand in Stripe, the person may still have the place; a person who gave it back may have
    // another.
    const saysNoPlace = signUpId === null && cancelledSignUpId === null;
    const { name, email } = contact;
    if (name && email) {
      const { brand, publicUrl } = settings;
      const isBack = payment.dueMail === 'REFUNDED';
      const beforePence = isBack ? returnedBeforePence : refundedPence;
      const sum = { pence: amountPence - beforePence, beforePence };
      const notice = { brand, publicUrl, eventTitle, sum, name, email };
      const mail = isBack ? await refundMail({ ...notice, saysNoPlace }) : await refundFailedMail(notice);
      try {
        await services.mail.send(mail);
      } catch (error) {
        if (error instanceof NonRetryableError) await markTold(database, payment);
        throw error;
      }
    }
    await markTold(database, payment);
  },
});

/** Unless something else is due by now. */
async function markTold(database: EntityManager, { id, dueMail }: Payment): Promise<void> {
  await database.update(Payment, { id, dueMail: dueMail ?? IsNull() }, { dueMail: null });
  await eraseContacts(database, { id, accountId: IsNull() });
}
