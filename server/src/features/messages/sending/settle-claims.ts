import type { EntityManager } from 'typeorm';
import { transaction } from '../../../platform/database/connection/transaction.js';
import { read } from '../../../platform/database/sql/read.js';
import type { JobContext } from '../../define-job.js';
import type { Message } from '../message.entity.js';
import { countChange, setStates } from './recipient-states.js';

/** Milliseconds until a call has ended whose process was killed, and until the mail service finds what it took. */
export const SETTLED_AFTER = 2 * 60 * 1_000;

/**
 * Asks the mail service which mails it has of batches whose outcome was not stored: the process was killed, or the answer was lost.
 * The others are sent again.
 */
export async function settleClaims(
  { database, services: { mail, clock } }: JobContext,
  { id }: Message,
): Promise<void> {
  const before = new Date(clock.now().getTime() - SETTLED_AFTER);
  for (const { batchId, accountIds } of await findOldClaims(database, id, before)) {
    const accepted = await mail.findAccepted(batchId);
    const taken = new Set(accepted.map(({ metadata }) => metadata.account));
    const change = { from: 'CLAIMED', batchId, now: clock.now() } as const;
    const sent = accountIds.filter((accountId) => taken.has(accountId));
    const unsent = accountIds.filter((accountId) => !taken.has(accountId));
    await transaction(database, async (manager) => {
      const changed = await setStates(manager, id, { ...change, accountIds: sent, state: 'SENT' });
      await countChange(manager, id, 'SENT', changed);
      await setStates(manager, id, { ...change, accountIds: unsent, state: 'PENDING' });
    });
  }
}

interface OldClaim {
  batchId: string;
  accountIds: string[];
}

function findOldClaims(database: EntityManager, messageId: string, before: Date): Promise<OldClaim[]> {
  return read<OldClaim>(
    database,
    `SELECT batch_id AS "batchId", array_agg(account_id) AS "accountIds" FROM message_recipients
     WHERE message_id = $1 AND state = 'CLAIMED' AND claimed_at <= $2 GROUP BY batch_id`,
    [messageId, before],
  );
}
