import { z } from 'zod';
import { defineJob } from '../define-job.js';
import { cancelPayment } from '../payments/cancel-payment.js';
import { Payment } from '../payments/payment.entity.js';

/** Cancels a payment whose checkout is over, at Stripe too. A payment that is paid already is settled. */
export const expireCheckoutJob = defineJob({
  name: 'expire-checkout',
  schema: z.object({ paymentId: z.uuid() }),
  run: async (context, { paymentId }) => {
    const { database, services } = context;
    if (!services.payments) throw new Error('A checkout is to expire, and card payments are not set up');
    const payment = await database.findOneBy(Payment, { id: paymentId });
    if (payment) await cancelPayment(context, services.payments, payment);
  },
});
