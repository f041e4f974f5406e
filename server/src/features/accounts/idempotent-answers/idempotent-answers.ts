import { createHash } from 'node:crypto';
import { type EntityManager, LessThanOrEqual } from 'typeorm';
import type { Clock } from '../../../platform/clock.js';
import { deleteInBatches } from '../../../platform/jobs/delete-in-batches.js';
import type { Context } from '../../context.js';
import { IdempotentAnswer } from './idempotent-answer.entity.js';

const DAY = 24 * 60 * 60 * 1000;
/** No request takes longer; one without an answer by then was in a process that has ended. In milliseconds. */
const LONGEST_REQUEST = 60 * 1000;

export interface StoredAnswer {
  text: string;
  contentType: string;
  /** The rights of the account when the first request began: with others the answer is not shown again (S46). */
  rights: string;
}

/** A key of a credential of an account, and what it is used for. */
export interface KeyUse {
  accountId: string;
  /** The hash of the session or access token. Another one of the account may do other things. */
  credential: Buffer;
  key: string;
  /** Everything that makes a difference to the answer. */
  input: string;
}

/**
 * FIRST: the caller goes on, and stores or releases afterwards. UNKNOWN: it will never be known how the first one
 * ended.
 */
export type Claim = 'FIRST' | 'RUNNING' | 'UNKNOWN' | 'OTHER_INPUT' | StoredAnswer;

type Dependencies = Pick<Context, 'database' | 'services'>;

/** Takes a key for a request. Of two that come at once, by whichever processes, one inserts the row. */
export async function claimKey({ database, services }: Dependencies, use: KeyUse): Promise<Claim> {
  const now = services.clock.now();
  const id = idOf(use);
  const inputHash = sha256(use.input);
  const inserted = await database.query<unknown[]>(
    `INSERT INTO idempotent_answers (account_id, key_hash, input_hash, began_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (account_id, key_hash) DO UPDATE SET input_hash = $3, began_at = $4, answer = NULL
       WHERE idempotent_answers.began_at <= $5
     RETURNING began_at`,
    [id.accountId, id.keyHash, inputHash, now, new Date(now.getTime() - DAY)],
  );
  if (inserted.length > 0) return 'FIRST';
  const row = await database.findOneBy(IdempotentAnswer, id);
  // It was released meanwhile.
  if (!row) return 'RUNNING';
  if (!row.inputHash.equals(inputHash)) return 'OTHER_INPUT';
  if (row.answer === null) {
    return now.getTime() - row.beganAt.getTime() < LONGEST_REQUEST ? 'RUNNING' : 'UNKNOWN';
  }
  const text = await services.encryption.decrypt(row.answer, use.accountId);
  return text === null ? 'UNKNOWN' : (JSON.parse(text) as StoredAnswer);
}

/** For the same request, for a day. */
export async function storeAnswer(
  { database, services }: Dependencies,
  use: KeyUse,
  answer: StoredAnswer,
): Promise<void> {
  const encrypted = await services.encryption.encrypt(JSON.stringify(answer), use.accountId);
  await database.update(IdempotentAnswer, idOf(use), { answer: encrypted });
}

/** Of a request that has done nothing: it can be made again with the same key. */
export async function releaseKey({ database }: Dependencies, use: KeyUse): Promise<void> {
  await database.delete(IdempotentAnswer, idOf(use));
}

export async function deleteOldAnswers(database: EntityManager, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - DAY);
  await deleteInBatches(database, IdempotentAnswer, { beganAt: LessThanOrEqual(before) });
}

function idOf({ accountId, credential, key }: KeyUse) {
  return { accountId, keyHash: sha256(Buffer.concat([credential, Buffer.from(key)])) };
}

function sha256(text: string | Buffer): Buffer {
  return createHash('sha256').update(text).digest();
}
