import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Access } from '../../platform/access/access.js';
import type { Context } from '../context.js';
import { ownAccount, signedIn } from './access-rules.js';
import { AccountType, accountType } from './account.types.js';
import { AccountPayload } from './account-recovery.types.js';
import {
  BrowserSessionType,
  ChangePasswordInput,
  EndSessionInput,
  UpdateAccountInput,
} from './account-settings.types.js';
import { changePassword } from './passwords/change-password.js';
import {
  type BrowserSessionRow,
  endOtherSessions,
  endSession,
  listSessions,
} from './sessions/browser-sessions.js';
import { updateAccount } from './update-account.js';

type Answer = Omit<AccountPayload, 'userErrors'>;

/** The settings that a person can change of their account, and where it is signed in. */
@Resolver(() => AccountType)
export class AccountSettingsResolver {
  @Access(ownAccount)
  @FieldResolver(() => [BrowserSessionType], {
    nullable: true,
    description: 'Where this account is signed in, the latest used first; at most 100.',
  })
  sessions(@Ctx() context: Context, @Root() account: AccountType): Promise<BrowserSessionRow[]> {
    return listSessions(context, account.id);
  }

  @Access(signedIn)
  @Mutation(() => AccountPayload, {
    description: "Changes the account's name, or confirms it, and the people who see it.",
  })
  async updateAccount(
    @Ctx() context: Context,
    @Arg('input', () => UpdateAccountInput) input: UpdateAccountInput,
  ): Promise<Answer> {
    return { account: accountType(await updateAccount(context, input)) };
  }

  @Access(signedIn)
  @Mutation(() => AccountPayload, {
    description:
      'Changes the password, or sets the first one, and signs the account out everywhere but here.',
  })
  async changePassword(
    @Ctx() context: Context,
    @Arg('input', () => ChangePasswordInput) input: ChangePasswordInput,
  ): Promise<Answer> {
    return { account: accountType(await changePassword(context, input)) };
  }

  @Access(signedIn)
  @Mutation(() => AccountPayload, { description: 'Signs the account out in one other browser.' })
  async endSession(
    @Ctx() context: Context,
    @Arg('input', () => EndSessionInput) input: EndSessionInput,
  ): Promise<Answer> {
    return { account: accountType(await endSession(context, input)) };
  }

  @Access(signedIn)
  @Mutation(() => AccountPayload, { description: 'Signs the account out everywhere but here.' })
  async endOtherSessions(@Ctx() context: Context): Promise<Answer> {
    return { account: accountType(await endOtherSessions(context)) };
  }
}
