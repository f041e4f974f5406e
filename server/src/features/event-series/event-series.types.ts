import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Access, asItsParent } from '../../platform/access/access.js';
import { LocalDate } from '../../platform/graphql/local-date.scalar.js';
import { NodeType } from '../../platform/graphql/node.js';
import { anyone } from '../accounts/access-rules.js';
import { MutationPayload } from '../mutation-payload.js';
import { MAX_EVENTS, MIN_EVENTS } from './series-input.js';
import { SeriesInterval } from './series-interval.js';

@Access(anyone)
@ObjectType('EventSeries', {
  description:
    'Events that repeat. Each is an event of its own, with its own page and people. Unlisted events are counted and listed here for their owner alone.',
  implements: NodeType,
  simpleResolvers: true,
})
export class EventSeriesType {
  @Field(() => ID, { description: 'Which series it is.' })
  id: string;
}

@InputType()
export class CreateEventSeriesInput {
  @Field(() => ID, {
    description: 'The event to repeat, which is the first date. It has not ended and is in no series.',
  })
  eventId: string;

  @Field(() => SeriesInterval, { description: 'How the events follow each other.' })
  interval: SeriesInterval;

  @Field(() => Int, {
    description: `How many dates of the rule there are, ${MIN_EVENTS} to ${MAX_EVENTS}, the event itself included.`,
  })
  count: number;

  @Field(() => [LocalDate], {
    nullable: true,
    description: 'Dates of the rule that are left out; not the first one, and not all others.',
  })
  exceptDates?: string[] | null;
}

@Access(asItsParent)
@ObjectType({ implements: MutationPayload, simpleResolvers: true })
export class EventSeriesPayload extends MutationPayload {
  @Field(() => EventSeriesType, { nullable: true })
  series?: EventSeriesType;
}
