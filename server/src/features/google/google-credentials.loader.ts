import { In } from 'typeorm';
import type { BatchFunction } from '../../platform/graphql/loaders.js';
import type { Context } from '../context.js';
import { GoogleCredential } from './google-credential.entity.js';

/** What these accounts have at Google; null for those that have nothing there. */
export const googleCredentials: BatchFunction<Context, string, GoogleCredential | null> = async (
  { database },
  accountIds,
) => {
  const credentials = await database.findBy(GoogleCredential, { accountId: In([...accountIds]) });
  const byAccount = new Map(credentials.map((credential) => [credential.accountId, credential]));
  return accountIds.map((id) => byAccount.get(id) ?? null);
};
