import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { SeriesInterval } from './series-interval.js';

/** Events that repeat. Each is an event of its own, which names its series. A series without events is found by nobody. */
@Entity('event_series')
@Check('event_series_interval_known', `interval IN ('WEEK', 'TWO_WEEKS', 'MONTH_BY_WEEKDAY')`)
export class EventSeries {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'event_series_pkey' })
  id: string;

  @Column('text')
  interval: SeriesInterval;

  @Column('timestamp with time zone', { precision: 3 })
  createdAt: Date;
}
