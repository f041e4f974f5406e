import { connect } from './connect.js';

export const productDatabase = 'turnout';

/** Makes the product's database unless it is there. */
export async function createProductDatabase(port: number, password: string): Promise<void> {
  const client = await connect(port, password);
  try {
    const found = await client.query('select from pg_database where datname = $1', [productDatabase]);
    if (found.rowCount === 0) await client.query(`create database ${productDatabase}`);
  } catch (error) {
    // Another process made it in the meantime: told by its own check, or by the catalogue's unique index.
    if (!['42P04', '23505'].includes((error as { code?: string }).code ?? '')) throw error;
  } finally {
    await client.end();
  }
}
