import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  /** As the product connects: a plain role that owns this database. */
  url: string;
  /** Runs SQL as the owner of the database, beside the product. */
  query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
}

/**
 * A database of the test's own: a copy of the migrated, empty template, or with `template` empty altogether.
 */
export async function createTestDatabase({ template = 'template_turnout' } = {}): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Pool({ connectionString: inject('superuserUrl'), max: 1 });
  const owner = new URL(inject('postgresUrl')).username;
  // Files are copied in a third of the time in which PostgreSQL writes each of their pages to its log.
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template} OWNER ${owner} STRATEGY FILE_COPY`);
  const url = Object.assign(new URL(inject('postgresUrl')), { pathname: `/${name}` }).href;
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on('error', () => {});
  return {
    url,
    query: async (sql, values) => (await pool.query(sql, values)).rows,
    drop: async () => {
      await pool.end();
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await admin.end();
    },
  };
}
