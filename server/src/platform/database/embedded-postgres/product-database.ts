import { connect } from './connect.js';

export const productDatabase = 'turnout';

/** Any number will do, as long as it differs from the lease's. */
const lockKey = 7_826_772;

/** Makes the product's database unless it is there. */
export async function createProductDatabase(port: number, password: string): Promise<void> {
  const client = await connect(port, password);
  try {
    // Until the connection ends, so that of several processes one makes it and the others find it.
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    const found = await client.query('select from pg_database where datname = $1', [productDatabase]);
    if (found.rowCount === 0) await client.query(`create database ${productDatabase}`);
  } finally {
    await client.end();
  }
}
