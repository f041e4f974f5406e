import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A webhook of Stripe's that was taken in: the same one again changes nothing. */
@Entity('stripe_events')
@Index('stripe_events_received_at', ['receivedAt'])
export class StripeEvent {
  /** Stripe's id, `evt_...`. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'stripe_events_pkey' })
  id: string;

  @Column('text')
  type: string;

  @Column('timestamp with time zone', { precision: 3 })
  receivedAt: Date;
}
