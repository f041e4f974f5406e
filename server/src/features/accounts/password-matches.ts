import type { Context } from '../context.js';
import type { Account } from './account.entity.js';
import { MAX_PASSWORD_LENGTH } from './password.js';

/** Whether it is the account's password. Without an account, or for one without a password, it takes as long to say no. */
export async function passwordMatches(
  { services: { passwords } }: Pick<Context, 'services'>,
  account: Account | null,
  password: string,
): Promise<boolean> {
  if ([...password].length > MAX_PASSWORD_LENGTH || !password.isWellFormed()) return false;
  return passwords.verify(account?.passwordHash ?? null, password);
}
