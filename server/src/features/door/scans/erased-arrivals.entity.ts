import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Event } from '../../events/event.entity.js';

/** How many people arrived at one door of a past event, of whom nothing else is stored any more. */
@Entity('erased_arrivals')
@Check('erased_arrivals_some', 'arrived_count > 0')
export class ErasedArrivals {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'erased_arrivals_pkey' })
  eventId: string;

  @ManyToOne(() => Event, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'event_id', foreignKeyConstraintName: 'erased_arrivals_event_id_fkey' })
  event?: Relation<Event>;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'erased_arrivals_pkey' })
  door: string;

  @Column('integer')
  arrivedCount: number;
}
