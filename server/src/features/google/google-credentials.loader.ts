import { In } from 'typeorm';
import type { BatchFunction } from '../../platform/graphql/loaders.js';
import type { Context } from '../context.js';
import { GoogleCredential } from './google-credential.entity.js';

/** The Google credentials of these accounts; null for an account without any. */
export const googleCredentials: BatchFunction<Context, string, GoogleCredential | null> = async (
  { database },
  accountIds,
) => {
  const credentials = await database.findBy(GoogleCredential, { accountId: In([...accountIds]) });
  const byAccount = new Map(credentials.map((credential) => [credential.accountId, credential]));
  return accountIds.map((id) => byAccount.get(id) ?? null);
};
