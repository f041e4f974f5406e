import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Access, asItsParent } from '../../platform/access/access.js';
import { signedIn, withScope } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import { NameShown } from '../accounts/names/name-shown.js';
import { MutationPayload, UserErrorType } from '../mutation-payload.js';
import { SignUpType } from './sign-up.types.js';
import { MAX_EVENTS } from './sign-up-to-events.js';

@InputType()
export class SignUpToEventsInput {
  @Field(() => [ID], {
    description: `The events to go to, 1 to ${MAX_EVENTS}. An id that is repeated counts once.`,
  })
  eventIds: string[];

  @Field({ description: 'At most 200 characters.' })
  name: string;

  @Field({ description: 'Where mails about the events go.' })
  email: string;

  @Field(() => NameShown, {
    nullable: true,
    description:
      "The people who see the name at these events. It becomes the account's choice for later sign-ups. Left out: the account's choice, or the installation's.",
  })
  nameShown?: NameShown | null;
}

@Access(withScope(signedIn, AccessScope.SIGN_UPS_WRITE))
@ObjectType('SignUpResult', {
  description: 'The outcome of the sign-up to one of several events.',
  simpleResolvers: true,
})
export class SignUpResultType {
  @Field(() => ID, { description: 'The event, as it was asked for.' })
  eventId: string;

  @Field(() => SignUpType, { nullable: true, description: 'The place; null where there is none.' })
  signUp: SignUpType | null;

  @Field(() => UserErrorType, { nullable: true, description: 'Why there is no place, as `signUp` says it.' })
  error: UserErrorType | null;
}

@Access(asItsParent)
@ObjectType({ implements: MutationPayload, simpleResolvers: true })
export class SignUpToEventsPayload extends MutationPayload {}
