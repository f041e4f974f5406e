import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ActivityAction } from './activity-action.js';

/** One action of an event's team. It can be neither changed nor removed for two years: a trigger refuses both. */
@Entity('activities')
@Check('activities_action_length', `length(action) BETWEEN 1 AND 50`)
@Check('activities_detail_length', `length(detail) BETWEEN 1 AND 2000`)
@Index('activities_of_event', ['eventId', 'occurredAt', 'id'])
@Index('activities_by_age', ['occurredAt'])
export class Activity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'activities_pkey' })
  id: string;

  @Column('uuid')
  eventId: string;

  @Column('text')
  action: ActivityAction;

  /** The account that did it; it may be deleted. Null: the product itself. */
  @Column('uuid', { nullable: true })
  actorId: string | null;

  /** Null: it was done in a browser. */
  @Column('text', { nullable: true })
  accessTokenName: string | null;

  /** The account that it was done to; null where it was done to none. Its name is not stored here. */
  @Column('uuid', { nullable: true })
  subjectId: string | null;

  /** Without personal data. */
  @Column('text', { nullable: true })
  detail: string | null;

  @Column('timestamp with time zone', { precision: 3 })
  occurredAt: Date;
}
