import pg from 'pg';
import { superuser } from './cluster.js';

/** A connection for keeping house, not for the product's data. It never ends the process; whoever opens it ends it. */
export async function connect(port: number, password: string): Promise<pg.Client> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: superuser,
    password,
    // Not the product's database: that can be copied only while nobody is connected to it.
    database: 'postgres',
    ssl: false,
    application_name: 'turnout housekeeping',
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => undefined);
  try {
    return await client.connect();
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}
