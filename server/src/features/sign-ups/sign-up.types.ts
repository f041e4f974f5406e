import { ArgsType, Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Access, asItsParent } from '../../platform/access/access.js';
import { connectionTypeOf, PageArguments } from '../../platform/graphql/lists/connection.types.js';
import { NodeType } from '../../platform/graphql/node.js';
import { orDoorPass, signedIn, withScope, withScopeForOwn } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import { NameShown } from '../accounts/names/name-shown.js';
import type { Event } from '../events/event.entity.js';
import { EventType } from '../events/event.types.js';
import { MutationPayload } from '../mutation-payload.js';

const ofSignUps = withScopeForOwn(signedIn, AccessScope.SIGN_UPS_READ, AccessScope.SIGN_UPS_WRITE);

/** For what the door shows, too: it reaches places by `Event.door` alone (T7). */
export const ofSignUpsOrDoor = orDoorPass(
  withScopeForOwn(signedIn, AccessScope.SIGN_UPS_READ, AccessScope.SIGN_UPS_WRITE, AccessScope.DOOR),
);

@Access(ofSignUps)
@ObjectType('SignUp', {
  description: "One account's place at one event.",
  implements: NodeType,
  simpleResolvers: true,
})
export class SignUpType {
  @Access(ofSignUpsOrDoor)
  @Field(() => ID, { description: 'Which place it is.' })
  id: string;

  @Field(() => GraphQLISODateTime, { description: 'When the person signed up.' })
  signedUpAt: Date;
}

export const SignUpConnection = connectionTypeOf(SignUpType, 'SignUp');

@ArgsType()
export class OwnSignUpsArguments extends PageArguments {
  @Field(() => Boolean, {
    nullable: true,
    description:
      'true: only of events that have ended, the latest first; false: only of those that have not. Both, the soonest first, if not given.',
  })
  hasEnded?: boolean | null;
}

@InputType()
export class SignUpInput {
  @Field(() => ID, { description: 'The event to go to.' })
  eventId: string;

  @Field({ description: 'At most 200 characters.' })
  name: string;

  @Field({ description: 'Where mails about the event go.' })
  email: string;

  @Field(() => NameShown, {
    nullable: true,
    description:
      "The people who see the name. It becomes the account's choice for later sign-ups. Left out: the account's choice, or the installation's.",
  })
  nameShown?: NameShown | null;
}

@Access(asItsParent)
@ObjectType({ implements: MutationPayload, simpleResolvers: true })
export class SignUpPayload extends MutationPayload {
  @Field(() => SignUpType, { nullable: true })
  signUp?: SignUpType;
}

@InputType()
export class CancelSignUpInput {
  @Field(() => ID, {
    description: 'The place to give back, or, by its team, to take from a person.',
  })
  signUpId: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'The sum that the person was told comes back, in pence. When it would be less by now, nothing is given back: CANCELLATION_CLOSED.',
  })
  expectedRefundPence?: number | null;
}

@Access(asItsParent)
@ObjectType({ implements: MutationPayload, simpleResolvers: true })
export class CancelSignUpPayload extends MutationPayload {
  @Field(() => ID, { nullable: true, description: 'The place that is free again.' })
  cancelledSignUpId?: string;

  @Field(() => EventType, { nullable: true, description: 'The event, without the place.' })
  event?: Event;
}

@Access(withScope(signedIn, AccessScope.SIGN_UPS_READ))
@ObjectType('CancelledSignUp', {
  description: 'A place at an event that was given back.',
  implements: NodeType,
  simpleResolvers: true,
})
export class CancelledSignUpType {
  @Field(() => ID, { description: "The sign-up's." })
  id: string;

  @Field(() => GraphQLISODateTime, { description: 'When the place was given back.' })
  cancelledAt: Date;

  @Field({ description: "Whether the event's team took the person out." })
  byCreator: boolean;
}

export const CancelledSignUpConnection = connectionTypeOf(CancelledSignUpType, 'CancelledSignUp');

@InputType()
export class ConfirmContactInput {
  @Field({ description: "The secret of the mail's link." })
  token: string;
}

@Access(asItsParent)
@ObjectType({ implements: MutationPayload, simpleResolvers: true })
export class ConfirmContactPayload extends MutationPayload {
  @Field(() => EventType, { nullable: true, description: 'The event that the mails are about.' })
  event?: Event;
}
