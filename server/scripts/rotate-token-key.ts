import 'reflect-metadata';
import type { Config } from '../src/config/config.js';
import { tokenEncryption } from '../src/config/encryption-keys.js';
import { reencryptTokens } from '../src/features/google/re-encrypt-tokens.js';
import { createDataSource } from '../src/platform/database/data-source.js';
import { tables } from '../src/tables.js';
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
  const { reencrypted, lost } = await reencryptTokens(database.manager, await tokenEncryption(config));
  await database.destroy();
  console.info(`${reencrypted} tokens are encrypted by the first key now.`);
  if (lost > 0)
    console.error(`${lost} tokens were encrypted by a key that is not here, and stay as they are.`);
  return lost === 0;
}

await runCommand(rotateTokenKey);
