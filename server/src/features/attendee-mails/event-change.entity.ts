import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Event } from '../events/event.entity.js';
import { EventPlan } from '../events/event-plan.js';

/**
 * An event as it was before a change that attendees are mailed about, for the few days in which the mails go out:
 * each mail says what is new to its person, by when they signed up and their last mail.
 */
@Entity('event_changes')
@Check('event_changes_message_length', `length(message) BETWEEN 1 AND 500`)
@Check('event_changes_attendee_note_length', `length(attendee_note) BETWEEN 1 AND 2000`)
export class EventChange extends EventPlan {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'event_changes_pkey' })
  eventId: string;

  @ManyToOne(() => Event, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'event_id', foreignKeyConstraintName: 'event_changes_event_id_fkey' })
  event?: Relation<Event>;

  /** The event's revision that the change has made. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'event_changes_pkey' })
  revision: number;

  /** The note for attendees before the change. */
  @Column('text', { nullable: true })
  attendeeNote: string | null;

  @Column('timestamp with time zone', { precision: 3 })
  changedAt: Date;

  /** The creator's own words in the mail; null without any. */
  @Column('text', { nullable: true })
  message: string | null;
}
