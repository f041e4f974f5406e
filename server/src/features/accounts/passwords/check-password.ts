import type { Context } from '../../context.js';
import type { Account } from '../account.entity.js';
import { MAX_PASSWORD_LENGTH } from './password.js';

/**
 * Whether it is the password of the account that has the address, if there is one; without an account or a password it
 * takes as long to say no. Attempts take turns by network address, and are counted.
 * @throws RateLimitedError after too many, or when too many others wait for theirs: then nothing is counted
 */
export function checkPassword(
  { networkAddress, services }: Pick<Context, 'services' | 'networkAddress'>,
  email: string,
  account: Account | null,
  password: string,
): Promise<boolean> {
  const { passwords, rateLimits } = services;
  // Counting is within the turn: a crowd of one network address would wait for the row of its count, with every
  // connection to the database.
  return passwords.inTurn(networkAddress, async () => {
    await rateLimits.countSignInAttempt(email, networkAddress);
    const isRight = isPossible(password) && (await passwords.verify(account?.passwordHash ?? null, password));
    await rateLimits.settleSignInAttempt(email, networkAddress, isRight);
    return isRight;
  });
}

function isPossible(password: string): boolean {
  return [...password].length <= MAX_PASSWORD_LENGTH && password.isWellFormed();
}
