import { validate as isUuid, v7 as newId } from 'uuid';
import { noteCommit } from '../../platform/database/admission/request-state.js';
import { transaction } from '../../platform/database/connection/transaction.js';
import { requireViewer, unauthenticated } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import { narrowAdded } from '../accounts/names/narrowed-since.js';
import { nameShownOf } from '../accounts/names/remember-name-shown.js';
import { contactOf } from '../contacts/contact.js';
import type { Context } from '../context.js';
import { ErrorCode } from '../error-code.js';
import { parseInput } from '../parse-input.js';
import { type FilledIn, rememberFromForms } from '../sign-ups/remember-from-forms.js';
import { type SignUpForm, signUpFields } from '../sign-ups/sign-up-fields.js';
import { storeTogether } from '../sign-ups/store-together.js';
import { UserError } from '../user-error.js';
import { addWaitingListEntries, type WaitingOutcome } from './add-waiting-list-entries.js';
import { waitingListJoined } from './causes.js';
import { WaitingListEntry } from './waiting-list-entry.entity.js';

/**
 * Lets the viewer wait for a place at an event that is full.
 * @throws RateLimitedError as at a sign-up, with which it counts
 * @throws UserError EVENT_NOT_FOUND, EVENT_ENDED, EVENT_NOT_FULL, ALREADY_SIGNED_UP, ALREADY_WAITING, or for the form
 */
export async function joinWaitingList(
  context: Pick<Context, 'viewer' | 'settings' | 'database' | 'services' | 'log' | 'networkAddress'>,
  { eventId, ...form }: SignUpForm,
): Promise<WaitingListEntry> {
  const viewer = requireViewer(context.viewer, AccessScope.SIGN_UPS_WRITE);
  const { accountId } = viewer;
  const { nameShown: chosenNameShown, ...typed } = parseInput(signUpFields, form);
  const contact = contactOf(context.settings, viewer, typed);
  if (!isUuid(eventId)) throw new UserError(ErrorCode.EVENT_NOT_FOUND);
  const { rateLimits, clock } = context.services;
  await rateLimits.countSignUp(accountId, context.networkAddress);
  const entry: WaitingListEntry = {
    id: newId(),
    eventId,
    accountId,
    contact,
    nameShown: nameShownOf(context.settings, { viewer, chosenNameShown }),
    joinedAt: clock.now(),
    offerExpiresAt: null,
  };
  const filledIn = { ...entry, viewer, chosenNameShown };
  const outcome = await storeEntry(context, filledIn);
  if (outcome !== 'WAITING') throw rejectionOf(outcome);
  noteCommit();
  context.log.info({ eventId, entryId: entry.id }, 'joined a waiting list');
  return { ...entry, nameShown: filledIn.nameShown };
}

const storeEntry = storeTogether<FilledIn<WaitingListEntry>, WaitingOutcome>(
  ({ database, runConsequences }, entries, lockedRows) =>
    transaction(database, async (manager) => {
      const outcomes = await addWaitingListEntries(manager, entries, lockedRows);
      const added = entries.filter((_, n) => outcomes[n] === 'WAITING');
      await narrowAdded(manager, WaitingListEntry, added);
      await rememberFromForms(manager, added);
      if (added.length > 0) await runConsequences(waitingListJoined, manager, { entries: added });
      return outcomes;
    }),
);

/** A person for whom the event changed five times found a place free for moments. */
function rejectionOf(outcome: Exclude<WaitingOutcome, 'WAITING'>): Error {
  if (outcome === 'ACCOUNT_DELETED') return unauthenticated();
  return new UserError(outcome === 'CHANGED' ? ErrorCode.EVENT_NOT_FULL : ErrorCode[outcome]);
}
