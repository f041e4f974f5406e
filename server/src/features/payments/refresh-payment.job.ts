import { z } from 'zod';
import { defineJob } from '../define-job.js';
import { refreshPayment } from './refresh-payment.js';

/** Follows a webhook event. The event only says that something happened; Stripe is asked how the payment stands now. */
export const refreshPaymentJob = defineJob({
  name: 'refresh-payment',
  schema: z.object({ intentId: z.string() }),
  run: async (context, { intentId }) => {
    const { payments } = context.services;
    if (!payments) throw new Error('A webhook came, and card payments are not set up');
    await refreshPayment(context, payments, intentId);
  },
});
