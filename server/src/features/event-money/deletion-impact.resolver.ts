import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Access } from '../../platform/access/access.js';
import { forbidden, ownAccount, signedIn, withScope } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import { AccountType } from '../accounts/account.types.js';
import type { Context } from '../context.js';
import { isFinallyCancelled } from '../events/cancellation/undo-window.js';
import type { Event } from '../events/event.entity.js';
import { EventType } from '../events/event.types.js';
import { type EventRight, hasRight } from '../events/team/event-roles.js';
import { erasedPlaceCounts } from '../sign-ups/erased-places/erased-counts.js';
import { accountDeletionImpact, refundsOfDeletions, refundsOfPlanChanges } from './deletion-impact.js';
import { AccountDeletionImpact, DeletionImpact, PlanChangeImpact } from './deletion-impact.types.js';

@Resolver(() => EventType)
export class EventDeletionResolver {
  @Access(withScope(signedIn, AccessScope.EVENTS_WRITE, AccessScope.SIGN_UPS_READ))
  @FieldResolver(() => DeletionImpact, {
    nullable: true,
    description:
      "The effects of deleting the event, as of now. For the event's owner; FORBIDDEN (and null) for others.",
  })
  deletionImpact(@Ctx() context: Context, @Root() event: Event): Promise<DeletionImpact> {
    return impactOn(context, event, 'DELETE');
  }

  @Access(withScope(signedIn, AccessScope.EVENTS_WRITE, AccessScope.SIGN_UPS_READ))
  @FieldResolver(() => DeletionImpact, {
    nullable: true,
    description:
      "The effects of cancelling the event, as of now; null where it is cancelled. For the event's owner; FORBIDDEN (and null) for others.",
  })
  async cancellationImpact(@Ctx() context: Context, @Root() event: Event): Promise<DeletionImpact | null> {
    const impact = await impactOn(context, event, 'CANCEL');
    return event.cancelledAt ? null : impact;
  }

  @Access(withScope(signedIn, AccessScope.EVENTS_WRITE, AccessScope.SIGN_UPS_READ))
  @FieldResolver(() => PlanChangeImpact, {
    nullable: true,
    description:
      "The refunds that a change of date, times, zone or place opens, as of now. For the event's owner; FORBIDDEN (and null) for others.",
  })
  planChangeImpact(@Ctx() { viewer, loaders }: Context, @Root() event: Event): Promise<PlanChangeImpact> {
    if (!hasRight(viewer, event, 'REFUND')) throw forbidden();
    return loaders.of(refundsOfPlanChanges).load(event.id);
  }
}

/** The same for a deletion and a cancellation. People who have been notified that it is cancelled lose nothing more. */
async function impactOn(
  { viewer, loaders }: Context,
  event: Event,
  right: EventRight,
): Promise<DeletionImpact> {
  if (!hasRight(viewer, event, right)) throw forbidden();
  const refunds = await loaders.of(refundsOfDeletions).load(event.id);
  const erased = await loaders.of(erasedPlaceCounts).load(event.id);
  const signUpCount = isFinallyCancelled(event) ? 0 : event.signUpCount - erased;
  return { signUpCount, waitingCount: event.waitingCount, ...refunds };
}

@Resolver(() => AccountType)
export class AccountDeletionResolver {
  @Access(ownAccount)
  @FieldResolver(() => AccountDeletionImpact, {
    nullable: true,
    description: 'The effects of deleting the account, as of now.',
  })
  deletionImpact(
    @Ctx() { database, services }: Context,
    @Root() account: AccountType,
  ): Promise<AccountDeletionImpact> {
    return accountDeletionImpact(database, account.id, services.clock.now());
  }
}
