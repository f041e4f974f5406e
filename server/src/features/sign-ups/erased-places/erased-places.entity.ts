import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Event } from '../../events/event.entity.js';

/**
 * How many people signed up to a past event on one day, of whom nothing else is stored any more. The counts of an event have
 * them beside its rows: see docs/decisions/an-end-for-old-data.md.
 */
@Entity('erased_places')
@Check('erased_places_counts_positive', 'place_count >= 0 AND cancelled_count >= 0')
export class ErasedPlaces {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'erased_places_pkey' })
  eventId: string;

  @ManyToOne(() => Event, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'event_id', foreignKeyConstraintName: 'erased_places_event_id_fkey' })
  event?: Relation<Event>;

  /** YYYY-MM-DD, in the event's zone. */
  @PrimaryColumn('date', { primaryKeyConstraintName: 'erased_places_pkey' })
  signedUpOn: string;

  /** Of those who had a place at the end. */
  @Column('integer')
  placeCount: number;

  /** Of those who gave it back. */
  @Column('integer')
  cancelledCount: number;
}
