import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../accounts/account.entity.js';
import { Event } from '../events/event.entity.js';

export const PLACE_ATTEMPT_EVENT = 'place_attempts_event_id_fkey';
export const PLACE_ATTEMPT_ACCOUNT = 'place_attempts_account_id_fkey';

/** How an account last tried in vain to pay for a place at an event; see place-attempts.ts. Rows live an hour or two. */
@Entity('place_attempts')
@Index('place_attempts_account', ['accountId'])
export class PlaceAttempt {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'place_attempts_pkey' })
  eventId: string;

  @ManyToOne(() => Event, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'event_id', foreignKeyConstraintName: PLACE_ATTEMPT_EVENT })
  event?: Relation<Event>;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'place_attempts_pkey' })
  accountId: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: PLACE_ATTEMPT_ACCOUNT })
  account?: Relation<Account>;

  /** When a place that was held for it became free again, unpaid. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  gaveUpAt: Date | null;

  /** When it asked for a place and there was none; null again once it has one. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  refusedAt: Date | null;
}
