import { IsNull } from 'typeorm';
import { z } from 'zod';
import { NonRetryableError } from '../../platform/jobs/job.js';
import { defineJob } from '../define-job.js';
import { eraseContacts } from './erase-contacts.js';
import { Payment } from './payment.entity.js';
import { refundMail } from './refund.mail.js';

/** Tells a person that their money is on its way back. If their account is gone, name and address are erased then. */
export const sendRefundMailJob = defineJob({
  name: 'send-refund-mail',
  schema: z.object({ paymentId: z.uuid() }),
  run: async ({ database, settings, services }, { paymentId }) => {
    const payment = await database.findOneBy(Payment, { id: paymentId });
    const { name = null, email = null } = payment?.contact ?? {};
    if (!payment || !name || !email) return;
    const { productName, publicUrl } = settings;
    const { eventTitle, amountPence } = payment;
    const hasPlace = payment.signUpId !== null;
    const notice = { productName, publicUrl, eventTitle, amountPence, name, email, hasPlace };
    const ofDeletedAccount = { id: paymentId, accountId: IsNull() };
    try {
      await services.mail.send(await refundMail(notice));
    } catch (error) {
      if (error instanceof NonRetryableError) await eraseContacts(database, ofDeletedAccount);
      throw error;
    }
    await eraseContacts(database, ofDeletedAccount);
  },
});
