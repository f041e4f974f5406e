import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Access } from '../../../platform/access/access.js';
import type { Connection } from '../../../platform/graphql/lists/connection.js';
import { pageRequest } from '../../../platform/graphql/lists/page-request.js';
import { ownAccount, withScope } from '../../accounts/access-rules.js';
import { AccessScope } from '../../accounts/access-tokens/access-scope.js';
import { AccountType } from '../../accounts/account.types.js';
import type { Context } from '../../context.js';
import type { Event } from '../event.entity.js';
import { EventType } from '../event.types.js';
import { eventsThatExist } from '../events.loader.js';
import type { Change } from './change.entity.js';
import { ChangesArguments, EventChangeConnection, EventChangeType, HOW_TO_FOLLOW } from './changes.types.js';
import { changeOrder, listChanges } from './list-changes.js';

@Resolver(() => EventChangeType)
export class EventChangeResolver {
  @FieldResolver(() => EventType, { nullable: true, description: 'As it is now; null when it was removed.' })
  event(@Ctx() { loaders }: Context, @Root() { eventId }: Change): Promise<Event | null> {
    return loaders.of(eventsThatExist).load(eventId);
  }
}

@Resolver(() => AccountType)
export class AccountEventChangesResolver {
  @Access(withScope(ownAccount, AccessScope.ACCOUNT_READ))
  @FieldResolver(() => EventChangeConnection, {
    nullable: true,
    description: `Events that the account may edit, in the order in which they were last changed: created, changed or deleted. ${HOW_TO_FOLLOW}`,
  })
  eventChanges(
    @Ctx() { database }: Context,
    @Root() account: AccountType,
    @Args(() => ChangesArguments) page: ChangesArguments,
  ): Promise<Connection<Change>> {
    const list = { ownerId: account.id, subject: 'EVENT' } as const;
    return listChanges(database, list, pageRequest(page, changeOrder.keys));
  }
}
