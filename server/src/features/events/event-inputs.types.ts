import { Field, GraphQLISODateTime, ID, InputType, Int } from 'type-graphql';
import { LocalDate } from '../../platform/graphql/local-date.scalar.js';
import { LocalTime } from '../../platform/graphql/local-time.scalar.js';
import { EventCoverInput } from './cover/event-cover.types.js';
import { EventVisibility } from './event-visibility.js';
import { EventScope } from './scope/event-scope.js';

const REFUND_DEADLINE =
  'Hours before the start, 0 to 8,760, until when a paid place can be given back for the whole price; null: not at all.';
const LANGUAGE =
  'BCP 47, the language of title, description and the other texts, such as `en` or `pt-BR`; null: unknown.';
const ATTENDEE_NOTE =
  'A text that only people with a place read, such as the link of a call or the code of a door: at most 2,000 characters; null: none.';

@InputType('EventFilter', {
  description: 'Which events to list; a field that is not given does not restrict.',
})
export class EventFilterInput {
  @Field(() => String, {
    nullable: true,
    description:
      'Words that must occur in title, description, location, type or the name of the owner, each at least by its beginning. Case, accents and apostrophes do not count, nor do words after the fiftieth. Where no event has them, one typo is forgiven in each word of five letters or more. `totalCount` counts no further than 1,000.',
  })
  search?: string | null;

  @Field(() => String, { nullable: true, description: 'Of this type; case does not count.' })
  type?: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'From this date on, the date included.' })
  from?: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'Up to this date, the date included.' })
  to?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'true: only free events; false: only paid ones.' })
  free?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'true: only events that have ended; false: only those that have not.',
  })
  hasEnded?: boolean | null;

  @Field(() => [ID], { nullable: true, description: 'Only events with one of these ids, at most 100.' })
  ids?: string[] | null;

  @Field(() => ID, { nullable: true, description: 'Only events that this account created.' })
  createdById?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only events that show this account as a host.' })
  hostId?: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Changed at or after this instant: what a copy elsewhere has yet to learn.',
  })
  updatedSince?: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'true: only cancelled events; false: only those that are not.',
  })
  cancelled?: boolean | null;
  @Field(() => ID, { nullable: true, description: 'Only events of this series.' })
  seriesId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'One event of each series: of those that pass the other filters the next one, or the last where all have ended.',
  })
  foldSeries?: boolean | null;
}

@InputType()
export class CreateEventInput {
  @Field({ description: 'At most 200 characters.' })
  title: string;

  @Field({ description: 'At most 5,000 characters.' })
  description: string;

  @Field({ description: 'At most 300 characters.' })
  location: string;

  @Field({ description: 'At most 100 characters.' })
  type: string;

  @Field(() => LocalDate, { description: 'The day on which it starts, in its time zone.' })
  date: string;

  @Field(() => LocalTime, { description: 'When it starts, in its time zone.' })
  startTime: string;

  @Field(() => LocalTime, { description: 'When it ends; not after the start means on the next day.' })
  endTime: string;

  @Field(() => Int, { defaultValue: 0, description: 'Pence: 0, or 30 to 99,999,999.' })
  pricePence: number;

  @Field(() => String, {
    nullable: true,
    description: 'An IANA name; the zone of the settings if none is given.',
  })
  timeZone?: string | null;

  @Field(() => Int, { nullable: true, description: REFUND_DEADLINE })
  refundDeadlineHours?: number | null;

  @Field(() => Int, { nullable: true, description: '1 to 1,000,000; null: any number of people.' })
  capacity?: number | null;

  @Field(() => EventVisibility, {
    defaultValue: EventVisibility.PUBLIC,
    description: 'The people who can find it.',
  })
  visibility: EventVisibility;

  @Field(() => String, { nullable: true, description: ATTENDEE_NOTE })
  attendeeNote?: string | null;

  @Field(() => String, { nullable: true, description: LANGUAGE })
  language?: string | null;

  @Field(() => EventCoverInput, { nullable: true, description: 'A picture in place of the drawn cover.' })
  cover?: EventCoverInput | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The event that it is a copy of. A deleted event is left out, and so is an event whose people you may not see.',
  })
  duplicatedFromId?: string | null;
}

@InputType({ description: 'Only the fields that are given change.' })
export class UpdateEventInput {
  @Field(() => ID, { description: 'The event to change.' })
  id: string;

  @Field(() => String, { nullable: true, description: '1 to 200 characters.' })
  title?: string | null;

  @Field(() => String, { nullable: true, description: "At most 5,000 characters; Markdown's plain core." })
  description?: string | null;

  @Field(() => String, { nullable: true, description: '1 to 300 characters.' })
  location?: string | null;

  @Field(() => String, { nullable: true, description: 'What kind of event, in your own words: `Workshop`.' })
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

  @Field(() => Int, {
    nullable: true,
    description: 'Pence; 0 means free. People who have paid keep the old price.',
  })
  pricePence?: number | null;

  @Field(() => String, { nullable: true, description: 'The IANA name of a zone, `Europe/London`.' })
  timeZone?: string | null;

  @Field(() => Int, { nullable: true, description: REFUND_DEADLINE })
  refundDeadlineHours?: number | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'The `updatedAt` of the version that the change is based on: CONFLICT if the event was changed since; null: whatever it is now is changed.',
  })
  expectedUpdatedAt?: Date | null;

  @Field(() => Boolean, {
    defaultValue: true,
    description:
      'Whether people who signed up get a mail when date, time, zone, place or the note for attendees change.',
  })
  notifyAttendees: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'A line from the team in that mail, at most 500 characters.',
  })
  messageToAttendees?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Below the number of sign-ups all people keep their places, and no new person gets one; null: any number of people.',
  })
  capacity?: number | null;

  @Field(() => EventVisibility, { nullable: true, description: 'The people who can find it.' })
  visibility?: EventVisibility | null;

  @Field(() => String, { nullable: true, description: ATTENDEE_NOTE })
  attendeeNote?: string | null;

  @Field(() => String, { nullable: true, description: LANGUAGE })
  language?: string | null;

  @Field(() => EventCoverInput, {
    nullable: true,
    description: 'A picture in place of the drawn cover, or of the picture before.',
  })
  cover?: EventCoverInput | null;

  @Field({
    defaultValue: false,
    description: 'true: takes the picture away, so that the drawn cover stands; a `cover` beside it counts.',
  })
  removeCover: boolean;

  @Field(() => EventScope, {
    defaultValue: EventScope.THIS,
    description:
      'With THIS_AND_FOLLOWING the fields that change here change there, too, and the dates move by as many days. `expectedUpdatedAt` is of this event alone.',
  })
  scope: EventScope;
}

@InputType()
export class DeleteEventInput {
  @Field(() => ID, { description: 'The event to delete.' })
  id: string;

  @Field(() => EventScope, {
    defaultValue: EventScope.THIS,
    description: 'The events of the series that are deleted.',
  })
  scope: EventScope;
}
