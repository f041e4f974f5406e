import { validate as isUuid } from 'uuid';
import { read } from '../../platform/database/sql/read.js';
import type { BatchFunction } from '../../platform/graphql/loaders.js';
import { asNode, type NodeName } from '../../platform/graphql/node.js';
import type { Context } from '../context.js';
import { nodeTables } from './node-tables.js';

type Entry = [name: NodeName, table: (typeof nodeTables)[NodeName]];
const entries = Object.entries(nodeTables) as Entry[];

/** The object that has this id, under the rule of the fields that lead to its type. */
export async function findNode(context: Context, givenId: string) {
  if (!isUuid(givenId)) return null;
  const id = givenId.toLowerCase();
  for (const [name, { find }] of await context.loaders.of(tablesWithId).load(id)) {
    const row = await find(context, id);
    if (row) return asNode(name, row);
  }
  return null;
}

/** The tables that have these ids, of those that the caller may read anything of. Ids do not say their type. */
const tablesWithId: BatchFunction<Context, string, Entry[]> = async (context, ids) => {
  const readable = entries.filter(([, { mayRead }]) => mayRead(context));
  const selects = readable.map(
    ([name, { table }]) => `SELECT id, '${name}' AS name FROM ${table} WHERE id = ANY($1)`,
  );
  const found = await read<{ id: string; name: NodeName }>(context.database, selects.join(' UNION ALL '), [
    ids,
  ]);
  return ids.map((id) =>
    readable.filter(([name]) => found.some((row) => row.id === id && row.name === name)),
  );
};
