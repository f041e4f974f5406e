import { StripeEvent } from '../payment-providers/stripe/stripe-event.entity.js';
import { StripeEventCursor } from '../payment-providers/stripe/stripe-event-cursor.entity.js';
import { columnRules, type Erasure, stays } from '../personal-columns.js';
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
      attentionNote: 'what staff wrote for themselves',
      idempotencyKey: 'a key between Stripe and the product',
    },
  }),
];

export const notExportedOfPayments: NotExported[] = [
  { entity: StripeEvent, reason: 'ids of Stripe, without a person' },
  { entity: StripeEventCursor, reason: 'of nobody' },
];

const PAYER: Erasure = { withAccount: 'EMPTIED', whenOld: 'EMPTIED' };
const TAX = stays('as long as tax law asks, without the person');
const OWNER: Erasure = { withAccount: 'EMPTIED', whenOld: 'stays: the owner answers for the money' };

const OWNER_NOTE = stays('as long as tax law asks: why the money was settled so');

export const columnsOfPayments = [
  columnRules('payments', {
    personal: [
      [PAYER, 'account_id', 'name', 'email', 'unconfirmed_email', 'sign_up_id'],
      [OWNER, 'event_created_by_id'],
      [TAX, 'id', 'cancelled_sign_up_id', 'original_sign_up_id', 'amount_pence', 'refunded_pence', 'status'],
      [TAX, 'intent_id', 'idempotency_key', 'name_shown', 'created_at', 'paid_at', 'refunded_at'],
      [TAX, 'updated_at', 'due_mail', 'attention_reason', 'ended_attention_reasons', 'no_place_reason'],
      [OWNER_NOTE, 'attention_note'],
    ],
    notPersonal: [
      ...['event_id', 'original_event_id', 'event_title', 'currency', 'shown_revision', 'shown_deadline'],
    ],
  }),
  columnRules('stripe_events', { notPersonal: ['id', 'type', 'received_at'] }),
  columnRules('stripe_event_cursor', { notPersonal: ['id', 'latest_created_at'] }),
];
