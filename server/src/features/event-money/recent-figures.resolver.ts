import { Ctx, Extensions, FieldResolver, Resolver, Root } from 'type-graphql';
import { Access } from '../../platform/access/access.js';
import { ownAccount, withScope } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import { AccountType } from '../accounts/account.types.js';
import type { Context } from '../context.js';
import { recentFigures } from './recent-figures.js';
import { RecentFigures } from './recent-figures.types.js';

@Resolver(() => AccountType)
export class RecentFiguresResolver {
  @Access(withScope(ownAccount, AccessScope.ACCOUNT_READ))
  @FieldResolver(() => RecentFigures, {
    description:
      'How the events of this account sold lately, without cancelled ones. Free events and ended ones count.',
  })
  @Extensions({ cost: 5 })
  recentFigures(@Ctx() context: Context, @Root() account: AccountType): RecentFigures {
    return recentFigures(context, account.id);
  }
}
