import { Field, GraphQLISODateTime, ID, InputType, Int } from 'type-graphql';
import { MessageAudience } from './message-audience.js';

@InputType({
  description:
    'When a message goes out. At most one of the three is given; none: now. Those in hours follow the event when it moves. INVALID_SEND_TIME for a time that has passed.',
})
export class MessageTimeInput {
  @Field(() => GraphQLISODateTime, { nullable: true, description: 'At this instant.' })
  at?: Date | null;

  @Field(() => Int, { nullable: true, description: 'So many hours before the start, 0 to 8,760.' })
  hoursBeforeStart?: number | null;

  @Field(() => Int, { nullable: true, description: 'So many hours after the end, 0 to 8,760.' })
  hoursAfterEnd?: number | null;
}

const SUBJECT = '1 to 150 characters, one line.';
const TEXT = "1 to 5,000 characters of Markdown's plain core, as in descriptions of events.";
const SIGN_UP_IDS = 'The places of the audience SELECTED, 1 to 1,000. Not read for the others.';
const LATER =
  'Whether people get it who sign up after it went out, until the event ends. Of use for ALL and NOT_ARRIVED; the others have no later sign-ups.';

@InputType()
export class CreateMessageInput {
  @Field(() => ID, { description: 'The event whose people get it.' })
  eventId: string;

  @Field({ description: SUBJECT })
  subject: string;

  @Field({ description: TEXT })
  text: string;

  @Field(() => MessageAudience, {
    defaultValue: MessageAudience.ALL,
    description: 'The people whom it is for, as they are when it goes out.',
  })
  audience: MessageAudience;

  @Field(() => [ID], { nullable: true, description: SIGN_UP_IDS })
  signUpIds?: string[] | null;

  @Field(() => MessageTimeInput, { nullable: true, description: 'When it goes out; null: now.' })
  send?: MessageTimeInput | null;

  @Field({ defaultValue: false, description: LATER })
  alsoLaterSignUps: boolean;
}

@InputType({ description: 'Fields that are left out stay as they are.' })
export class UpdateMessageInput {
  @Field(() => ID, { description: 'The message to change.' })
  id: string;

  @Field(() => String, { nullable: true, description: SUBJECT })
  subject?: string | null;

  @Field(() => String, { nullable: true, description: TEXT })
  text?: string | null;

  @Field(() => MessageAudience, { nullable: true, description: 'The people whom it is for.' })
  audience?: MessageAudience | null;

  @Field(() => [ID], { nullable: true, description: SIGN_UP_IDS })
  signUpIds?: string[] | null;

  @Field(() => MessageTimeInput, {
    nullable: true,
    description: 'When it goes out; with nothing in it: now.',
  })
  send?: MessageTimeInput | null;

  @Field(() => Boolean, { nullable: true, description: LATER })
  alsoLaterSignUps?: boolean | null;
}

@InputType()
export class CancelMessageInput {
  @Field(() => ID, { description: 'The message that does not go out.' })
  id: string;
}
