import { compact } from 'es-toolkit/array/compact';
import { type EntityManager, In } from 'typeorm';
import { read } from '../../platform/database/sql/read.js';
import type { TokenEncryption } from '../google/token-encryption.js';
import { newSecret } from './deliveries/signature.js';
import { Webhook } from './webhook.entity.js';

/** The webhooks whose secret, or the former one that still signs, was encrypted by a key that is not here. */
export async function listLostSecrets(
  database: EntityManager,
  encryption: TokenEncryption,
): Promise<string[]> {
  const stored = await read<{ id: string; beginnings: string[] }>(
    database,
    `SELECT id, ARRAY(
       SELECT substring(secret FROM '^[^.]*[.][^.]*')
       FROM unnest(ARRAY[encrypted_secret, previous_encrypted_secret]) AS secret WHERE secret IS NOT NULL
     ) AS beginnings FROM webhooks`,
  );
  return stored
    .filter(({ beginnings }) => !beginnings.every((beginning) => encryption.hasKeyOf(beginning)))
    .map(({ id }) => id);
}

/** How many stored secrets, and former ones that still sign, the keys decrypt, and how many they do not: each is decrypted. */
export async function countReadableSecrets(
  database: EntityManager,
  encryption: TokenEncryption,
): Promise<{ readable: number; unreadable: number }> {
  const counts = { readable: 0, unreadable: 0 };
  for (const { id, encryptedSecret, previousEncryptedSecret } of await database.find(Webhook)) {
    for (const encrypted of compact([encryptedSecret, previousEncryptedSecret])) {
      const secret = await encryption.decrypt(encrypted, id);
      counts[secret === null ? 'unreadable' : 'readable']++;
    }
  }
  return counts;
}

/**
 * They get a secret that is unknown to all, and are paused until their owner rotates it and resumes them. Where the former
 * secret alone is lost, the webhook goes on without it.
 */
export async function dropLostSecrets(
  database: EntityManager,
  encryption: TokenEncryption,
  now: Date,
): Promise<void> {
  const id = In(await listLostSecrets(database, encryption));
  for (const webhook of await database.findBy(Webhook, { id })) {
    const withoutFormer = { previousEncryptedSecret: null, previousSecretUntil: null };
    const isCurrentLost = (await encryption.decrypt(webhook.encryptedSecret, webhook.id)) === null;
    const change = isCurrentLost
      ? { encryptedSecret: await encryption.encrypt(newSecret(), webhook.id), pausedAt: now }
      : {};
    await database.update(Webhook, { id: webhook.id }, { ...withoutFormer, ...change });
  }
}
