import { Args, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { Access } from '../../../platform/access/access.js';
import type { Connection } from '../../../platform/graphql/lists/connection.js';
import { pageRequest } from '../../../platform/graphql/lists/page-request.js';
import { ownAccount, withScope } from '../../accounts/access-rules.js';
import { AccessScope } from '../../accounts/access-tokens/access-scope.js';
import { AccountType } from '../../accounts/account.types.js';
import type { Context } from '../../context.js';
import type { Change } from '../../events/changes/change.entity.js';
import { ChangesArguments, HOW_TO_FOLLOW } from '../../events/changes/changes.types.js';
import { changeOrder, listChanges } from '../../events/changes/list-changes.js';
import type { SignUp } from '../sign-up.entity.js';
import { SignUpType } from '../sign-up.types.js';
import { SignUpChangeConnection, SignUpChangeType } from './sign-up-changes.types.js';
import { signUpsIfThere } from './sign-ups-if-there.loader.js';

@Resolver(() => SignUpChangeType)
export class SignUpChangeResolver {
  @FieldResolver(() => ID, { description: "The sign-up's, also when it was removed." })
  signUpId(@Root() { id }: Change): string {
    return id;
  }

  @FieldResolver(() => SignUpType, { nullable: true, description: 'As it is now; null when it was removed.' })
  signUp(@Ctx() { loaders }: Context, @Root() { id }: Change): Promise<SignUp | null> {
    return loaders.of(signUpsIfThere).load(id);
  }
}

@Resolver(() => AccountType)
export class AccountSignUpChangesResolver {
  @Access(withScope(ownAccount, AccessScope.SIGN_UPS_READ))
  @FieldResolver(() => SignUpChangeConnection, {
    nullable: true,
    description: `Sign-ups of the account's events, in the order in which they were last changed: added, changed or cancelled, and what was paid for them. ${HOW_TO_FOLLOW}`,
  })
  signUpChanges(
    @Ctx() { database }: Context,
    @Root() account: AccountType,
    @Args(() => ChangesArguments) page: ChangesArguments,
  ): Promise<Connection<Change>> {
    const list = { ownerId: account.id, subject: 'SIGN_UP' } as const;
    return listChanges(database, list, pageRequest(page, changeOrder.keys));
  }
}
