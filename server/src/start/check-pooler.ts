import pg from 'pg';
import { StartError } from '../platform/start-error.js';

/** Of PostgreSQL: a prepared statement is not there, or is there already. */
const WRONG_STATEMENT = ['26000', '42P05'];

const NAMED = { name: 'turnout_check', text: 'SELECT pg_backend_pid() AS pid' };

/**
 * Tries what a pooler in transaction mode breaks where it is not set up for it: two clients that share its connections use
 * one name for a prepared statement.
 * @param place the database in words for a person; without any password
 * @throws StartError that says what to set
 */
export async function checkPooler(
  url: string,
  { place, listenUrl }: { place: string; listenUrl: string | undefined },
): Promise<void> {
  const clients: [pg.Client, pg.Client] = [clientOf(url), clientOf(url)];
  try {
    const isPooled = await shareConnections(clients);
    if (isPooled && !listenUrl) {
      throw new StartError(
        `DATABASE_URL leads through a pooler in transaction mode (${place}): set DATABASE_LISTEN_URL to PostgreSQL itself, as scaling.md says.`,
      );
    }
  } catch (error) {
    if (!WRONG_STATEMENT.includes((error as { code?: string }).code ?? '')) throw error;
    throw new StartError(
      `The pooler at ${place} does not support prepared statements: set max_prepared_statements of PgBouncer 1.21 or later, as scaling.md says.`,
    );
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

/** Whether a pooler gives each transaction any of its connections: PgBouncer that which it has got back last, by default. */
async function shareConnections([one, other]: [pg.Client, pg.Client]): Promise<boolean> {
  await one.connect();
  await other.connect();
  const [first, second, third] = [await pidOf(one), await pidOf(other), await pidOf(one)];
  return first === second || first !== third;
}

function clientOf(url: string): pg.Client {
  // A lost connection fails its query, too.
  return new pg.Client({ connectionString: url }).on('error', () => {});
}

async function pidOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>(NAMED);
  return rows[0]?.pid as number;
}
