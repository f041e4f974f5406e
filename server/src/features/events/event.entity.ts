import {
  Check,
  Column,
  DeleteDateColumn,
  Entity,
  Exclusion,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { Account } from '../accounts/account.entity.js';
import { EventSeries } from '../event-series/event-series.entity.js';
import { Picture } from '../pictures/picture.entity.js';
import type { EventCover } from './cover/cover-input.js';
import { EventPlan } from './event-plan.js';

/** PostgreSQL's times of day go to 24:00, and have seconds. */
const wholeMinute = (column: string) => `${column} < '24:00' AND date_trunc('minute', ${column}) = ${column}`;

/** SQL of a row of events: its people are not erased, or it was moved after they were. */
export const WITH_PEOPLE = 'people_erased_at IS NULL OR people_erased_at < ends_at';

export const EVENT_CREATOR = 'events_created_by_id_fkey';
/** Two events of a series are never on one date, unless one is deleted. */
export const EVENT_DATES_OF_SERIES = 'events_one_per_date_of_series';

@Entity('events')
@Check('events_title_length', `length(title) BETWEEN 1 AND 200`)
@Check('events_description_length', `length(description) BETWEEN 1 AND 5000`)
@Check('events_location_length', `length(location) BETWEEN 1 AND 300`)
@Check('events_type_length', `length(type) BETWEEN 1 AND 100`)
@Check('events_price_payable', `price_pence = 0 OR price_pence BETWEEN 30 AND 99999999`)
@Check('events_sign_up_count_positive', `sign_up_count >= 0`)
@Check('events_revision_positive', `revision >= 0`)
@Check('events_plan_revision_positive', `plan_revision >= 0`)
@Check('events_capacity_sensible', `capacity BETWEEN 1 AND 1000000`)
@Check('events_held_count_positive', `held_count >= 0`)
@Check('events_waiting_count_positive', `waiting_count >= 0`)
@Check('events_date_finite', `date BETWEEN '0001-01-01' AND '9999-12-31'`)
@Check('events_creator_until_deleted', `created_by_id IS NOT NULL OR deleted_at IS NOT NULL`)
@Check('events_time_zone_length', `length(time_zone) BETWEEN 1 AND 100`)
@Check('events_attendee_note_length', `length(attendee_note) BETWEEN 1 AND 2000`)
@Check('events_language_length', `length(language) BETWEEN 2 AND 35`)
@Check('events_refund_deadline_within_a_year', `refund_deadline_hours BETWEEN 0 AND 8760`)
@Check('events_ends_after_start', `ends_at > starts_at`)
@Check('events_cancellation_reason_length', `length(cancellation_reason) BETWEEN 1 AND 500`)
@Check('events_cancelled_with_reason', `(cancelled_at IS NULL) = (cancellation_reason IS NULL)`)
@Check(
  'events_notified_of_end',
  `cancelled_at IS NOT NULL OR deleted_at IS NOT NULL OR cancellation_notified_up_to IS NULL`,
)
@Check('events_times_whole_minutes', `${wholeMinute('start_time')} AND ${wholeMinute('end_time')}`)
@Check('events_cover_of_picture', `cover ->> 'pictureId' IS NOT DISTINCT FROM cover_picture_id::text`)
@Exclusion(
  EVENT_DATES_OF_SERIES,
  `USING btree (series_id WITH =, date WITH =) WHERE (series_id IS NOT NULL AND deleted_at IS NULL)`,
  { deferrable: 'INITIALLY IMMEDIATE' },
)
@Index('events_public_soonest', ['date', 'startTime', 'id'], { where: 'public' })
@Index('events_public_type_soonest', { synchronize: false })
@Index('events_public_free_soonest', ['date', 'startTime', 'id'], { where: 'public AND price_pence = 0' })
@Index('events_public_paid_soonest', ['date', 'startTime', 'id'], { where: 'public AND price_pence > 0' })
@Index('events_created_by_soonest', ['createdById', 'date', 'startTime', 'id'])
@Index('events_public_recently_updated', ['updatedAt', 'id'], { where: 'public' })
@Index('events_series_soonest', ['seriesId', 'date', 'startTime', 'id'], { where: 'series_id IS NOT NULL' })
@Index('events_starts', ['startsAt', 'id'])
@Index('events_with_people', ['endsAt', 'id'], { where: WITH_PEOPLE })
@Index('events_of_picture', ['coverPictureId'], { where: 'cover_picture_id IS NOT NULL' })
@Index('events_search', { synchronize: false })
@Index('events_type_spellings', { synchronize: false })
export class Event extends EventPlan {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'events_pkey' })
  id: string;

  @Column('text')
  title: string;

  @Column('text')
  description: string;

  @Column('text')
  type: string;

  /** BCP 47: the language of the texts that staff write. Null: unknown. */
  @Column('text', { nullable: true })
  language: string | null;

  /** A picture that staff uploaded; null: the drawn cover stands. */
  @Column('jsonb', { nullable: true })
  cover: EventCover | null;

  /** The one that `cover` names: a picture that an event has cannot be deleted. */
  @Column('uuid', { nullable: true })
  coverPictureId: string | null;

  @ManyToOne(() => Picture)
  @JoinColumn({ name: 'cover_picture_id', foreignKeyConstraintName: 'events_cover_picture_id_fkey' })
  coverPicture?: Relation<Picture> | null;

  /** The instants that date, times and zone name, see event-times.ts. */
  @Column('timestamp with time zone', { precision: 3 })
  startsAt: Date;

  @Column('timestamp with time zone', { precision: 3 })
  endsAt: Date;

  /** 0 means free. */
  @Column('integer')
  pricePence: number;

  /** Hours before the start, until when a paid place is given back for the whole price; null: at no time. */
  @Column('integer', { nullable: true })
  refundDeadlineHours: number | null;

  /** Whether lists show it; false: unlisted, see event-visibility.ts. */
  @Column('boolean')
  public: boolean;

  /**
   * A text for people with a place and the creator alone. It is left out when an event's row is read, so that no response,
   * page or file has it by mistake: see attendee-note.ts.
   */
  @Column('text', { nullable: true, select: false })
  attendeeNote?: string | null;

  @Column('timestamp with time zone', { precision: 3 })
  createdAt: Date;

  /** When its creator last changed one of the fields that staff enter. */
  @Column('timestamp with time zone', { precision: 3 })
  updatedAt: Date;

  /** How often that was: the SEQUENCE of calendar files, by which a newer one replaces an older (RFC 5545, 3.8.7.4). */
  @Column('integer')
  revision: number;

  /** The revision that changed date, times, zone or place last; 0 while none did. */
  @Column('integer', { default: 0 })
  planRevision: number;

  /** When that was; null while none did. Jobs that delete or send ask it: the change may be a slip. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  planChangedAt: Date | null;

  /**
   * The owner: the account that created it or took it over. A column, so that an event has exactly one owner at any time. Null in
   * the row of a deleted event whose owner's account is deleted; such a row is not read.
   */
  @Column('uuid', { nullable: true })
  createdById: string;

  @ManyToOne(() => Account, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'created_by_id', foreignKeyConstraintName: EVENT_CREATOR })
  createdBy?: Relation<Account>;

  /** When the owner took it over; null: they created it. See read-teams.ts. */
  @Column('timestamp with time zone', { precision: 3, nullable: true, select: false })
  ownerSince?: Date | null;

  @Column('boolean', { default: true, select: false })
  ownerShownAsHost?: boolean;

  /** Null: it is in no series. */
  @Column('uuid', { nullable: true })
  seriesId: string | null;

  @ManyToOne(() => EventSeries, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'series_id', foreignKeyConstraintName: 'events_series_id_fkey' })
  series?: Relation<EventSeries> | null;

  /**
   * The event that it was duplicated from; null where it was none, and where it was duplicated before this was stored. No reference:
   * that event may be deleted, and is then not found.
   */
  @Column('uuid', { nullable: true })
  duplicatedFromId: string | null;

  /** How many sign-ups there are: changed in the transaction that adds or deletes one, and by nothing else. */
  @Column('integer')
  signUpCount: number;

  /** How many people can come; null: any number. */
  @Column('integer', { nullable: true })
  capacity: number | null;

  /** How many places are held for people who have yet to pay: changed with the rows of place_holds, and by nothing else. */
  @Column('integer', { default: 0 })
  heldCount: number;

  /** How many people wait without an offer: changed with their rows, and by nothing else. */
  @Column('integer', { default: 0 })
  waitingCount: number;

  /** Null: it takes place. From then on no place at it can be had. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  cancelledAt: Date | null;

  /** The creator's words, for all readers. */
  @Column('text', { nullable: true })
  cancellationReason: string | null;

  /**
   * How far the cancellation is carried out: the last account, in the order of ids, whose place has had its mail. The nil UUID
   * when it has begun; null before, while the creator can undo it. See finish-event-cancellation.job.ts. A deleted event has it
   * where it was deleted with others, see notify-people-of-events.job.ts.
   */
  @Column('uuid', { nullable: true })
  cancellationNotifiedUpTo: string | null;

  /** When all that says who came was erased, see erase-old-data.job.ts. */
  @Column('timestamp with time zone', { precision: 3, nullable: true, select: false })
  peopleErasedAt?: Date | null;

  /** The text that the search looks through: see search-text.ts. Never read back. */
  @Column('text', { select: false })
  searchText: string;

  /**
   * When it was deleted. It exists for no reader from then on; its row stays until all people are notified, see
   * finish-event-deletion.job.ts. TypeORM leaves it out by itself, SQL written by hand has to.
   */
  @DeleteDateColumn({ type: 'timestamp with time zone', precision: 3, nullable: true, select: false })
  deletedAt?: Date | null;
}
