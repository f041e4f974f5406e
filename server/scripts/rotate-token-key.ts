import 'reflect-metadata';
import type { Config } from '../src/config/config.js';
import { tokenEncryption } from '../src/config/encryption-keys.js';
import { reencryptFeedSecrets } from '../src/features/calendar/feed/re-encrypt-feed-secrets.js';
import { dropLostTokens } from '../src/features/google/lost-tokens.js';
import { reencryptTokens } from '../src/features/google/re-encrypt-tokens.js';
import { dropLostSecrets } from '../src/features/webhooks/lost-secrets.js';
import { reencryptSecrets } from '../src/features/webhooks/re-encrypt-secrets.js';
import { createDataSource } from '../src/platform/database/connection/data-source.js';
import { tables } from '../src/tables.js';
import { runCommand } from './run-command.js';

/**
 * Encrypts every stored token, and every webhook's secret, by the first of the configured keys. With `--drop-lost` it first
 * drops those whose key is lost: people connect their calendars again, and owners rotate the secrets of their webhooks.
 */
async function rotateTokenKey(config: Config): Promise<boolean> {
  if (!config.databaseUrl || !config.tokenEncryptionKeys) {
    console.error(
      'DATABASE_URL and TOKEN_ENCRYPTION_KEY must be set, the new key first: TOKEN_ENCRYPTION_KEY=new,old',
    );
    return false;
  }
  const database = createDataSource({ ...tables, url: config.databaseUrl, poolSize: 1 });
  await database.initialize();
  const encryption = await tokenEncryption(config);
  if (process.argv.includes('--drop-lost')) {
    await dropLostTokens(database.manager, encryption, new Date());
    await dropLostSecrets(database.manager, encryption, new Date());
  }
  const tokens = await reencryptTokens(database.manager, encryption);
  const secrets = await reencryptSecrets(database.manager, encryption);
  const feeds = await reencryptFeedSecrets(database.manager, encryption);
  const reencrypted = tokens.reencrypted + secrets.reencrypted + feeds.reencrypted;
  const lost = tokens.lost + secrets.lost;
  await database.destroy();
  console.info(`${reencrypted} tokens and secrets are encrypted by the first key now.`);
  if (feeds.lost > 0)
    console.info(`${feeds.lost} people cannot be shown the address of their calendar feed again.`);
  if (lost > 0)
    console.error(
      `${lost} tokens and secrets were encrypted by a key that is not here, and stay as they are.`,
    );
  return lost === 0;
}

await runCommand(rotateTokenKey);
