import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../../start-error.js';
import { findData, PASSWORD_FILE } from './data-folder.js';
import { findPort } from './postmaster.js';
import { ownerUrl } from './product-database.js';

/**
 * The product's database in the embedded PostgreSQL that another process runs on the data in `folder`, beside that process.
 * @returns undefined where none runs
 * @throws StartError where the folder has no data yet, or they belong to another user
 */
export async function findRunningPostgres(folder: string): Promise<string | undefined> {
  const dataFolder = await findData(folder);
  if (!dataFolder) {
    throw new StartError(
      `There is no database in ${folder} yet: start the server once, or set DATABASE_URL or DATA_DIR as it has them.`,
    );
  }
  const port = await findPort(dataFolder);
  if (!port) return undefined;
  return ownerUrl(port, (await readFile(join(dataFolder, PASSWORD_FILE), 'utf8')).trim());
}
