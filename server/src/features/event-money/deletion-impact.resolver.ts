import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Access } from '../../platform/access/access.js';
import { forbidden, ownAccount, signedIn, withScope } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import { AccountType } from '../accounts/account.types.js';
import type { Context } from '../context.js';
import type { Event } from '../events/event.entity.js';
import { mayEdit } from '../events/event.policy.js';
import { EventType } from '../events/event.types.js';
import { accountDeletionImpact, refundsOfDeletions } from './deletion-impact.js';
import { AccountDeletionImpact, DeletionImpact } from './deletion-impact.types.js';

@Resolver(() => EventType)
export class EventDeletionResolver {
  @Access(withScope(signedIn, AccessScope.EVENTS_WRITE, AccessScope.SIGN_UPS_READ))
  @FieldResolver(() => DeletionImpact, {
    nullable: true,
    description:
      "The effects of deleting the event, as of now. For the event's creator; FORBIDDEN (and null) for others.",
  })
  async deletionImpact(@Ctx() { viewer, loaders }: Context, @Root() event: Event): Promise<DeletionImpact> {
    if (!mayEdit(viewer, event)) throw forbidden();
    const refunds = await loaders.of(refundsOfDeletions).load(event.id);
    const { signUpCount, waitingCount } = event;
    return { signUpCount, waitingCount, ...refunds };
  }
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
