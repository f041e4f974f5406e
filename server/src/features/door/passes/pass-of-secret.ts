import type { EntityManager } from 'typeorm';
import { columnsOf } from '../../../platform/database/sql/columns.js';
import { noteLastUse } from '../../accounts/sessions/note-last-use.js';
import { hashKey, hashOfToken } from '../../accounts/token-hash.js';
import type { BatchContext, Services } from '../../context.js';
import type { PassOfCaller } from '../door-rights.js';
import { DoorPass } from './door-pass.entity.js';
import { isDoorPassSecret } from './door-pass-secret.js';
import { livePassesAt } from './live-passes.js';

/** The pass of a secret; null for one that has ended, and for what never was one. */
export async function passOfSecret(
  { batches }: Pick<Services, 'batches'>,
  secret: string,
): Promise<PassOfCaller | null> {
  return isDoorPassSecret(secret) ? batches.add(passesOfSecrets, hashOfToken(secret)) : null;
}

/** As access tokens are looked up: those that wait are asked for together. */
async function passesOfSecrets(
  { database, services }: BatchContext,
  tokenHashes: readonly Buffer[],
): Promise<(PassOfCaller | null)[]> {
  const now = services.clock.now();
  const found = await findLivePasses(database, now, tokenHashes);
  await noteLastUse(database, 'door_passes', found, now);
  return inOrder(found, tokenHashes);
}

/** The passes with these hashes as of now, without noting that they are used; null for one that has ended. */
export async function findPasses(
  { database, services }: Pick<BatchContext, 'database'> & { services: Pick<Services, 'clock'> },
  tokenHashes: readonly Buffer[],
): Promise<(PassOfCaller | null)[]> {
  if (tokenHashes.length === 0) return [];
  return inOrder(await findLivePasses(database, services.clock.now(), tokenHashes), tokenHashes);
}

async function findLivePasses(database: EntityManager, now: Date, tokenHashes: readonly Buffer[]) {
  const columns = columnsOf(database, DoorPass).only(
    'id',
    'eventId',
    'maySearch',
    'mayUndo',
    'tokenHash',
    'lastUsedAt',
  );
  return columns.query(
    database,
    `SELECT ${columns.sql} FROM ${livePassesAt('$2')} WHERE token_hash = ANY($1)`,
    [tokenHashes, now],
  );
}

function inOrder(
  found: readonly (PassOfCaller & { tokenHash: Buffer })[],
  tokenHashes: readonly Buffer[],
): (PassOfCaller | null)[] {
  const byHash = new Map(
    found.map(({ tokenHash, id, eventId, maySearch, mayUndo }) => [
      hashKey(tokenHash),
      { id, eventId, maySearch, mayUndo },
    ]),
  );
  return tokenHashes.map((hash) => byHash.get(hashKey(hash)) ?? null);
}
