import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../accounts/account.entity.js';
import { Event } from '../events/event.entity.js';

export const PLACE_HOLD_ACCOUNT = 'place_holds_account_id_fkey';

/**
 * A place at an event that is sold to nobody else while an account pays for it, or has yet to decide on an offer. Each
 * is counted in `events.held_count`.
 */
@Entity('place_holds')
@Index('place_holds_held_until', ['heldUntil'])
@Index('place_holds_account', ['accountId'])
export class PlaceHold {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'place_holds_pkey' })
  eventId: string;

  @ManyToOne(() => Event, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'event_id', foreignKeyConstraintName: 'place_holds_event_id_fkey' })
  event?: Relation<Event>;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'place_holds_pkey' })
  accountId: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: PLACE_HOLD_ACCOUNT })
  account?: Relation<Account>;

  @Column('timestamp with time zone', { precision: 3 })
  heldUntil: Date;
}
