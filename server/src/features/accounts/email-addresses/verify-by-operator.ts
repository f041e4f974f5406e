import { type EntityManager, IsNull } from 'typeorm';
import { Account } from '../account.entity.js';

/**
 * Marks an account's address as verified on the operator's word, for where no mail is sent.
 * @returns whether there is such an account
 */
export async function verifyByOperator(
  database: EntityManager,
  email: string,
  emailVerifiedAt: Date,
): Promise<boolean> {
  await database.update(Account, { email, emailVerifiedAt: IsNull() }, { emailVerifiedAt });
  return database.existsBy(Account, { email });
}
