import { columnsOf } from '../../platform/database/sql/columns.js';
import { type BatchFunction, rowOfEach } from '../../platform/graphql/loaders.js';
import type { Context } from '../context.js';
import { Account } from './account.entity.js';
import type { Organizer } from './account.types.js';

/** The accounts with these ids, as everyone may see them; null for one that is deleted. */
export const organizersIfThere: BatchFunction<Context, string, Organizer | null> = async (
  { database },
  ids,
) => {
  const columns = columnsOf(database, Account).only('id', 'name');
  const sql = `SELECT ${columns.sql} FROM accounts WHERE id = ANY($1)`;
  const accounts = await columns.query(database, sql, [ids]);
  return rowOfEach(ids, accounts);
};

/** The same for accounts that are there. */
export const organizers: BatchFunction<Context, string, Organizer> = async ({ loaders }, ids) => {
  const accounts = await loaders.of(organizersIfThere).loadMany(ids);
  return accounts.map((account) => account ?? new Error('The account of an event’s owner does not exist'));
};
