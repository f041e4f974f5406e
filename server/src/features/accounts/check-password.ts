import type { Context } from '../context.js';
import type { Account } from './account.entity.js';
import { MAX_PASSWORD_LENGTH } from './password.js';

/**
 * Whether it is the password of the account that has the address, if there is one; without an account or a password it
 * takes as long to say no. Wrong ones are counted.
 * @throws RateLimitedError after too many, or when too many others wait for theirs: then nothing is counted
 */
export async function checkPassword(
  context: Pick<Context, 'services' | 'networkAddress'>,
  email: string,
  account: Account | null,
  password: string,
): Promise<boolean> {
  const { networkAddress, services } = context;
  await services.rateLimits.countSignInAttempt(email, networkAddress);
  try {
    const isRight = await matches(context, account, password);
    if (isRight) await services.rateLimits.clearSignInAttempts(email, networkAddress);
    return isRight;
  } catch (error) {
    await services.rateLimits.uncountSignInAttempt(email, networkAddress);
    throw error;
  }
}

async function matches(
  { services: { passwords } }: Pick<Context, 'services'>,
  account: Account | null,
  password: string,
): Promise<boolean> {
  if ([...password].length > MAX_PASSWORD_LENGTH || !password.isWellFormed()) return false;
  return passwords.verify(account?.passwordHash ?? null, password);
}
