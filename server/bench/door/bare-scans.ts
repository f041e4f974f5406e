import pg from 'pg';
import type { DataSource } from 'typeorm';
import { storeScans } from '../../src/features/door/scans/store-scans.js';
import { Event } from '../../src/features/events/event.entity.js';
import { connectionSettings } from '../../src/platform/database/connection/database-options.js';
import { captureStatements } from '../capture-statements.js';
import type { Load } from '../rounds.js';
import { measure } from '../sign-ups/workload.js';
import type { Statement } from '../statements.js';
import { type Place, type Reading, readingsOf, scansOf } from './tickets.js';

/** A transaction of the product, and the readings in it, which differ for every one. */
interface Sample {
  statements: Statement[];
  readings: Reading[];
}

/** The transaction that stores so many scans, from its beginning to its end. */
export async function sampleScans(
  database: DataSource,
  eventId: string,
  readings: Reading[],
): Promise<Sample> {
  const event = await database.manager.findOneByOrFail(Event, { id: eventId });
  const given = scansOf(readings).map((scan) => ({ ...scan, admitted: false }));
  const received = { receivedAt: new Date(), byAccountId: event.createdById, byPassId: null };
  const statements = await captureStatements(database, () =>
    database.transaction((manager) =>
      storeScans(manager, event, given, received, { refusal: null, allowRepeat: async () => true }),
    ),
  );
  return { statements, readings };
}

/** Scans through `pg` as it is: no HTTP, no session, no GraphQL. */
export async function loadBare(
  options: { databaseUrl: string; poolSize: number },
  sample: Sample,
  places: readonly Place[],
  { clients, seconds }: { clients: number; seconds: number },
): Promise<Load> {
  const pool = new pg.Pool(connectionSettings({ url: options.databaseUrl, poolSize: options.poolSize }));
  const waiting = readingsOf(places, sample.readings.length);
  const load = await measure(clients, seconds, () => store(pool, sample, waiting.next().value));
  await pool.end();
  return load;
}

async function store(
  pool: pg.Pool,
  { statements, readings }: Sample,
  own: readonly Reading[],
): Promise<void> {
  const words = new Map(
    readings.flatMap(({ id, place }, n): [string, string | undefined][] => [
      [id, own[n]?.id],
      [place.id, own[n]?.place.id],
    ]),
  );
  const codes = new Map(readings.map(({ place }, n) => [place.code.toString('hex'), own[n]?.place.code]));
  const pattern = new RegExp([...words.keys()].join('|'), 'g');
  const mine = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(pattern, (word) => words.get(word) ?? word);
    if (value instanceof Uint8Array) return codes.get(Buffer.from(value).toString('hex')) ?? value;
    return Array.isArray(value) ? value.map(mine) : value;
  };
  const client = await pool.connect();
  for (const { sql, values } of statements) await client.query(sql, values.map(mine));
  client.release();
}
