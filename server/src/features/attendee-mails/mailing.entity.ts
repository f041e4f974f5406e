import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { Event } from '../events/event.entity.js';

export type MailingKind = 'CHANGE' | 'REMINDER';

/** One mail to all attendees of an event, and how far it has got. */
@Entity('mailings')
@Unique('mailings_one_reminder_per_start', ['eventId', 'startsAt'])
@Check('mailings_kind_known', `kind IN ('CHANGE', 'REMINDER')`)
@Check('mailings_start_of_reminders', `(kind = 'REMINDER') = (starts_at IS NOT NULL)`)
@Index('mailings_due', ['dueAt'])
export class Mailing {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'mailings_pkey' })
  id: string;

  @Column('uuid')
  eventId: string;

  @ManyToOne(() => Event, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'event_id', foreignKeyConstraintName: 'mailings_event_id_fkey' })
  event?: Relation<Event>;

  @Column('text')
  kind: MailingKind;

  /** From when on it goes out. */
  @Column('timestamp with time zone', { precision: 3 })
  dueAt: Date;

  /** People who signed up later get none. */
  @Column('timestamp with time zone', { precision: 3 })
  signedUpUntil: Date;

  /** The start that a reminder is for; null for a change. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  startsAt: Date | null;

  /** The last account in the order of ids whose mail was asked for; null before the first. */
  @Column('uuid', { nullable: true })
  afterAccountId: string | null;

  /** When all mails were asked for; null until then. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  finishedAt: Date | null;
}
