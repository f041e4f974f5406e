import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../platform/access/access.js';
import type { Context } from '../context.js';
import { anyBrowser, anyone, signedIn, withScope } from './access-rules.js';
import { AccessScope } from './access-tokens/access-scope.js';
import { Account } from './account.entity.js';
import {
  AccountType,
  accountType,
  LogInInput,
  LogOutPayload,
  RegisterInput,
  SessionPayload,
} from './account.types.js';
import { register } from './register.js';
import { logIn } from './sessions/log-in.js';
import { logOut } from './sessions/log-out.js';

type Answer<Payload> = Omit<Payload, 'userErrors'>;

@Resolver()
export class AccountResolver {
  @Access(withScope(anyone, AccessScope.ACCOUNT_READ))
  @Query(() => AccountType, {
    nullable: true,
    description: 'The signed-in account; null for an anonymous visitor.',
  })
  async viewer(@Ctx() { viewer, database }: Context): Promise<AccountType | null> {
    if (!viewer) return null;
    return accountType(await database.findOneByOrFail(Account, { id: viewer.accountId }));
  }

  @Access(anyBrowser)
  @Mutation(() => SessionPayload, { description: 'Makes an account and signs it in.' })
  async register(
    @Ctx() context: Context,
    @Arg('input', () => RegisterInput) input: RegisterInput,
  ): Promise<Answer<SessionPayload>> {
    return { account: accountType(await register(context, input)) };
  }

  @Access(anyBrowser)
  @Mutation(() => SessionPayload, { description: 'Signs in with e-mail and password.' })
  async logIn(
    @Ctx() context: Context,
    @Arg('input', () => LogInInput) input: LogInInput,
  ): Promise<Answer<SessionPayload>> {
    return { account: accountType(await logIn(context, input)) };
  }

  @Access(signedIn)
  @Mutation(() => LogOutPayload, { description: "Ends the browser's session." })
  async logOut(@Ctx() context: Context): Promise<Answer<LogOutPayload>> {
    await logOut(context);
    return {};
  }
}
