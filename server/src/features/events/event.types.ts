import { Extensions, Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { Access, asItsParent } from '../../platform/access/access.js';
import { connectionTypeOf } from '../../platform/graphql/lists/connection.types.js';
import { LocalDate } from '../../platform/graphql/local-date.scalar.js';
import { LocalTime } from '../../platform/graphql/local-time.scalar.js';
import { NodeType } from '../../platform/graphql/node.js';
import { anyone } from '../accounts/access-rules.js';
import { MutationPayload } from '../mutation-payload.js';
import type { EventCover } from './cover/cover-input.js';
import { EventCoverType } from './cover/event-cover.types.js';

@Access(anyone)
@ObjectType('Event', {
  description: 'An event that people can sign up to.',
  implements: NodeType,
  simpleResolvers: true,
})
export class EventType {
  @Field(() => ID, { description: 'Which event it is.' })
  id: string;

  @Field({ description: 'Its title.' })
  @Extensions({ maxLength: 200 })
  title: string;

  @Field({ description: "Its team's description of it, in Markdown's plain core." })
  @Extensions({ maxLength: 5000 })
  description: string;

  @Field({ description: 'Where it is.' })
  @Extensions({ maxLength: 300 })
  location: string;

  @Field({ description: 'What kind of event, in the words of its team: `Workshop`.' })
  @Extensions({ maxLength: 100 })
  type: string;

  @Field(() => String, {
    nullable: true,
    description: 'BCP 47, the language of what staff wrote, such as `en` or `pt-BR`; null: unknown.',
  })
  @Extensions({ maxLength: 35 })
  language: string | null;

  @Field(() => EventCoverType, {
    nullable: true,
    description: 'The picture that staff uploaded for it; null: the drawn cover stands.',
  })
  cover: EventCover | null;

  @Field(() => LocalDate, { description: 'The day on which it starts, in its time zone.' })
  date: string;

  @Field(() => LocalTime, { description: 'When it starts, in its time zone.' })
  startTime: string;

  @Field(() => LocalTime, { description: 'When it ends; not after the start means on the next day.' })
  endTime: string;

  @Field({
    description:
      'The IANA name of the zone that date, startTime and endTime are in, `Europe/London`; `UTC` where the team chose none.',
  })
  @Extensions({ maxLength: 100 })
  timeZone: string;

  @Field(() => GraphQLISODateTime, { description: 'When it starts, as an instant.' })
  startsAt: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it ends, as an instant.' })
  endsAt: Date;

  @Field(() => Int, { description: 'Pence; 0 means free.' })
  pricePence: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Until how many hours before the start a paid place can be given back for the whole price; null: not at all.',
  })
  refundDeadlineHours: number | null;

  @Field({
    description: 'Whether lists show it: true where `visibility` is PUBLIC.',
    deprecationReason: 'Read `visibility`, which says the same.',
  })
  public: boolean;

  @Field(() => Int, { description: 'How many people signed up.' })
  signUpCount: number;

  @Field(() => Int, { nullable: true, description: 'How many people can come; null: any number.' })
  capacity: number | null;

  @Field(() => Int, { description: 'How many people wait for a place, those with an offer left out.' })
  waitingCount: number;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'When its owner cancelled it; null: it takes place. No place at a cancelled event can be had.',
  })
  cancelledAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description: "The owner's reason for cancelling it, for everybody.",
  })
  @Extensions({ maxLength: 500 })
  cancellationReason: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was created.' })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, {
    description: 'When one of its fields was last changed by its team.',
  })
  updatedAt: Date;
}

export const EventConnection = connectionTypeOf(EventType, 'Event');

@Access(anyone)
@ObjectType({ description: 'How many public events have a type.', simpleResolvers: true })
export class EventTypeCount {
  @Field({ description: 'As the oldest of them spells it.' })
  @Extensions({ maxLength: 100 })
  type: string;

  @Field(() => Int, {
    description: 'How many public events that pass the filter have it; in a folded list a series is one.',
  })
  eventCount: number;
}

@Access(asItsParent)
@ObjectType({ implements: MutationPayload, simpleResolvers: true })
export class EventPayload extends MutationPayload {
  @Field(() => EventType, { nullable: true })
  event?: EventType;

  @Field(() => [EventType], {
    nullable: true,
    description:
      'The following events of the series that are left as they are, because one of the changed fields was edited by hand there; null unless a change was for THIS_AND_FOLLOWING.',
  })
  skippedEvents?: EventType[] | null;
}

@Access(asItsParent)
@ObjectType({ implements: MutationPayload, simpleResolvers: true })
export class DeleteEventPayload extends MutationPayload {
  @Field(() => ID, { nullable: true, description: 'The event that was deleted.' })
  deletedEventId?: string;
}
