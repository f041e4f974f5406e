import 'reflect-metadata';
import type { Config } from '../src/config.js';
import { resealTokens } from '../src/features/calendar/reseal-tokens.js';
import { createDataSource } from '../src/platform/database/data-source.js';
import { tables } from '../src/tables.js';
import { tokenSealing } from '../src/token-encryption-keys.js';
import { runCommand } from './run-command.js';

/** Encrypts every stored token by the first of the configured keys. */
async function rotateTokenKey(config: Config): Promise<boolean> {
  if (!config.databaseUrl || !config.tokenEncryptionKeys) {
    console.error(
      'DATABASE_URL and TOKEN_ENCRYPTION_KEY must be set, the new key first: TOKEN_ENCRYPTION_KEY=new,old',
    );
    return false;
  }
  const database = createDataSource({ ...tables, url: config.databaseUrl, poolSize: 1 });
  await database.initialize();
  const { resealed, lost } = await resealTokens(database.manager, await tokenSealing(config));
  await database.destroy();
  console.info(`${resealed} tokens are encrypted by the first key now.`);
  if (lost > 0)
    console.error(`${lost} tokens were encrypted by a key that is not here, and stay as they are.`);
  return lost === 0;
}

await runCommand(rotateTokenKey);
