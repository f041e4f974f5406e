import { Extensions, Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { Access, asItsParent } from '../../platform/access/access.js';
import { connectionTypeOf } from '../../platform/graphql/lists/connection.types.js';
import { LocalDate } from '../../platform/graphql/local-date.scalar.js';
import { LocalTime } from '../../platform/graphql/local-time.scalar.js';
import { NodeType } from '../../platform/graphql/node.js';
import { staffOnly, withScope } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import type { EventCover } from '../events/cover/cover-input.js';
import { EventCoverType } from '../events/cover/event-cover.types.js';
import { EventVisibility } from '../events/event-visibility.js';
import { MutationPayload } from '../mutation-payload.js';

@Access(withScope(staffOnly, AccessScope.EVENTS_WRITE))
@ObjectType('EventDraft', {
  description:
    'An event that is being prepared. Its creator alone sees it, and no list, page, feed or count of events has it. A title is enough. Publishing makes an event with the same id.',
  implements: NodeType,
  simpleResolvers: true,
})
export class EventDraftType {
  @Field(() => ID, { description: 'Which draft it is; its event gets the same id.' })
  id: string;

  @Field({ description: 'Its title.' })
  @Extensions({ maxLength: 200 })
  title: string;

  @Field(() => String, { nullable: true, description: "In Markdown's plain core; null while there is none." })
  @Extensions({ maxLength: 5000 })
  description: string | null;

  @Field(() => String, { nullable: true, description: 'Where it is to be; null while that is open.' })
  @Extensions({ maxLength: 300 })
  location: string | null;

  @Field(() => String, { nullable: true, description: 'What kind of event; null while that is open.' })
  @Extensions({ maxLength: 100 })
  type: string | null;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The day on which it starts, in its time zone; null while that is open.',
  })
  date: string | null;

  @Field(() => LocalTime, { nullable: true, description: 'When it starts; null while that is open.' })
  startTime: string | null;

  @Field(() => LocalTime, { nullable: true, description: 'When it ends; null while that is open.' })
  endTime: string | null;

  @Field({ description: 'The IANA name of the zone of date, startTime and endTime.' })
  @Extensions({ maxLength: 100 })
  timeZone: string;

  @Field(() => Int, { nullable: true, description: 'How many people can come; null: any number.' })
  capacity: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Until how many hours before the start a paid place can be given back for the whole price; null: not at all.',
  })
  refundDeadlineHours: number | null;

  @Field(() => EventVisibility, { description: 'The people who can find the event.' })
  visibility: EventVisibility;

  @Field(() => String, {
    nullable: true,
    description: 'A text that only people with a place will read; null: none.',
  })
  @Extensions({ maxLength: 2000 })
  attendeeNote: string | null;

  @Field(() => String, { nullable: true, description: 'BCP 47, the language of the texts; null: unknown.' })
  @Extensions({ maxLength: 35 })
  language: string | null;

  @Field(() => EventCoverType, {
    nullable: true,
    description: 'The picture that staff uploaded for it; null: the drawn cover stands.',
  })
  cover: EventCover | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was made.' })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it was last changed.' })
  updatedAt: Date;
}

export const EventDraftConnection = connectionTypeOf(EventDraftType, 'EventDraft');

@Access(asItsParent)
@ObjectType({ implements: MutationPayload, simpleResolvers: true })
export class EventDraftPayload extends MutationPayload {
  @Field(() => EventDraftType, { nullable: true })
  eventDraft?: EventDraftType;
}

@Access(asItsParent)
@ObjectType({ implements: MutationPayload, simpleResolvers: true })
export class DeleteEventDraftPayload extends MutationPayload {
  @Field(() => ID, { nullable: true, description: 'The draft that was deleted.' })
  deletedEventDraftId?: string;
}
