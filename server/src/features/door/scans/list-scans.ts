import { groupBy } from 'es-toolkit/array/groupBy';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { Columns, columnsOf } from '../../../platform/database/sql/columns.js';
import { Conditions } from '../../../platform/database/sql/conditions.js';
import { read } from '../../../platform/database/sql/read.js';
import { type Connection, connectionOf } from '../../../platform/graphql/lists/connection.js';
import { addPage, type ListOrder } from '../../../platform/graphql/lists/list-order.js';
import { instantKey, type PageRequest } from '../../../platform/graphql/lists/page-request.js';
import { type BatchFunction, rowOfEach } from '../../../platform/graphql/loaders.js';
import type { Context } from '../../context.js';
import { IS_CONFLICT, Scan } from './scan.entity.js';

type Keys = [receivedAt: string, scannedAt: string, id: string];

/** The latest first; scans that a device sent together by its own clock. */
export const scanOrder: ListOrder<Scan, Keys> = {
  columns: ['scans.received_at', 'scans.scanned_at', 'scans.id'],
  values: ['?::timestamptz', '?::timestamptz', '?::uuid'],
  isDescending: true,
  keys: z.tuple([instantKey, instantKey, z.uuid()]),
  keysOf: ({ receivedAt, scannedAt, id }) => [receivedAt.toISOString(), scannedAt.toISOString(), id],
};

/** A scan with the name of the account or pass. */
export type NamedScan = Scan & { by: string };

const namedBy = new Columns<{ by: string }>([
  { sql: `coalesce(accounts.name, door_passes.name, 'Deleted account')`, path: ['by'] },
]);

const SCANS = `scans LEFT JOIN accounts ON accounts.id = by_account_id
  LEFT JOIN door_passes ON door_passes.id = by_pass_id`;

/** The scans with these ids; null for one that is not there. */
export const scansById: BatchFunction<Context, string, NamedScan | null> = async ({ database }, ids) => {
  const columns = columnsOf(database, Scan).and(namedBy);
  const scans = await columns.query(
    database,
    `SELECT ${columns.sql} FROM ${SCANS} WHERE scans.id = ANY($1)`,
    [ids],
  );
  return rowOfEach(ids, scans);
};

/** An undone conflict is none any more: that person did not come in. */
const restrictions = { all: 'true', conflicts: `${IS_CONFLICT} AND undone_at IS NULL` };

interface Wanted {
  eventId: string;
  which: keyof typeof restrictions;
  page: PageRequest<Keys>;
}

/** The pages of the scans at many doors: one statement for doors with the same page. */
export const scanPages: BatchFunction<Context, Wanted, Connection<NamedScan>> = async (
  { database, loaders },
  wanted,
) => {
  const found = new Map<object, Connection<NamedScan>>();
  for (const same of Object.values(groupBy([...wanted], ({ eventId: _, ...rest }) => JSON.stringify(rest)))) {
    const { page, which } = same[0] as Wanted;
    const rows = await readPages(database, which, page, [...new Set(same.map(({ eventId }) => eventId))]);
    const byEvent = groupBy(rows, ({ eventId }) => eventId);
    for (const key of same) {
      const count = () => loaders.of(scanCounts(which)).load(key.eventId);
      found.set(key, connectionOf(byEvent[key.eventId] ?? [], page, scanOrder.keysOf, count));
    }
  }
  return wanted.map((key) => found.get(key) ?? new Error('A page of scans is missing'));
};

function readPages(
  database: EntityManager,
  which: Wanted['which'],
  page: Wanted['page'],
  eventIds: readonly string[],
): Promise<NamedScan[]> {
  const conditions = new Conditions().add('scans.event_id = wanted.id').add(restrictions[which]);
  const end = addPage(conditions, scanOrder, page);
  const columns = columnsOf(database, Scan).and(namedBy);
  return columns.query(
    database,
    `SELECT page.* FROM unnest($${conditions.values.length + 1}::uuid[]) AS wanted (id)
     CROSS JOIN LATERAL (SELECT ${columns.sql} FROM ${SCANS} WHERE ${conditions.sql} ${end}) AS page`,
    [...conditions.values, eventIds],
  );
}

const countsOf =
  (which: Wanted['which']): BatchFunction<Context, string, number> =>
  async ({ database }, eventIds) => {
    const counts = await read<{ eventId: string; count: number }>(
      database,
      `SELECT event_id AS "eventId", count(*)::int AS count FROM scans
       WHERE event_id = ANY($1) AND ${restrictions[which]} GROUP BY event_id`,
      [eventIds],
    );
    const byEvent = new Map(counts.map(({ eventId, count }) => [eventId, count]));
    return eventIds.map((id) => byEvent.get(id) ?? 0);
  };

/** A loader is known by its function. */
const counts = { all: countsOf('all'), conflicts: countsOf('conflicts') };
const scanCounts = (which: Wanted['which']) => counts[which];
