import { type EntityManager, In } from 'typeorm';
import { GoogleCredential } from './google-credential.entity.js';
import type { TokenEncryption } from './token-encryption.js';

/** The accounts whose authorization was encrypted by a key that is not here. */
export async function listLostTokens(
  database: EntityManager,
  encryption: TokenEncryption,
): Promise<string[]> {
  const stored = await database.query<{ accountId: string; beginning: string }[]>(
    `SELECT account_id AS "accountId", substring(encrypted_refresh_token FROM '^[^.]*[.][^.]*') AS beginning
     FROM google_credentials WHERE encrypted_refresh_token IS NOT NULL`,
  );
  return stored.filter(({ beginning }) => !encryption.hasKeyOf(beginning)).map(({ accountId }) => accountId);
}

/** Their calendars count as disconnected from then on: each page of the product that shows one asks to connect it again. */
export async function dropLostTokens(
  database: EntityManager,
  encryption: TokenEncryption,
  now: Date,
): Promise<void> {
  const accountId = In(await listLostTokens(database, encryption));
  await database.update(
    GoogleCredential,
    { accountId },
    { encryptedRefreshToken: null, disconnectedAt: now },
  );
}
