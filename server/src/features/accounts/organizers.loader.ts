import { columnsOf } from '../../platform/database/sql/columns.js';
import type { BatchFunction } from '../../platform/graphql/loaders.js';
import type { Context } from '../context.js';
import { Account } from './account.entity.js';
import type { Organizer } from './account.types.js';

/** The accounts with these ids, as everyone may see them. */
export const organizers: BatchFunction<Context, string, Organizer> = async ({ database }, ids) => {
  const columns = columnsOf(database, Account).only('id', 'name');
  const accounts = await columns.query(database, `SELECT ${columns.sql} FROM accounts WHERE id = ANY($1)`, [
    ids,
  ]);
  const byId = new Map(accounts.map((account) => [account.id, account]));
  return ids.map((id) => byId.get(id) ?? new Error('The account of an event’s creator does not exist'));
};
