import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

export type MailingKind = 'CHANGE' | 'REMINDER';

/** One mail to each attendee of an event, or of several events of a series, and how far it has got. */
@Entity('mailings')
@Unique('mailings_one_reminder_per_start', ['eventIds', 'startsAt'])
@Check('mailings_kind_known', `kind IN ('CHANGE', 'REMINDER')`)
@Check('mailings_start_of_reminders', `(kind = 'REMINDER') = (starts_at IS NOT NULL)`)
@Index('mailings_due', ['dueAt'])
export class Mailing {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'mailings_pkey' })
  id: string;

  /** Those that one act has changed, or the one that a reminder is for. One that is deleted meanwhile is left out. */
  @Column('uuid', { array: true })
  eventIds: string[];

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
