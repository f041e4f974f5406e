import type { DataSource } from 'typeorm';
import { compareInRounds } from '../rounds.js';
import type { Server } from '../servers.js';
import { judge } from '../verdicts.js';
import { makeFreeEvents } from './fill-sign-ups.js';
import { loadGivingBack, loadSignUps } from './load-sign-ups.js';
import { CLIENTS } from './workload.js';

/** The bound that was set for the product: as often as signing up. */
const MIN_RATIO = 0.5;
/** More than are given back in a round; as many people wait for them. */
const PLACES = 8_000;

/**
 * Giving back at one full event, where the next in line gets each place, beside signing up to one event.
 * @returns whether the product is within its bound
 */
export async function compareGivingBack(database: DataSource, product: Server): Promise<boolean> {
  const what = `Giving back at one full event, ${CLIENTS} connections`;
  console.log(what);
  const { ratio } = await compareInRounds(
    async (seconds) => loadGivingBack(product.url, await fullEvent(database), seconds),
    async (seconds) => loadSignUps(product.url, { eventIds: await makeFreeEvents(database, 1), seconds }),
    'sign-ups',
  );
  return judge(`${what}, beside signing up`, ratio, { atLeast: MIN_RATIO });
}

/** @returns the sign-ups to a new event, by the number of the account; the accounts after them wait for a place */
async function fullEvent(database: DataSource): Promise<string[]> {
  const [eventId] = await makeFreeEvents(database, 1);
  const people = `SELECT id AS account_id, name, email, substr(name, 7)::int AS n FROM accounts WHERE name LIKE 'Bench %'`;
  await database.query(
    `INSERT INTO waiting_list_entries (id, event_id, account_id, name, email, joined_at)
     SELECT gen_random_uuid(), $1, account_id, name, email, now() + n * interval '1 microsecond'
     FROM (${people}) AS people WHERE n >= $2 AND n < 2 * $2`,
    [eventId, PLACES],
  );
  await database.query(
    'UPDATE events SET capacity = $2, sign_up_count = $2, waiting_count = $2 WHERE id = $1',
    [eventId, PLACES],
  );
  const signUps: { id: string }[] = await database.query(
    `WITH made AS (
       INSERT INTO sign_ups (id, event_id, account_id, name, email, signed_up_at)
       SELECT gen_random_uuid(), $1, account_id, name, email, now() FROM (${people}) AS people WHERE n < $2
       RETURNING id, name
     )
     SELECT id FROM made ORDER BY substr(name, 7)::int`,
    [eventId, PLACES],
  );
  return signUps.map(({ id }) => id);
}
