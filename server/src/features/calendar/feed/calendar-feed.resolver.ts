import { Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Access } from '../../../platform/access/access.js';
import { ownAccount, signedIn } from '../../accounts/access-rules.js';
import { AccountType, accountType } from '../../accounts/account.types.js';
import { AccountPayload } from '../../accounts/account-recovery.types.js';
import type { Context } from '../../context.js';
import { CalendarFeedType } from './calendar-feed.types.js';
import { resetCalendarFeed } from './reset-calendar-feed.js';
import { showCalendarFeed } from './show-calendar-feed.js';

@Resolver(() => AccountType)
export class CalendarFeedResolver {
  @Access(ownAccount)
  @FieldResolver(() => CalendarFeedType, {
    nullable: true,
    description:
      "The account's places for any calendar; null: it has no address yet, which `resetCalendarFeed` makes.",
  })
  calendarFeed(@Ctx() context: Context, @Root() account: AccountType): Promise<CalendarFeedType | null> {
    return showCalendarFeed(context, account.id);
  }

  @Access(signedIn)
  @Mutation(() => AccountPayload, {
    description: "Gives the viewer's calendar feed a new address. The old one finds nothing any more.",
  })
  async resetCalendarFeed(@Ctx() context: Context): Promise<Omit<AccountPayload, 'userErrors'>> {
    return { account: accountType(await resetCalendarFeed(context)) };
  }
}
