import type { EntityManager } from 'typeorm';
import { columnsOf } from '../../../platform/database/sql/columns.js';
import { Account } from '../../accounts/account.entity.js';
import { rowVersion } from '../changes/row-version.js';
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

/** By what can be told whether something made from one event alone is still true. */
export interface EventState extends PublicCounts {
  /** Another one after every change of the event, its counts included. */
  rowVersion: string;
  organizerName: string;
}

/** By what can be told whether something made from public data is still true. */
export interface PublicState {
  /** Another one after every change of any event, its counts apart, or of a creator's name. */
  version: string;
  /** By their ids. */
  events: Map<string, EventState>;
}

/** The state as it is now, with that of those events. */
export async function readPublicState(database: EntityManager, eventIds: string[]): Promise<PublicState> {
  const columns = columnsOf(database, PublicVersion)
    .only('version')
    .and(columnsOf(database, Event).only('id', 'capacity', 'signUpCount', 'heldCount', 'waitingCount'))
    .and(rowVersion)
    .and(columnsOf(database, Account).only('name'));
  const rows = await columns.query(
    database,
    `SELECT ${columns.sql} FROM public_version
     LEFT JOIN (events JOIN accounts ON accounts.id = events.created_by_id) ON events.id = ANY ($1)`,
    [eventIds],
  );
  const [first] = rows;
  if (!first) throw new Error('The row of public_version is missing.');
  const events = rows.map((row): [string, EventState] => {
    const { signUpCount, waitingCount, name: organizerName } = row;
    const counts = { signUpCount, waitingCount, placesLeft: placesLeft(row) };
    return [row.id, { ...counts, rowVersion: row.rowVersion, organizerName }];
  });
  return { version: first.version, events: new Map(events) };
}
