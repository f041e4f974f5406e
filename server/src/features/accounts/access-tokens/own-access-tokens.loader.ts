import { In } from 'typeorm';
import { type BatchFunction, rowOfEach } from '../../../platform/graphql/loaders.js';
import type { Context } from '../../context.js';
import { AccessToken } from './access-token.entity.js';

/** The viewer's own tokens with these ids; null for another's, and for one that there is not. */
export const ownAccessTokens: BatchFunction<Context, string, AccessToken | null> = async (
  { database, viewer },
  ids,
) => {
  if (!viewer) return ids.map(() => null);
  const { accountId } = viewer;
  return rowOfEach(ids, await database.findBy(AccessToken, { id: In([...ids]), accountId }));
};
