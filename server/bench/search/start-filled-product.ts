import { createDataSource } from '../../src/platform/database/connection/data-source.js';
import { startTemporaryPostgres } from '../../src/platform/database/embedded-postgres/temporary-postgres.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { tables } from '../../src/tables.js';
import { fillEvent } from '../large-event.js';
import { noTimeLimits } from '../no-time-limits.js';
import { type Server, startProduct } from '../servers.js';
import { makeFreeEvents, signInCreator } from '../sign-ups/fill-sign-ups.js';
import { fillEvents } from './fill-events.js';

/** The product on a database of its own. */
export interface FilledProduct extends Server {
  /** One event for each number of sign-ups, with so many. */
  eventIds: string[];
  /** The cursor of the last event on a page of twenty. */
  cursorOfPage(number: number): Promise<string>;
}

interface Filling {
  /** Of one event each, the most first. */
  signUps?: readonly number[];
  /** Changes the events before they are indexed. */
  arrange?: Parameters<typeof fillEvents>[2];
}

export async function startFilledProduct(
  folder: string,
  events: number,
  { signUps = [], arrange }: Filling = {},
): Promise<FilledProduct> {
  const postgres = await startTemporaryPostgres();
  const options = { ...tables, url: postgres.url, poolSize: 2 };
  await migrate(options);
  const database = await createDataSource({ ...options, timeLimits: noTimeLimits }).initialize();
  await fillEvents(database, events, arrange);
  const eventIds = await makeFreeEvents(database, signUps.length);
  for (const [index, count] of signUps.entries()) {
    const eventId = eventIds[index] as string;
    if (index === 0) await fillEvent(database, eventId, { attendees: count });
    else await signUpSome(eventId, count);
  }
  await signInCreator(database);
  await database.query('VACUUM ANALYZE');
  const product = await startProduct({ databaseUrl: postgres.url, poolSize: 10, folder });

  async function signUpSome(eventId: string, count: number): Promise<void> {
    await database.query(
      `WITH placed AS (
         INSERT INTO sign_ups (id, event_id, account_id, name, email, signed_up_at)
         SELECT gen_random_uuid(), $1, id, name, email, now() FROM accounts WHERE role = 'USER' ORDER BY id LIMIT $2::int
       )
       UPDATE events SET sign_up_count = $2::int WHERE id = $1`,
      [eventId, count],
    );
  }

  return {
    ...product,
    eventIds,
    cursorOfPage: async (number) => {
      const [row] = await database.query(
        `SELECT date, left(start_time::text, 5) AS time, id FROM events WHERE public
         ORDER BY date, start_time, id OFFSET $1 LIMIT 1`,
        [number * 20 - 1],
      );
      return Buffer.from(JSON.stringify([row.date, row.time, row.id])).toString('base64url');
    },
    stop: async () => {
      await product.stop();
      await database.destroy();
      await postgres.stop();
    },
  };
}
