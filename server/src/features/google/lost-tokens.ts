import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { read } from '../../platform/database/sql/read.js';
import { GoogleCredential } from './google-credential.entity.js';
import type { TokenEncryption } from './token-encryption.js';

/** The accounts whose authorization was encrypted by a key that is not here. */
export async function listLostTokens(
  database: EntityManager,
  encryption: TokenEncryption,
): Promise<string[]> {
  const stored = await read<{ accountId: string; beginning: string }>(
    database,
    `SELECT account_id AS "accountId", substring(encrypted_refresh_token FROM '^[^.]*[.][^.]*') AS beginning
     FROM google_credentials WHERE encrypted_refresh_token IS NOT NULL`,
  );
  return stored.filter(({ beginning }) => !encryption.hasKeyOf(beginning)).map(({ accountId }) => accountId);
}

/** How many stored authorizations the keys decrypt, and how many they do not: each is decrypted. */
export async function countReadableTokens(
  database: EntityManager,
  encryption: TokenEncryption,
): Promise<{ readable: number; unreadable: number }> {
  const stored = await database.find(GoogleCredential, { where: { encryptedRefreshToken: Not(IsNull()) } });
  const counts = { readable: 0, unreadable: 0 };
  for (const { accountId, encryptedRefreshToken } of stored) {
    const token = await encryption.decrypt(encryptedRefreshToken ?? '', accountId);
    counts[token === null ? 'unreadable' : 'readable']++;
  }
  return counts;
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
