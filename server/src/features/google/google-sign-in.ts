import type { Account } from '../accounts/account.entity.js';
import type { Context } from '../context.js';
import { ErrorCode } from '../error-code.js';
import { UserError } from '../user-error.js';
import { consumeAuthorization, createAuthorization } from './authorizations.js';
import { AuthorizationPurpose } from './google-authorization.entity.js';
import { GoogleRejectedError, GoogleUnreachableError } from './google-gateway.js';
import { signInWithGoogle } from './sign-in-with-google.js';

/** Why a person who came back from Google is not signed in. */
export type SignInFailure = 'denied' | 'expired' | 'unavailable' | 'account-blocked' | 'failed';

export interface OAuthCallbackParams {
  code: string | undefined;
  state: string | undefined;
  /** Google's own word. */
  error: string | undefined;
}

export const SIGN_IN_CALLBACK_PATH = '/auth/google/callback';

const initiator = (browserSecret: string) =>
  ({ purpose: AuthorizationPurpose.SIGN_IN, browserSecret }) as const;

/**
 * Where to send a browser that wants to sign in with Google.
 * @param browserSecret stored by this browser only, until it comes back
 * @returns null where Google is not set up
 * @throws RateLimitedError after 300 in an hour from one network address
 */
export async function startGoogleSignIn(context: Context, browserSecret: string): Promise<string | null> {
  const { database, settings, services } = context;
  const { google, clock } = services;
  if (!google) return null;
  await context.services.rateLimits.countGoogleSignIn(context.networkAddress);
  const redirectUri = `${settings.publicUrl}${SIGN_IN_CALLBACK_PATH}`;
  return google.authorizationUrl(
    await createAuthorization(database, clock, initiator(browserSecret), redirectUri),
  );
}

/**
 * Signs in a person whom Google's page sent back, or returns the reason why not. The state works once, in the same
 * browser.
 */
export async function completeGoogleSignIn(
  context: Context,
  browserSecret: string | undefined,
  { code, state, error }: OAuthCallbackParams,
): Promise<Account | SignInFailure> {
  const { database, settings, services, log } = context;
  const { google, clock } = services;
  if (!google || !browserSecret || !state) return 'expired';
  const redirectUri = `${settings.publicUrl}${SIGN_IN_CALLBACK_PATH}`;
  const request = await consumeAuthorization(database, clock, initiator(browserSecret), state, redirectUri);
  if (!request) return 'expired';
  if (error || !code) return error === 'access_denied' ? 'denied' : 'failed';
  try {
    return await signInWithGoogle(context, await google.exchangeCode(code, request));
  } catch (err) {
    if (isBlocked(err)) return 'account-blocked';
    if (!(err instanceof GoogleRejectedError || err instanceof GoogleUnreachableError)) throw err;
    log.warn({ err }, 'sign-in with Google refused');
    return err instanceof GoogleUnreachableError ? 'unavailable' : 'failed';
  }
}

function isBlocked(error: unknown): boolean {
  return error instanceof UserError && error.problems.some(({ code }) => code === ErrorCode.ACCOUNT_BLOCKED);
}
