import { Field, Int, ObjectType } from 'type-graphql';
import { Access } from '../../platform/access/access.js';
import { signedIn, withScope } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';

@Access(withScope(signedIn, AccessScope.EVENTS_WRITE, AccessScope.SIGN_UPS_READ))
@ObjectType({ description: 'The effects of a deletion or a cancellation, as of now.', simpleResolvers: true })
export class DeletionImpact {
  @Field(() => Int, { description: 'How many places are lost. Each person gets a mail.' })
  signUpCount: number;

  @Field(() => Int, { description: 'How many people lose their place in the waiting list.' })
  waitingCount: number;

  @Field(() => Int, { description: 'How many payments go back.' })
  refundCount: number;

  @Field(() => Int, { description: 'The sum that goes back altogether, in pence.' })
  refundPence: number;
}

@Access(withScope(signedIn, AccessScope.EVENTS_WRITE, AccessScope.SIGN_UPS_READ))
@ObjectType({
  description:
    'The refunds that a change of date, times, zone or place opens until the event starts, as of now.',
  simpleResolvers: true,
})
export class PlanChangeImpact {
  @Field(() => Int, { description: 'How many people who have paid could then take their money back.' })
  refundCount: number;

  @Field(() => Int, { description: 'The sum that could go back altogether, in pence.' })
  refundPence: number;
}

@Access(signedIn)
@ObjectType({ description: 'The effects of deleting an account, as of now.', simpleResolvers: true })
export class AccountDeletionImpact {
  @Field(() => Int, { description: 'How many events of the account are deleted.' })
  eventCount: number;

  @Field(() => DeletionImpact, { description: 'The effects on the people at all of these events.' })
  events: DeletionImpact;

  @Field(() => Int, {
    description: "How many of the account's own places, at events that are not over, are given up.",
  })
  placeCount: number;

  @Field(() => Int, {
    description:
      'How many payments for its own places go back: all of events that have not begun, whatever their deadlines.',
  })
  placeRefundCount: number;

  @Field(() => Int, { description: 'The part of the payments that goes back altogether, in pence.' })
  placeRefundPence: number;
}
