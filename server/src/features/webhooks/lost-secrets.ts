import type { EntityManager } from 'typeorm';
import { read } from '../../platform/database/sql/read.js';
import type { TokenEncryption } from '../google/token-encryption.js';
import { newSecret } from './deliveries/signature.js';
import { Webhook } from './webhook.entity.js';

/** The webhooks whose secret was encrypted by a key that is not here. */
export async function listLostSecrets(
  database: EntityManager,
  encryption: TokenEncryption,
): Promise<string[]> {
  const stored = await read<{ id: string; beginning: string }>(
    database,
    `SELECT id, substring(encrypted_secret FROM '^[^.]*[.][^.]*') AS beginning FROM webhooks`,
  );
  return stored.filter(({ beginning }) => !encryption.hasKeyOf(beginning)).map(({ id }) => id);
}

/** How many stored secrets the keys decrypt, and how many they do not: each is decrypted. */
export async function countReadableSecrets(
  database: EntityManager,
  encryption: TokenEncryption,
): Promise<{ readable: number; unreadable: number }> {
  const counts = { readable: 0, unreadable: 0 };
  for (const { id, encryptedSecret } of await database.find(Webhook)) {
    const secret = await encryption.decrypt(encryptedSecret, id);
    counts[secret === null ? 'unreadable' : 'readable']++;
  }
  return counts;
}

/** They get a secret that is unknown to all, and are paused until their owner rotates it and resumes them. */
export async function dropLostSecrets(
  database: EntityManager,
  encryption: TokenEncryption,
  now: Date,
): Promise<void> {
  for (const id of await listLostSecrets(database, encryption)) {
    const encryptedSecret = await encryption.encrypt(newSecret(), id);
    const change = { encryptedSecret, previousEncryptedSecret: null, previousSecretUntil: null };
    await database.update(Webhook, { id }, { ...change, pausedAt: now });
  }
}
