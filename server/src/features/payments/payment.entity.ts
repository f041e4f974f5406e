import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../accounts/account.entity.js';
import { NAME_SHOWN_KNOWN, NameShown } from '../accounts/names/name-shown.js';
import { ContactChecks, ErasableContact } from '../contacts/contact.js';
import { Event } from '../events/event.entity.js';
import { DUE_MAILS, type DueMail } from '../refunds/due-mail.js';
import { SignUp } from '../sign-ups/sign-up.entity.js';
import { NEEDS_ATTENTION } from './needs-attention.js';
import { NO_PLACE_REASONS, type NoPlaceReason } from './no-place-reason.js';
import { PaymentAttentionReason } from './payment-attention-reason.js';
import { PaymentStatus } from './payment-status.js';

export const PAYMENT_EVENT = 'payments_event_id_fkey';
export const PAYMENT_ACCOUNT = 'payments_account_id_fkey';

const oneOf = (column: string, values: object) =>
  `${column} IN (${Object.values(values)
    .map((value) => `'${value}'`)
    .join(', ')})`;

/**
 * The money for one sign-up: one attempt to pay, which is one intent at Stripe. Payments outlive the event, the sign-up
 * and the person: accounts must be preserved.
 */
@Entity('payments')
@Check('payments_amount_payable', `amount_pence BETWEEN 30 AND 99999999`)
@Check('payments_currency_known', `currency = 'gbp'`)
@Check('payments_status_known', oneOf('status', PaymentStatus))
@Check('payments_attention_reason_known', oneOf('attention_reason', PaymentAttentionReason))
@Check('payments_attention_note_length', `length(attention_note) BETWEEN 1 AND 500`)
@Check('payments_no_place_reason_known', oneOf('no_place_reason', NO_PLACE_REASONS))
@Check('payments_due_mail_known', oneOf('due_mail', DUE_MAILS))
@Check('payments_refund_within_amount', `refunded_pence BETWEEN 0 AND amount_pence`)
@Check('payments_name_shown_known', NAME_SHOWN_KNOWN)
@ContactChecks('payments')
@Index('payments_one_live', ['accountId', 'eventId'], {
  unique: true,
  where: `status IN ('REQUIRES_PAYMENT', 'PROCESSING') OR (status = 'SUCCEEDED' AND no_place_reason IS NULL)`,
})
@Index('payments_intent', ['intentId'], { unique: true })
@Index('payments_sign_up', ['signUpId'], { unique: true })
@Index('payments_cancelled_sign_up', ['cancelledSignUpId'], { unique: true })
@Index('payments_event', ['eventId', 'createdAt', 'id'])
@Index('payments_event_latest', ['eventId', 'updatedAt', 'id'])
@Index('payments_event_creator', ['eventCreatedById'])
@Index('payments_needing_attention', ['eventCreatedById', 'createdAt', 'id'], { where: NEEDS_ATTENTION })
@Index('payments_unfinished', ['updatedAt'], {
  where: `status IN ('REQUIRES_PAYMENT', 'PROCESSING', 'REFUND_PENDING')`,
})
@Index('payments_created', ['createdAt'])
export class Payment {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'payments_pkey' })
  id: string;

  /** Null once the account is deleted. */
  @Column('uuid', { nullable: true })
  accountId: string | null;

  @ManyToOne(() => Account, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: PAYMENT_ACCOUNT })
  account?: Relation<Account>;

  /** Null once the event is deleted. */
  @Column('uuid', { nullable: true })
  eventId: string | null;

  @ManyToOne(() => Event, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'event_id', foreignKeyConstraintName: PAYMENT_EVENT })
  event?: Relation<Event>;

  /** The creator of the event, whether it is still there or not. Null once that account is deleted. */
  @Column('uuid', { nullable: true })
  eventCreatedById: string | null;

  @ManyToOne(() => Account, { onDelete: 'SET NULL' })
  @JoinColumn({
    name: 'event_created_by_id',
    foreignKeyConstraintName: 'payments_event_created_by_id_fkey',
  })
  eventCreatedBy?: Relation<Account>;

  /** The place that was paid for; null until then, and once it is given up. */
  @Column('uuid', { nullable: true })
  signUpId: string | null;

  @ManyToOne(() => SignUp, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'sign_up_id', foreignKeyConstraintName: 'payments_sign_up_id_fkey' })
  signUp?: Relation<SignUp>;

  /**
   * The place that was paid for and then given back. No reference: the record of the place goes with the event or the
   * account, while the payment stays.
   */
  @Column('uuid', { nullable: true })
  cancelledSignUpId: string | null;

  /**
   * As `eventId` was, also once the event is deleted: no reference. Null where the event was deleted before this was
   * stored.
   */
  @Column('uuid', { nullable: true })
  originalEventId: string | null;

  /** As `signUpId` was, also once the place is given up. Null until there is a place. */
  @Column('uuid', { nullable: true })
  originalSignUpId: string | null;

  /** The title of the event when the checkout began. */
  @Column('text')
  eventTitle: string;

  /** For the sign-up; erased once the account is deleted and the person needs no further mail. */
  @Column(() => ErasableContact, { prefix: false })
  contact: ErasableContact;

  /** The people who see the name at the place that is paid for. */
  @Column('text', { default: NameShown.SIGNED_IN })
  nameShown: NameShown;

  /** The mail about the money that is still to be sent; null when all are sent. */
  @Column('text', { nullable: true })
  dueMail: DueMail | null;

  @Column('integer')
  amountPence: number;

  @Column('text')
  currency: string;

  @Column('integer')
  refundedPence: number;

  @Column('text')
  status: PaymentStatus;

  @Column('text', { nullable: true })
  attentionReason: PaymentAttentionReason | null;

  /** Those that staff have ended with a note: they come up again only with something new. */
  @Column('text', { array: true, default: [] })
  endedAttentionReasons: PaymentAttentionReason[];

  /** The note with which staff last ended one. */
  @Column('text', { nullable: true })
  attentionNote: string | null;

  /** Why this payment gives no place (any more); null while that is not so. */
  @Column('text', { nullable: true })
  noPlaceReason: NoPlaceReason | null;

  /** The event's revision when the checkout began; null for payments that an older version of the server made. */
  @Column('integer', { nullable: true })
  shownRevision: number | null;

  /** The latest deadline for a refund that the event had from the checkout to the payment; null: no refunds. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  shownDeadline: Date | null;

  /** What Stripe knows the making of the intent by, and later that of the refund: asking again makes no second one. */
  @Column('uuid')
  idempotencyKey: string;

  /** Stripe's id; null until Stripe has answered. */
  @Column('text', { nullable: true })
  intentId: string | null;

  @Column('timestamp with time zone', { precision: 3 })
  createdAt: Date;

  /** When the money was there; null until then. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  paidAt: Date | null;

  /** When money of it last went back; null where none has. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  refundedAt: Date | null;

  /** When its state was last changed, its checkout last started, or Stripe last asked about it by a job. */
  @Column('timestamp with time zone', { precision: 3 })
  updatedAt: Date;
}
