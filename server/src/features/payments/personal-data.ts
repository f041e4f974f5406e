import { StripeEvent } from '../payment-providers/stripe/stripe-event.entity.js';
import { StripeEventCursor } from '../payment-providers/stripe/stripe-event-cursor.entity.js';
import { type NotExported, personalData } from '../personal-data.js';
import { Payment } from './payment.entity.js';

export const dataOfPayments = [
  personalData({
    name: 'payments',
    kind: 'PAYMENTS',
    entity: Payment,
    rowsOf: ({ id: accountId }) => ({ accountId }),
    leftOut: {
      eventCreatedById: 'another person',
      idempotencyKey: 'a key between Stripe and the product',
    },
  }),
];

export const notExportedOfPayments: NotExported[] = [
  { entity: StripeEvent, reason: 'ids of Stripe, without a person' },
  { entity: StripeEventCursor, reason: 'of nobody' },
];
