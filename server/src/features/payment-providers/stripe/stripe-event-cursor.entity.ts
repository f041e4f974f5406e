import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** How far Stripe's list of events was read: one row, or none before the first time. */
@Entity('stripe_event_cursor')
@Check('stripe_event_cursor_single', 'id = 1')
export class StripeEventCursor {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'stripe_event_cursor_pkey' })
  id: number;

  /** When Stripe made the latest event of the list, by Stripe's clock. */
  @Column('timestamp with time zone', { precision: 3 })
  latestCreatedAt: Date;
}
