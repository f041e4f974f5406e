import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Access } from '../../../platform/access/access.js';
import type { Connection } from '../../../platform/graphql/lists/connection.js';
import { PageArguments } from '../../../platform/graphql/lists/connection.types.js';
import type { Context } from '../../context.js';
import { ownAccount } from '../access-rules.js';
import { AccountType } from '../account.types.js';
import type { AccountActivity } from './account-activity.entity.js';
import { AccountActivityConnection } from './account-activity.types.js';
import { listAccountActivity } from './list-account-activity.js';

@Resolver(() => AccountType)
export class AccountActivityResolver {
  @Access(ownAccount)
  @FieldResolver(() => AccountActivityConnection, {
    nullable: true,
    description: 'The actions of the account, and those on it, the latest first, for two years.',
  })
  activity(
    @Ctx() context: Context,
    @Root() account: AccountType,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Connection<AccountActivity>> {
    return listAccountActivity(context, account.id, page);
  }
}
