import { Arg, Ctx, Extensions, FieldResolver, Resolver, Root } from 'type-graphql';
import { Access } from '../../platform/access/access.js';
import { forbidden, ownAccount, signedIn, withScope } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import { AccountType } from '../accounts/account.types.js';
import { cancelledCounts } from '../cancellations/cancelled-sign-ups.js';
import type { Context } from '../context.js';
import { arrivalCounts } from '../door/scans/arrivals.loader.js';
import type { Event } from '../events/event.entity.js';
import { EventType } from '../events/event.types.js';
import { eventsThatExist } from '../events/events.loader.js';
import { hasRight } from '../events/team/event-roles.js';
import { signUpsByDay } from '../sign-ups/lists/sign-ups-by-day.loader.js';
import { EventStatistics, EventTotals } from './event-statistics.types.js';
import { eventSums } from './event-sums.loader.js';
import { eventTotals } from './event-totals.js';

@Resolver(() => EventType)
export class EventStatisticsResolver {
  @Access(withScope(signedIn, AccessScope.SIGN_UPS_READ))
  @FieldResolver(() => EventStatistics, {
    nullable: true,
    description:
      "How it sells. For the event's owner and editors; FORBIDDEN (and null) for others. The sums of money are for the owner.",
  })
  statistics(@Ctx() { viewer, loaders }: Context, @Root() event: Event): EventStatistics {
    if (!hasRight(viewer, event, 'SEE_PEOPLE')) throw forbidden();
    const sums = async () => {
      if (!hasRight(viewer, event, 'SEE_MONEY')) throw forbidden();
      return loaders.of(eventSums).load(event.id);
    };
    return {
      signUpCount: event.signUpCount,
      arrivedCount: () => loaders.of(arrivalCounts).load(event.id),
      cancelledCount: () => loaders.of(cancelledCounts).load(event.id),
      paidPence: async () => (await sums()).paidPence,
      refundedPence: async () => (await sums()).refundedPence,
      signUpsByDay: () => loaders.of(signUpsByDay).load(event),
      duplicatedFrom: async () => {
        const source =
          event.duplicatedFromId && (await loaders.of(eventsThatExist).load(event.duplicatedFromId));
        return source && hasRight(viewer, source, 'SEE_PEOPLE') ? source : null;
      },
    };
  }
}

@Resolver(() => AccountType)
export class AccountEventTotalsResolver {
  @Access(withScope(ownAccount, AccessScope.ACCOUNT_READ))
  @FieldResolver(() => EventTotals, {
    description: 'The sums over the events of this account, without cancelled ones.',
  })
  @Extensions({ cost: 20 })
  eventTotals(
    @Ctx() context: Context,
    @Root() account: AccountType,
    @Arg('hasEnded', () => Boolean, {
      nullable: true,
      description: 'true: only those that have ended; false: only those that have not.',
    })
    hasEnded?: boolean | null,
  ): Promise<EventTotals> {
    return eventTotals(context, account.id, hasEnded ?? null);
  }
}
