import { Field, GraphQLISODateTime, ID, InputType, Int } from 'type-graphql';
import { LocalDate } from '../../platform/graphql/local-date.scalar.js';
import { LocalTime } from '../../platform/graphql/local-time.scalar.js';
import { EventCoverInput } from '../events/cover/event-cover.types.js';
import { EventVisibility } from '../events/event-visibility.js';

@InputType({ description: 'Fields that are left out stay as they are.' })
export class SaveEventDraftInput {
  @Field(() => ID, { nullable: true, description: 'The draft to change; without one a draft is made.' })
  id?: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'The `updatedAt` of the version that the change is based on: CONFLICT if the draft was changed since; null: whatever it is now is changed.',
  })
  expectedUpdatedAt?: Date | null;

  @Field(() => String, { nullable: true, description: '1 to 200 characters. A new draft must have one.' })
  title?: string | null;

  @Field(() => String, { nullable: true, description: "At most 5,000 characters; Markdown's plain core." })
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 300 characters.' })
  location?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 100 characters.' })
  type?: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'The day on which it starts, in its time zone.' })
  date?: string | null;

  @Field(() => LocalTime, { nullable: true, description: 'When it starts, in its time zone.' })
  startTime?: string | null;

  @Field(() => LocalTime, {
    nullable: true,
    description: 'When it ends; not after the start means on the next day.',
  })
  endTime?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'An IANA name; a new draft without one has the zone of the settings.',
  })
  timeZone?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Pence: 0 for a free event, or 30 to 99,999,999; null: not decided yet.',
  })
  pricePence?: number | null;

  @Field(() => Int, { nullable: true, description: '1 to 1,000,000; null: any number of people.' })
  capacity?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Hours before the start, 0 to 8,760, until when a paid place can be given back for the whole price; null: not at all.',
  })
  refundDeadlineHours?: number | null;

  @Field(() => EventVisibility, { nullable: true, description: 'The people who can find the event.' })
  visibility?: EventVisibility | null;

  @Field(() => String, {
    nullable: true,
    description: 'A text that only people with a place will read: at most 2,000 characters; null: none.',
  })
  attendeeNote?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'BCP 47, the language of the texts, such as `en` or `pt-BR`; null: unknown.',
  })
  language?: string | null;

  @Field(() => EventCoverInput, {
    nullable: true,
    description: 'A picture in place of the drawn cover, or of the picture before.',
  })
  cover?: EventCoverInput | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The event that it is a copy of, for a new draft. A deleted event is left out, and so is an event whose people you may not see.',
  })
  duplicatedFromId?: string | null;

  @Field({
    defaultValue: false,
    description: 'true: takes the picture away, so that the drawn cover stands; a `cover` beside it counts.',
  })
  removeCover: boolean;
}

@InputType()
export class EventDraftInput {
  @Field(() => ID, { description: 'Which draft.' })
  id: string;
}
