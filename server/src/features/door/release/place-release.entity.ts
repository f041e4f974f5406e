import { Check, Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Event } from '../../events/event.entity.js';

export enum ReleaseStage {
  /** Nothing has happened yet, and the team can undo it. */
  UNDOABLE = 'UNDOABLE',
  /** A job gives places back: nothing stops it any more. */
  RUNNING = 'RUNNING',
  DONE = 'DONE',
}

/** That the team releases the places of people who have not arrived: the latest time at an event. */
@Entity('place_releases')
@Check('place_releases_stage_known', `stage IN ('UNDOABLE', 'RUNNING', 'DONE')`)
export class PlaceRelease {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'place_releases_pkey' })
  eventId: string;

  @OneToOne(() => Event, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'event_id', foreignKeyConstraintName: 'place_releases_event_id_fkey' })
  event?: Relation<Event>;

  /** When the team pressed the button. Places that people got later are not meant. */
  @Column('timestamp with time zone', { precision: 3 })
  releasedAt: Date;

  @Column('text')
  stage: ReleaseStage;
}
