import { In } from 'typeorm';
import { type BatchFunction, rowOfEach } from '../../../platform/graphql/loaders.js';
import type { Context } from '../../context.js';
import { AccountActivity } from './account-activity.entity.js';

/** The activities of the viewer's own account with these ids; null for another's, and for one that there is not. */
export const ownAccountActivities: BatchFunction<Context, string, AccountActivity | null> = async (
  { database, viewer },
  ids,
) => {
  if (!viewer) return ids.map(() => null);
  const { accountId } = viewer;
  return rowOfEach(ids, await database.findBy(AccountActivity, { id: In([...ids]), accountId }));
};
