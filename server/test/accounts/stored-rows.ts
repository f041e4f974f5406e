import type { TestDatabase } from '../support/test-database.js';

/** Every row of every table as text, as in a stolen dump. */
export async function everyRow(database: TestDatabase): Promise<string[]> {
  const tables = await database.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
  );
  const rows: string[] = [];
  for (const { name } of tables) {
    const found = await database.query<{ row: string }>(`SELECT t::text AS row FROM "${name}" t ORDER BY 1`);
    rows.push(...found.map(({ row }) => `${name} ${row}`));
  }
  return rows;
}

/**
 * The product's data about people and events: every row but the counters of the limits, the links that jobs of
 * earlier requests make when they come to it, and the activity of accounts, which has refused sign-ins too.
 */
export async function knownOfPeople(database: TestDatabase): Promise<string[]> {
  return (await everyRow(database)).filter(
    (row) => !/^(rate_limits|email_tokens|account_activities) /.test(row),
  );
}

export async function sessionCount(database: TestDatabase): Promise<number> {
  const [row] = await database.query<{ count: number }>('SELECT count(*)::int AS count FROM sessions');
  return row?.count ?? 0;
}

export async function passwordHashOf(database: TestDatabase, email: string): Promise<string | undefined> {
  const [row] = await database.query<{ hash: string }>(
    'SELECT password_hash AS hash FROM accounts WHERE email = $1',
    [email],
  );
  return row?.hash;
}
