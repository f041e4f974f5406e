import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../accounts/account.entity.js';
import { Event } from '../events/event.entity.js';

/** A person who wants no messages of an event. Mails about changes, cancellation, money and tickets come all the same (M2). */
@Entity('muted_events')
@Index('muted_events_event', ['eventId'])
export class MutedEvent {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'muted_events_pkey' })
  accountId: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'muted_events_account_id_fkey' })
  account?: Relation<Account>;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'muted_events_pkey' })
  eventId: string;

  @ManyToOne(() => Event, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'event_id', foreignKeyConstraintName: 'muted_events_event_id_fkey' })
  event?: Relation<Event>;

  @Column('timestamp with time zone', { precision: 3 })
  mutedAt: Date;
}
