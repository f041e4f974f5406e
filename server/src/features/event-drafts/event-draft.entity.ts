import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../accounts/account.entity.js';
import type { EventCover } from '../events/cover/cover-input.js';
import type { DraftInput } from '../events/event-input.js';
import type { EventVisibility } from '../events/event-visibility.js';
import { Picture } from '../pictures/picture.entity.js';

/** An event that is being prepared. No statement about events reads this table, so that no list or page of events shows a draft. */
@Entity('event_drafts')
@Check('event_drafts_title_length', `length(title) BETWEEN 1 AND 200`)
@Check('event_drafts_description_length', `length(description) <= 5000`)
@Check('event_drafts_location_length', `length(location) <= 300`)
@Check('event_drafts_type_length', `length(type) <= 100`)
@Check('event_drafts_visibility_known', `visibility IN ('PUBLIC', 'UNLISTED')`)
@Check('event_drafts_attendee_note_length', `length(attendee_note) BETWEEN 1 AND 2000`)
@Check('event_drafts_language_length', `length(language) BETWEEN 2 AND 35`)
@Check('event_drafts_preview_secret_length', `length(preview_secret) >= 22`)
@Check('event_drafts_cover_of_picture', `cover ->> 'pictureId' IS NOT DISTINCT FROM cover_picture_id::text`)
@Index('event_drafts_of_picture', ['coverPictureId'], { where: 'cover_picture_id IS NOT NULL' })
@Index('event_drafts_of_creator', ['createdById', 'updatedAt', 'id'])
@Index('event_drafts_by_age', ['updatedAt'])
export class EventDraft implements DraftInput {
  /** Its event gets it, too. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'event_drafts_pkey' })
  id: string;

  @Column('uuid')
  createdById: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'created_by_id', foreignKeyConstraintName: 'event_drafts_created_by_id_fkey' })
  createdBy?: Relation<Account>;

  @Column('text')
  title: string;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('text', { nullable: true })
  location: string | null;

  @Column('text', { nullable: true })
  type: string | null;

  /** YYYY-MM-DD. */
  @Column('date', { nullable: true })
  date: string | null;

  /** HH:MM. */
  @Column('time', { precision: 0, nullable: true })
  startTime: string | null;

  /** HH:MM. */
  @Column('time', { precision: 0, nullable: true })
  endTime: string | null;

  @Column('text')
  timeZone: string;

  @Column('integer', { nullable: true })
  pricePence: number | null;

  @Column('integer', { nullable: true })
  refundDeadlineHours: number | null;

  @Column('integer', { nullable: true })
  capacity: number | null;

  @Column('text')
  visibility: EventVisibility;

  @Column('text', { nullable: true })
  attendeeNote: string | null;

  /** BCP 47. */
  @Column('text', { nullable: true })
  language: string | null;

  @Column('jsonb', { nullable: true })
  cover: EventCover | null;

  /** The one that `cover` names. */
  @Column('uuid', { nullable: true })
  coverPictureId: string | null;

  @ManyToOne(() => Picture)
  @JoinColumn({ name: 'cover_picture_id', foreignKeyConstraintName: 'event_drafts_cover_picture_id_fkey' })
  coverPicture?: Relation<Picture> | null;

  /** Its event gets it, too. */
  @Column('uuid', { nullable: true })
  duplicatedFromId: string | null;

  /** Of the preview link. Not encrypted: a person who reads it here reads the draft beside it. */
  @Column('text')
  previewSecret: string;

  @Column('timestamp with time zone', { precision: 3 })
  createdAt: Date;

  @Column('timestamp with time zone', { precision: 3 })
  updatedAt: Date;

  /** When its creator was mailed that it will be deleted; null since the last change. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  warnedAt: Date | null;
}
