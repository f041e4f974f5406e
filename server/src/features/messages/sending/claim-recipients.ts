import type { EntityManager } from 'typeorm';
import { v4 as randomId } from 'uuid';
import { transaction } from '../../../platform/database/connection/transaction.js';
import type { Message } from '../message.entity.js';
import { PEOPLE_OF } from '../message-audience.js';
import type { RecipientState } from '../message-recipient.entity.js';
import { countChange, setStates } from './recipient-states.js';

/**
 * People whose mails are sent by one call. When a process is killed during a call and the mail service does not say which mails it
 * has, so many people at most get the message twice (M1).
 */
const BATCH_SIZE = 20;
/** Milliseconds. A mail that could not be sent for so long is not sent: what it says may be over. */
const GIVEN_UP_AFTER = 24 * 60 * 60 * 1_000;

/** A person whose mail is sent now. */
export interface ClaimedRecipient {
  accountId: string;
  muteCode: string;
  name: string;
  email: string;
}

export interface ClaimedBatch {
  batchId: string;
  recipients: ClaimedRecipient[];
  /** Whether people were looked at; false: no people are left. */
  hasLooked: boolean;
}

interface Candidate {
  accountId: string;
  muteCode: string;
  addedAt: Date;
  /** Null: the person is no longer in the audience. */
  name: string | null;
  email: string;
  isMuted: boolean;
  problem: string | null;
}

/** Takes the next people of a message, as they are now: a person who gave the place back, or muted meanwhile, gets nothing. */
export function claimRecipients(database: EntityManager, message: Message, now: Date): Promise<ClaimedBatch> {
  return transaction(database, async (manager) => {
    const candidates = await lockPending(manager, message);
    const batchId = randomId();
    const byState = Map.groupBy(candidates, (candidate) => stateOf(candidate, now));
    for (const [state, people] of byState) {
      const accountIds = people.map(({ accountId }) => accountId);
      await setStates(manager, message.id, { accountIds, from: 'PENDING', state, batchId, now });
      await countChange(manager, message.id, state, people.length);
    }
    const recipients = (byState.get('CLAIMED') ?? []) as ClaimedRecipient[];
    return { batchId, recipients, hasLooked: candidates.length > 0 };
  });
}

function stateOf({ name, isMuted, problem, addedAt }: Candidate, now: Date): RecipientState {
  if (name === null || now.getTime() - addedAt.getTime() > GIVEN_UP_AFTER) return 'SKIPPED';
  if (isMuted) return 'MUTED';
  return problem === null ? 'CLAIMED' : 'UNREACHABLE';
}

function lockPending(
  manager: EntityManager,
  { id, eventId, audience, signUpIds }: Message,
): Promise<Candidate[]> {
  return manager.query<Candidate[]>(
    `WITH pending AS MATERIALIZED (
       SELECT account_id, mute_code, added_at FROM message_recipients
       WHERE message_id = $3 AND state = 'PENDING' ORDER BY account_id LIMIT $4 FOR UPDATE SKIP LOCKED
     )
     SELECT account_id AS "accountId", mute_code AS "muteCode", pending.added_at AS "addedAt", name, email, problem,
       EXISTS (
         SELECT FROM muted_events WHERE muted_events.event_id = $1 AND muted_events.account_id = pending.account_id
       ) AS "isMuted"
     FROM pending
     LEFT JOIN LATERAL (
       SELECT name, email FROM (${PEOPLE_OF[audience]}) AS people WHERE people.account_id = pending.account_id
     ) AS person ON true
     LEFT JOIN mail_problems USING (email)`,
    [eventId, signUpIds, id, BATCH_SIZE],
  );
}
