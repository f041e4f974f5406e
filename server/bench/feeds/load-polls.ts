import pg from 'pg';
import type { DataSource } from 'typeorm';
import { hashOfToken } from '../../src/features/accounts/token-hash.js';
import { findFeed } from '../../src/features/calendar/feed/find-feed.js';
import { connectionSettings } from '../../src/platform/database/connection/database-options.js';
import { captureStatements } from '../capture-statements.js';
import type { Load } from '../rounds.js';
import { measure } from '../sign-ups/workload.js';

export const CLIENTS = 32;

export interface Poll {
  path: string;
  secret: string;
  /** Of the file that the calendar has. */
  etag: string;
}

/** Reads each feed once, as a calendar does first. */
export async function firstReads(origin: string, secrets: readonly string[]): Promise<Poll[]> {
  const polls: Poll[] = [];
  for (const secret of secrets) {
    const path = `/calendars/${secret}.ics`;
    const response = await fetch(origin + path);
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
    await response.arrayBuffer();
    polls.push({ path, secret, etag: response.headers.get('etag') ?? '' });
  }
  return polls;
}

/** Reads of feeds through the product. @param status of each response: 304 where the calendar says what it has */
export function loadPolls(
  origin: string,
  polls: readonly Poll[],
  status: 200 | 304,
): (seconds: number) => Promise<Load> {
  const next = inTurn(polls);
  return (seconds) =>
    measure(CLIENTS, seconds, async () => {
      const { path, etag } = next();
      const response = await fetch(origin + path, {
        headers: status === 304 ? { 'if-none-match': etag } : {},
      });
      await response.arrayBuffer();
      if (response.status !== status) throw new Error(`${path}: ${response.status}`);
    });
}

/** The same one statement through `pg` as it is: no HTTP, no limits. */
export async function bareReads(
  database: DataSource,
  options: { url: string; poolSize: number },
  polls: readonly Poll[],
) {
  const secret = polls[0]?.secret ?? '';
  const statements = await captureStatements(database, () => findFeed(database.manager, secret, new Date()));
  const [statement, ...others] = statements;
  if (!statement || others.length > 0) throw new Error(`${statements.length} statements instead of one`);
  const pool = new pg.Pool(connectionSettings(options));
  const next = inTurn(polls);
  const [, ...limits] = statement.values;
  const load = (seconds: number): Promise<Load> =>
    measure(CLIENTS, seconds, async () => {
      const { rows } = await pool.query({
        name: 'feed',
        text: statement.sql,
        values: [hashOfToken(next().secret), ...limits],
      });
      if (rows.length !== 1) throw new Error('A feed is missing');
    });
  return { load, stop: () => pool.end() };
}

function inTurn<Item>(items: readonly Item[]): () => Item {
  let n = 0;
  return () => items[n++ % items.length] as Item;
}
