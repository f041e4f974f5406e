import { Extensions, Field, GraphQLISODateTime, ID, InputType, ObjectType } from 'type-graphql';
import { Access, asItsParent } from '../../../platform/access/access.js';
import { NodeType } from '../../../platform/graphql/node.js';
import { staffOnly, withScope } from '../../accounts/access-rules.js';
import { AccessScope } from '../../accounts/access-tokens/access-scope.js';
import { MutationPayload } from '../../mutation-payload.js';
import { EventType } from '../event.types.js';
import { EventRole } from './event-roles.js';

@Access(withScope(staffOnly, AccessScope.TEAM_WRITE))
@ObjectType('EventInvitation', {
  description: 'An invitation to the team of an event that waits for an answer.',
  implements: NodeType,
  simpleResolvers: true,
})
export class EventInvitationType {
  @Field(() => ID, { description: 'Which invitation.' })
  id: string;

  @Field({ description: 'The address that it was sent to; lower case. Only its account can accept it.' })
  @Extensions({ maxLength: 254 })
  email: string;

  @Field(() => EventRole, {
    description: 'The role of a person who accepts it; OWNER: they take the event over.',
  })
  role: EventRole;

  @Field({
    description: 'Whether a person who accepts it is offered to be shown as a host on the public page.',
  })
  shownAsHost: boolean;

  @Field(() => GraphQLISODateTime, { description: 'When it was sent, or sent again.' })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, {
    description: 'When it can be accepted no more: seven days after it was sent.',
  })
  expiresAt: Date;
}

@InputType()
export class InviteToEventInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId: string;

  @Field({ description: 'The address of the person. For EDITOR and OWNER one of staff.' })
  email: string;

  @Field(() => EventRole, { description: 'OWNER: as handOverEvent.' })
  role: EventRole;

  @Field({
    defaultValue: false,
    description: 'Whether the person is offered to be shown as a host on the public page.',
  })
  shownAsHost: boolean;
}

@InputType()
export class AcceptEventInvitationInput {
  @Field({ description: "The secret of the mail's link, what is after the #." })
  token: string;
}

@InputType()
export class WithdrawEventInvitationInput {
  @Field(() => ID, { description: 'Which invitation.' })
  invitationId: string;
}

@InputType()
export class ChangeEventRoleInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId: string;

  @Field(() => ID, { description: 'Which person of the team.' })
  accountId: string;

  @Field(() => EventRole, {
    nullable: true,
    description: 'EDITOR or DOOR. An owner hands the event over instead.',
  })
  role?: EventRole | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'true: by the owner an offer to show the person as a host on the public page, which the person takes with the same. false: takes the name away, or the offer.',
  })
  shownAsHost?: boolean | null;
}

@InputType()
export class RemoveFromEventInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId: string;

  @Field(() => ID, { description: 'Which person of the team; oneself: to leave it.' })
  accountId: string;
}

@InputType()
export class HandOverEventInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId: string;

  @Field({ description: 'The address of the new owner, who is staff.' })
  email: string;
}

@Access(asItsParent)
@ObjectType({ implements: MutationPayload, simpleResolvers: true })
export class EventInvitationPayload extends MutationPayload {
  @Field(() => EventInvitationType, { nullable: true })
  invitation?: EventInvitationType;

  @Field(() => EventType, { nullable: true })
  event?: EventType;
}
