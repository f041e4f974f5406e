import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../accounts/account.entity.js';
import { Event } from '../events/event.entity.js';
import type { MessageAudience } from './message-audience.js';
import type { MessageStatus } from './message-status.js';

/** A text that the team of an event writes to its people. */
@Entity('messages')
@Check('messages_subject_length', `length(subject) BETWEEN 1 AND 150`)
@Check('messages_text_length', `length(text) BETWEEN 1 AND 5000`)
@Check('messages_audience_known', `audience IN ('ALL', 'ARRIVED', 'NOT_ARRIVED', 'WAITING', 'SELECTED')`)
@Check('messages_status_known', `status IN ('SCHEDULED', 'SENDING', 'SENT', 'CANCELLED')`)
@Check('messages_selected_by_id', `(audience = 'SELECTED') = (sign_up_ids IS NOT NULL)`)
@Check('messages_one_time', `num_nonnulls(send_at, hours_before_start, hours_after_end) <= 1`)
@Check(
  'messages_scheduled_for_a_time',
  `status <> 'SCHEDULED' OR num_nonnulls(send_at, hours_before_start, hours_after_end) = 1`,
)
@Check(
  'messages_hours_within_a_year',
  `hours_before_start BETWEEN 0 AND 8760 AND hours_after_end IS NULL OR hours_after_end BETWEEN 0 AND 8760 AND hours_before_start IS NULL OR hours_before_start IS NULL AND hours_after_end IS NULL`,
)
@Check('messages_started_once_sent', `started_at IS NOT NULL OR status IN ('SCHEDULED', 'CANCELLED')`)
@Check(
  'messages_counts_positive',
  `recipient_count >= 0 AND sent_count >= 0 AND bounced_count >= 0 AND muted_count >= 0`,
)
@Index('messages_latest', ['eventId', 'createdAt', 'id'])
@Index('messages_scheduled', ['eventId'], { where: `status = 'SCHEDULED'` })
@Index('messages_sending', ['claimedUntil'], { where: `status = 'SENDING'` })
@Index('messages_to_later_sign_ups', ['eventId'], { where: `status = 'SENT' AND also_later_sign_ups` })
@Index('messages_created_by', ['createdById'])
export class Message {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'messages_pkey' })
  id: string;

  @Column('uuid')
  eventId: string;

  @ManyToOne(() => Event, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'event_id', foreignKeyConstraintName: 'messages_event_id_fkey' })
  event?: Relation<Event>;

  /** The account that wrote it, whose address gets the answers; null where it is deleted. */
  @Column('uuid', { nullable: true })
  createdById: string | null;

  @ManyToOne(() => Account, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'created_by_id', foreignKeyConstraintName: 'messages_created_by_id_fkey' })
  createdBy?: Relation<Account> | null;

  @Column('text')
  subject: string;

  /** Markdown's plain core. */
  @Column('text')
  text: string;

  @Column('text')
  audience: MessageAudience;

  /** The chosen places of the audience SELECTED; null for the others. */
  @Column('uuid', { array: true, nullable: true })
  signUpIds: string[] | null;

  /** Whether people get it who sign up after it went out, until the event ends. */
  @Column('boolean')
  alsoLaterSignUps: boolean;

  /** At most one of the three is set; none: it went out at once. Those in hours follow the event. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  sendAt: Date | null;

  @Column('integer', { nullable: true })
  hoursBeforeStart: number | null;

  @Column('integer', { nullable: true })
  hoursAfterEnd: number | null;

  @Column('text')
  status: MessageStatus;

  @Column('timestamp with time zone', { precision: 3 })
  createdAt: Date;

  /** When it was created or changed last: an event that is cancelled later takes a scheduled message with it. */
  @Column('timestamp with time zone', { precision: 3 })
  writtenAt: Date;

  /** When it began to go out; null until then. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  startedAt: Date | null;

  /** When the last mail of its first audience went out. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  sentAt: Date | null;

  /** When all people of the audience had their rows in message_recipients; null until then. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  addedAt: Date | null;

  /** Until when one worker sends it; another takes over after that. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  claimedUntil: Date | null;

  /** People whom it is for, without those who muted, gave their place back, or could not be reached before. */
  @Column('integer', { default: 0 })
  recipientCount: number;

  @Column('integer', { default: 0 })
  sentCount: number;

  @Column('integer', { default: 0 })
  bouncedCount: number;

  @Column('integer', { default: 0 })
  mutedCount: number;
}
