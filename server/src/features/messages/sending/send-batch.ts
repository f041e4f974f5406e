import { zip } from 'es-toolkit/array/zip';
import type { EntityManager } from 'typeorm';
import { transaction } from '../../../platform/database/connection/transaction.js';
import type { JobContext } from '../../define-job.js';
import { type BulkOutcome, NoneAcceptedError } from '../../mail/mail-gateway.js';
import { MailProblem } from '../../mail-problems/mail-problem.entity.js';
import { noteProblem } from '../../mail-problems/note-problem.js';
import type { Message } from '../message.entity.js';
import { type MailedMessage, messageMail } from '../message.mail.js';
import type { RecipientState } from '../message-recipient.entity.js';
import type { ClaimedBatch, ClaimedRecipient } from './claim-recipients.js';
import { countChange, setStates } from './recipient-states.js';

/**
 * Sends the mails of one batch and stores how each was taken.
 * @throws Error when the mail service does not answer as it should: people whose mail it may have stay claimed
 */
export async function sendBatch(
  { database, services: { mail, clock } }: JobContext,
  message: Message,
  mailed: MailedMessage,
  { batchId, recipients }: ClaimedBatch,
): Promise<void> {
  const mails = await Promise.all(
    recipients.map(async (recipient) => ({
      ...(await messageMail(mailed, recipient)),
      batchId,
      metadata: { message: message.id, account: recipient.accountId },
    })),
  );
  const store = (outcomes: readonly BulkOutcome[]) =>
    transaction(database, (manager) =>
      storeOutcomes(manager, message.id, { batchId, outcomes: zip(recipients, outcomes), now: clock.now() }),
    );
  try {
    const outcomes = await mail.sendBatch(mails);
    await store(outcomes);
    if (outcomes.length > 0 && outcomes.every((outcome) => outcome === 'LATER'))
      throw new Error('The mail service takes no mail of a batch now');
  } catch (error) {
    if (error instanceof NoneAcceptedError) await store(recipients.map(() => 'LATER'));
    throw error;
  }
}

interface Outcomes {
  batchId: string;
  outcomes: [ClaimedRecipient, BulkOutcome][];
  now: Date;
}

async function storeOutcomes(
  manager: EntityManager,
  messageId: string,
  { batchId, outcomes, now }: Outcomes,
): Promise<void> {
  for (const [state, people] of Map.groupBy(outcomes, ([, outcome]) => stateOf(outcome))) {
    const accountIds = people.map(([{ accountId }]) => accountId);
    const changed = await setStates(manager, messageId, { accountIds, from: 'CLAIMED', state, batchId, now });
    await countChange(manager, messageId, state, changed);
    for (const [{ email }, outcome] of people)
      if (outcome === 'REFUSED') await noteProblem(manager, email, MailProblem.REFUSED, now);
  }
}

const states = {
  REFUSED: 'UNREACHABLE',
  INVALID: 'UNREACHABLE',
  LATER: 'PENDING',
  LIMITED: 'SKIPPED',
} as const;

function stateOf(outcome: BulkOutcome): RecipientState {
  if (typeof outcome === 'object') return 'SENT';
  return states[outcome];
}
