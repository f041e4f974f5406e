import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Access, asItsParent } from '../../platform/access/access.js';
import { MutationPayload } from '../mutation-payload.js';

@InputType()
export class StartCalendarConnectionInput {
  @Field(() => ID, { description: 'The event to come back to afterwards.' })
  eventId: string;
}

@InputType()
export class ConnectCalendarInput {
  @Field({ description: 'As Google sent it back to the browser.' })
  code: string;

  @Field({ description: 'As Google sent it back to the browser.' })
  state: string;
}

@InputType()
export class AddEventToCalendarInput {
  @Field(() => ID, { description: 'An event that the account has a place at.' })
  eventId: string;
}

@Access(asItsParent)
@ObjectType({ implements: MutationPayload, simpleResolvers: true })
export class CalendarConnectionPayload extends MutationPayload {
  @Field(() => String, { nullable: true, description: "Google's consent page." })
  authorizationUrl?: string;
}
