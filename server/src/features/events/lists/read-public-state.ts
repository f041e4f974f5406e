import type { EntityManager } from 'typeorm';
import { columnsOf } from '../../../platform/database/sql/columns.js';
import { Event } from '../event.entity.js';
import { placesLeft } from '../places-left.js';
import { PublicVersion } from './public-version.entity.js';

/** How full an event is, in public numbers. */
export interface PublicCounts {
  signUpCount: number;
  waitingCount: number;
  /** Null: any number. */
  placesLeft: number | null;
}

/** By what can be told whether something made from public data is still true. */
export interface PublicState {
  /** Another one after every change of an event, its counts apart, or of a creator's name. */
  version: string;
  counts: Map<string, PublicCounts>;
}

/** The state as it is now, with the counts of those events. */
export async function readPublicState(database: EntityManager, eventIds: string[]): Promise<PublicState> {
  const columns = columnsOf(database, PublicVersion)
    .only('version')
    .and(columnsOf(database, Event).only('id', 'capacity', 'signUpCount', 'heldCount', 'waitingCount'));
  const rows = await columns.query(
    database,
    `SELECT ${columns.sql} FROM public_version LEFT JOIN events ON events.id = ANY ($1)`,
    [eventIds],
  );
  const [first] = rows;
  if (!first) throw new Error('The row of public_version is missing.');
  const counts = rows.map((row): [string, PublicCounts] => {
    const { signUpCount, waitingCount } = row;
    return [row.id, { signUpCount, waitingCount, placesLeft: placesLeft(row) }];
  });
  return { version: first.version, counts: new Map(counts) };
}
