import { z } from 'zod';
import { findAccount } from '../accounts/find-account.js';
import { defineJob } from '../define-job.js';
import { Payment } from '../payments/payment.entity.js';
import { PaymentAttentionReason } from '../payments/payment-attention-reason.js';
import { refundFailedStaffMail } from './refund-failed-staff.mail.js';

/** Tells one of the staff that a payment's money could not be given back; not when it was meanwhile. */
export const sendRefundFailedMailJob = defineJob({
  name: 'send-refund-failed-mail',
  schema: z.object({ paymentId: z.uuid(), staffId: z.uuid() }),
  run: async ({ database, settings, services }, { paymentId, staffId }) => {
    const payment = await database.findOneBy(Payment, { id: paymentId });
    if (payment?.attentionReason !== PaymentAttentionReason.REFUND_FAILED) return;
    const staff = await findAccount(database, staffId);
    if (!staff) return;
    const { brand, publicUrl } = settings;
    const { eventTitle } = payment;
    const amountPence = payment.amountPence - payment.refundedPence;
    const { name, email } = staff;
    const notice = { brand, publicUrl, eventTitle, amountPence, name, email };
    await services.mail.send(await refundFailedStaffMail(notice));
  },
});
