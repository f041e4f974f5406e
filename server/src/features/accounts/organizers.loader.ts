import { In } from 'typeorm';
import type { BatchFunction } from '../../platform/graphql/loaders.js';
import type { Context } from '../context.js';
import { Account } from './account.entity.js';
import type { Organizer } from './account.types.js';

/** The accounts with these ids, as everyone may see them. */
export const organizers: BatchFunction<Context, string, Organizer> = async ({ database }, ids) => {
  const accounts = await database.find(Account, {
    select: { id: true, name: true },
    where: { id: In([...ids]) },
  });
  const byId = new Map(accounts.map((account) => [account.id, account]));
  return ids.map((id) => byId.get(id) ?? new Error('The creator of an event is gone'));
};
