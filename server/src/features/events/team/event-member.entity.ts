import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../../accounts/account.entity.js';
import type { TeamRole } from '../../accounts/sessions/team-roles.js';
import { Event } from '../event.entity.js';

/** A person of an event's team. The owner has no row here: that is the account in the event's `createdById`. */
@Entity('event_members')
@Check('event_members_role_known', `role IN ('EDITOR', 'DOOR')`)
@Index('event_members_of_account', ['accountId'])
export class EventMember {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'event_members_pkey' })
  eventId: string;

  @ManyToOne(() => Event, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'event_id', foreignKeyConstraintName: 'event_members_event_id_fkey' })
  event?: Relation<Event>;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'event_members_pkey' })
  accountId: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'event_members_account_id_fkey' })
  account?: Relation<Account>;

  @Column('text')
  role: TeamRole;

  /** The person has agreed to it. */
  @Column('boolean')
  shownAsHost: boolean;

  /** The owner offers it, and the person has not decided yet. */
  @Column('boolean', { default: false })
  offeredAsHost: boolean;

  /** When the person joined the team, or handed the event over and stayed. */
  @Column('timestamp with time zone', { precision: 3 })
  since: Date;
}
