import { Arg, Args, Ctx, Extensions, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../../../platform/access/access.js';
import { anyone, ownAccount, withScope } from '../../accounts/access-rules.js';
import { AccessScope } from '../../accounts/access-tokens/access-scope.js';
import { AccountType } from '../../accounts/account.types.js';
import type { Context } from '../../context.js';
import { EventFilterInput } from '../event-inputs.types.js';
import { costOfSearch } from '../search/searched-words.js';
import { DayRangeArguments, EventDay } from './event-days.types.js';
import { listEventDaysOf, listPublicEventDays, MAX_DAYS } from './list-event-days.js';

/** All events of the days are counted. */
const COUNTING = 20;

@Resolver()
export class EventDaysResolver {
  @Access(anyone)
  @Query(() => [EventDay], {
    description:
      'The days of a calendar on which public events start, without days of none. Dates and fold of the filter do not count.',
  })
  @Extensions({
    cost: COUNTING,
    searchCost: ({ filter }: { filter?: EventFilterInput | null }) => costOfSearch(filter?.search ?? ''),
    pageSize: () => MAX_DAYS,
  })
  eventDays(
    @Ctx() { database, services }: Context,
    @Args(() => DayRangeArguments) range: DayRangeArguments,
    @Arg('filter', () => EventFilterInput, {
      nullable: true,
      description: 'Which events; all when left out.',
    })
    filter: EventFilterInput | null,
  ): Promise<EventDay[]> {
    return listPublicEventDays(database, range, filter ?? {}, services.clock.now());
  }
}

@Resolver(() => AccountType)
export class AccountEventDaysResolver {
  @Access(withScope(ownAccount, AccessScope.ACCOUNT_READ))
  @FieldResolver(() => [EventDay], {
    description: 'The days of a calendar on which events start that this account owns.',
  })
  @Extensions({ cost: COUNTING, pageSize: () => MAX_DAYS })
  eventDays(
    @Ctx() { database, services }: Context,
    @Root() { id }: AccountType,
    @Args(() => DayRangeArguments) range: DayRangeArguments,
  ): Promise<EventDay[]> {
    return listEventDaysOf(database, id, range, services.clock.now());
  }
}
