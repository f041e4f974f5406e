import { ArgsType, Extensions, Field, Int, ObjectType } from 'type-graphql';
import { Access } from '../../../platform/access/access.js';
import { LocalDate } from '../../../platform/graphql/local-date.scalar.js';
import { anyone } from '../../accounts/access-rules.js';
import type { Event } from '../event.entity.js';
import { EventType } from '../event.types.js';
import { EVENTS_OF_DAY } from './list-event-days.js';

@ArgsType()
export class DayRangeArguments {
  @Field(() => LocalDate, { description: 'The first day.' })
  from: string;

  @Field(() => LocalDate, { description: 'The last day: at most 42 days in all.' })
  to: string;

  @Field(() => Int, {
    defaultValue: EVENTS_OF_DAY,
    description:
      'How many events of each day are returned: 1 or more, and at most 126 for all days together.',
  })
  eventsPerDay: number;
}

@Access(anyone)
@ObjectType({ description: 'A day of a calendar on which events start.', simpleResolvers: true })
export class EventDay {
  @Field(() => LocalDate, { description: 'The day, in the zone of each event.' })
  date: string;

  @Field(() => Int, { description: 'How many events start on it.' })
  eventCount: number;

  @Field(() => [EventType], { description: 'The first `eventsPerDay` of them, by their time.' })
  @Extensions({ pageSize: () => EVENTS_OF_DAY })
  events: Event[];
}
