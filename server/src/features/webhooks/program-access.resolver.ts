import { Ctx, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../platform/access/access.js';
import { signedIn } from '../accounts/access-rules.js';
import { accountType } from '../accounts/account.types.js';
import { AccountPayload } from '../accounts/account-recovery.types.js';
import type { Context } from '../context.js';
import { endProgramAccess } from './end-program-access.js';

/** The rights of programs for an account, as a whole. */
@Resolver()
export class ProgramAccessResolver {
  @Access(signedIn)
  @Mutation(() => AccountPayload, {
    description: "Revokes all access tokens of the viewer's and deletes all their webhooks, at once.",
  })
  async endProgramAccess(@Ctx() context: Context): Promise<Omit<AccountPayload, 'userErrors'>> {
    return { account: accountType(await endProgramAccess(context)) };
  }
}
