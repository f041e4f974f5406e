import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../platform/access/access.js';
import type { Context } from '../context.js';
import { anyBrowser, signedIn } from './access-rules.js';
import { accountType, SessionPayload } from './account.types.js';
import {
  AccountPayload,
  DeleteAccountPayload,
  RequestEmailVerificationPayload,
  RequestPasswordResetInput,
  RequestPasswordResetPayload,
  ResetPasswordInput,
  VerifyEmailInput,
} from './account-recovery.types.js';
import { deleteAccount } from './delete-account.js';
import { requestEmailVerification } from './email-addresses/request-email-verification.js';
import { verifyEmail } from './email-addresses/verify-email.js';
import { requestPasswordReset } from './passwords/request-password-reset.js';
import { resetPassword } from './passwords/reset-password.js';

type Answer<Payload> = Omit<Payload, 'userErrors'>;

/** Password reset, verification of the e-mail address, and deletion of the account. */
@Resolver()
export class AccountRecoveryResolver {
  @Access(anyBrowser)
  @Mutation(() => RequestPasswordResetPayload, { description: 'Has a link sent that sets a new password.' })
  async requestPasswordReset(
    @Ctx() context: Context,
    @Arg('input', () => RequestPasswordResetInput) input: RequestPasswordResetInput,
  ): Promise<Answer<RequestPasswordResetPayload>> {
    await requestPasswordReset(context, input);
    return {};
  }

  @Access(anyBrowser)
  @Mutation(() => SessionPayload, {
    description: 'Sets a new password by the link that was sent, and signs in.',
  })
  async resetPassword(
    @Ctx() context: Context,
    @Arg('input', () => ResetPasswordInput) input: ResetPasswordInput,
  ): Promise<Answer<SessionPayload>> {
    return { account: accountType(await resetPassword(context, input)) };
  }

  @Access(anyBrowser)
  @Mutation(() => AccountPayload, {
    description: 'Shows by the link that was sent that an address is its owner’s.',
  })
  async verifyEmail(
    @Ctx() context: Context,
    @Arg('input', () => VerifyEmailInput) input: VerifyEmailInput,
  ): Promise<Answer<AccountPayload>> {
    return { account: accountType(await verifyEmail(context, input)) };
  }

  @Access(signedIn)
  @Mutation(() => RequestEmailVerificationPayload, { description: 'Has the verification mail sent again.' })
  async requestEmailVerification(@Ctx() context: Context): Promise<Answer<RequestEmailVerificationPayload>> {
    await requestEmailVerification(context);
    return {};
  }

  @Access(signedIn)
  @Mutation(() => DeleteAccountPayload, {
    description:
      'Ends the account: its sign-ups, and the events that it created with theirs, go with it. Within ten minutes after a sign-in, or with the password.',
  })
  async deleteAccount(
    @Ctx() context: Context,
    @Arg('password', () => String, {
      nullable: true,
      description: 'Of the account. Required when the session began more than ten minutes ago.',
    })
    password?: string | null,
  ): Promise<Answer<DeleteAccountPayload>> {
    return { deletedAccountId: await deleteAccount(context, { password }) };
  }
}
