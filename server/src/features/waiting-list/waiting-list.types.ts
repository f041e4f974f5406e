import { Field, GraphQLISODateTime, ID, InputType, ObjectType } from 'type-graphql';
import { Access, asItsParent } from '../../platform/access/access.js';
import { connectionTypeOf } from '../../platform/graphql/lists/connection.types.js';
import { NodeType } from '../../platform/graphql/node.js';
import { signedIn, withScopeForOwn } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import { MutationPayload } from '../mutation-payload.js';

@Access(withScopeForOwn(signedIn, AccessScope.SIGN_UPS_READ, AccessScope.SIGN_UPS_WRITE))
@ObjectType('WaitingListEntry', {
  description: 'An account that waits for a place at a full event.',
  implements: NodeType,
  simpleResolvers: true,
})
export class WaitingListEntryType {
  @Field(() => ID, { description: 'Which entry it is.' })
  id: string;

  @Field(() => GraphQLISODateTime, { description: 'When the person joined the waiting list.' })
  joinedAt: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Until when a free place is held for this person, who has yet to pay for it; null: none is.',
  })
  offerExpiresAt: Date | null;
}

export const WaitingListEntryConnection = connectionTypeOf(WaitingListEntryType, 'WaitingListEntry');

@InputType()
export class LeaveWaitingListInput {
  @Field(() => ID, { description: 'The event whose waiting list to leave.' })
  eventId: string;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the person was shown that a place is offered. With false nothing changes where one is offered meanwhile (CONFLICT); without it the offer is declined.',
  })
  expectedOffer?: boolean | null;
}

@Access(asItsParent)
@ObjectType({ implements: MutationPayload, simpleResolvers: true })
export class WaitingListEntryPayload extends MutationPayload {
  @Field(() => WaitingListEntryType, { nullable: true })
  waitingListEntry?: WaitingListEntryType;
}

@Access(asItsParent)
@ObjectType({ implements: MutationPayload, simpleResolvers: true })
export class LeaveWaitingListPayload extends MutationPayload {
  @Field(() => ID, { nullable: true, description: 'The event whose waiting list was left.' })
  leftEventId?: string;
}
