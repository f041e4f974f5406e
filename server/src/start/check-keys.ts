import type { EntityManager } from 'typeorm';
import type { Config } from '../config/config.js';
import { listLostTokens } from '../features/google/lost-tokens.js';
import type { TokenEncryption } from '../features/google/token-encryption.js';
import { listLostSecrets } from '../features/webhooks/lost-secrets.js';
import { StartError } from '../platform/start-error.js';

/**
 * A server without the key of what is stored would take each calendar for disconnected, and send no webhook.
 * @throws StartError with one sentence
 */
export async function checkKeys(
  { google, tokenEncryptionKeys, dataDir }: Config,
  database: EntityManager,
  encryption: TokenEncryption,
): Promise<void> {
  // Nothing is encrypted or decrypted: the key is made for this process alone.
  if (!tokenEncryptionKeys && google.mode === 'off') return;
  const { length: calendars } = await listLostTokens(database, encryption);
  const { length: secrets } = await listLostSecrets(database, encryption);
  if (calendars + secrets === 0) return;
  const found = `the stored access to ${calendars} calendars and the secrets of ${secrets} webhooks`;
  throw new StartError(
    tokenEncryptionKeys
      ? `TOKEN_ENCRYPTION_KEY cannot decrypt ${found}: add the key that encrypted them, ` +
          'TOKEN_ENCRYPTION_KEY=new,old, or if it is lost for good run rotate-token-key --drop-lost once.'
      : `The key in ${dataDir}/token-encryption-key cannot decrypt ${found}: bring back that file ` +
          'from the backup, or set TOKEN_ENCRYPTION_KEY to the key that encrypted them.',
  );
}
