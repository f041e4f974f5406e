import type { EntityManager } from 'typeorm';
import { validate as isUuid, v7 as newId } from 'uuid';
import { insertedColumnsOf } from '../../platform/database/columns.js';
import { transactionEndingWith, violates } from '../../platform/database/transaction.js';
import { requireViewer, unauthenticated } from '../accounts/access-rules.js';
import { adoptName } from '../accounts/account-name.js';
import type { Context } from '../context.js';
import { ErrorCode } from '../error-code.js';
import { HAS_FREE_PLACE } from '../events/places-left.js';
import { parseInput } from '../parse-input.js';
import { UserError } from '../user-error.js';
import { contactOf, isOwn } from './contact.js';
import { type SignUpForm, signUpFields } from './sign-up-fields.js';
import {
  WAITING_ACCOUNT,
  WAITING_PER_ACCOUNT,
  WAITING_PER_EMAIL,
  WaitingListEntry,
} from './waiting-list-entry.entity.js';

type Rejection =
  | ErrorCode.EVENT_NOT_FOUND
  | ErrorCode.EVENT_ENDED
  | ErrorCode.EVENT_NOT_FULL
  | ErrorCode.ALREADY_SIGNED_UP
  | ErrorCode.ALREADY_WAITING;
type Outcome = 'WAITING' | 'CHANGED' | Rejection;

/** A place may be free for moments only. */
const MAX_ATTEMPTS = 5;

/**
 * Lets the viewer wait for a place at an event that is full.
 * @throws RateLimitedError as when somebody signs up, with which it counts
 * @throws UserError EVENT_NOT_FOUND, EVENT_ENDED, EVENT_NOT_FULL, ALREADY_SIGNED_UP, ALREADY_WAITING, or for the form
 */
export async function joinWaitingList(
  context: Pick<Context, 'viewer' | 'database' | 'services' | 'log' | 'networkAddress'>,
  { eventId, ...form }: SignUpForm,
): Promise<WaitingListEntry> {
  const viewer = requireViewer(context.viewer);
  const { accountId } = viewer;
  const contact = contactOf(viewer, parseInput(signUpFields, form));
  if (!isUuid(eventId)) throw new UserError(ErrorCode.EVENT_NOT_FOUND);
  const { rateLimits, clock } = context.services;
  await rateLimits.countSignUp(accountId, context.networkAddress);
  const entry: WaitingListEntry = {
    id: newId(),
    eventId,
    accountId,
    contact,
    joinedAt: clock.now(),
    offerExpiresAt: null,
  };
  const outcome = await storeEntry(context.database, entry).catch((error: unknown) => {
    if (violates(error, WAITING_ACCOUNT)) throw unauthenticated();
    const isSecond = violates(error, WAITING_PER_ACCOUNT) || violates(error, WAITING_PER_EMAIL);
    throw isSecond ? new UserError(ErrorCode.ALREADY_WAITING) : error;
  });
  if (outcome !== 'WAITING') throw new UserError(ErrorCode[outcome]);
  if (isOwn(contact)) await adoptName(context.database, viewer, contact.name);
  context.log.info({ eventId, entryId: entry.id }, 'joined a waiting list');
  return entry;
}

async function storeEntry(database: EntityManager, entry: WaitingListEntry): Promise<'WAITING' | Rejection> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const outcome = await transactionEndingWith(database, async (manager) => ({
      last: addEntry(manager, entry),
    }));
    if (outcome !== 'CHANGED') return outcome;
  }
  return ErrorCode.EVENT_NOT_FULL;
}

const HAS_SIGN_UP = 'EXISTS (SELECT FROM sign_ups WHERE event_id = $1 AND (account_id = $3 OR email = $4))';
const WAITS = 'EXISTS (SELECT FROM waiting_list_entries WHERE event_id = $1 AND account_id = $3)';
const HOLDS_PLACE = 'EXISTS (SELECT FROM place_holds WHERE event_id = $1 AND account_id = $3)';

/** As `addSignUp`: counts and stores in one statement, or says why not by the event as it was when that began. */
async function addEntry(manager: EntityManager, entry: WaitingListEntry): Promise<Outcome> {
  const columns = insertedColumnsOf(manager, WaitingListEntry);
  const [{ outcome }] = await manager.query<[{ outcome: Outcome }]>(
    `WITH counted AS (
       UPDATE events SET waiting_count = waiting_count + 1
       WHERE id = $1 AND deleted_at IS NULL AND ends_at > $2 AND NOT ${HAS_FREE_PLACE}
         AND NOT ${HAS_SIGN_UP} AND NOT ${WAITS} AND NOT ${HOLDS_PLACE}
       RETURNING id
     ),
     added AS (
       INSERT INTO waiting_list_entries (${columns.names}) SELECT ${columns.parametersFrom(5)} FROM counted
     ),
     why_not AS (
       SELECT CASE WHEN ends_at <= $2 THEN 'EVENT_ENDED'
         WHEN ${HAS_SIGN_UP} THEN 'ALREADY_SIGNED_UP'
         WHEN ${WAITS} THEN 'ALREADY_WAITING'
         WHEN ${HAS_FREE_PLACE} OR ${HOLDS_PLACE} THEN 'EVENT_NOT_FULL'
         ELSE 'CHANGED' END AS outcome
       FROM events WHERE id = $1 AND deleted_at IS NULL
     )
     SELECT CASE WHEN EXISTS (SELECT FROM counted) THEN 'WAITING'
       ELSE coalesce((SELECT outcome FROM why_not), 'EVENT_NOT_FOUND') END AS outcome`,
    [entry.eventId, entry.joinedAt, entry.accountId, entry.contact.email, ...columns.valuesOf(entry)],
  );
  return outcome;
}
