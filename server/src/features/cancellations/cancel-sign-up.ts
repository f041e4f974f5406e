import { validate as isUuid } from 'uuid';
import { noteCommit } from '../../platform/database/admission/request-state.js';
import { transaction } from '../../platform/database/connection/transaction.js';
import { requireViewer } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import type { BatchContext, Context } from '../context.js';
import { ErrorCode } from '../error-code.js';
import type { Event } from '../events/event.entity.js';
import { hasRight, requireRole } from '../events/team/event-roles.js';
import { findPlaces, type Place } from '../sign-ups/find-places.js';
import { isOwnSignUp, isTakenOut } from '../sign-ups/sign-up.policy.js';
import { storeTogether } from '../sign-ups/store-together.js';
import { UserError } from '../user-error.js';
import { type CancellationOutcome, cancelSignUps, type WantedCancellation } from './cancel-sign-ups.js';

export interface Cancellation {
  signUpId: string;
  /** The sum that the person was told comes back, in pence; without it any sum does. */
  expectedRefundPence?: number | null;
}

/**
 * Gives a place back: the viewer's own until the event starts, or at any time anybody's at an event of the viewer's team. Only the
 * owner takes out a person who has paid.
 * Places that are given back at the same time are stored together, as sign-ups are, see batched-sign-ups.md.
 * @throws UserError EVENT_CANCELLED; SIGN_UP_NOT_FOUND, also for the second of two at once; CANCELLATION_CLOSED once the event has
 *   started, or when less would come back than was expected; EMAIL_NOT_VERIFIED
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN for everybody but the person and the event's team
 */
export async function cancelSignUp(
  context: Pick<Context, 'viewer' | 'settings' | 'log'> & Pick<BatchContext, 'services'>,
  { signUpId, expectedRefundPence = null }: Cancellation,
): Promise<{ cancelledSignUpId: string; event: Event }> {
  requireViewer(context.viewer, AccessScope.SIGN_UPS_WRITE, AccessScope.PEOPLE_WRITE);
  const place = isUuid(signUpId) ? await context.services.batches.add(findPlaces, signUpId) : null;
  if (!place) throw new UserError(ErrorCode.SIGN_UP_NOT_FOUND);
  const { takenOutBy, ...rights } = requireRight(context, place);
  const outcome = await storeCancellation(context, {
    ...{ ...place, ...rights },
    hadNotArrived: false,
    takenOutBy,
    expectedRefundPence,
  });
  // The batch waits for its locks or is refused as BUSY: CHANGED means that another request gave the place back first.
  if (outcome === 'CHANGED') throw new UserError(ErrorCode.SIGN_UP_NOT_FOUND);
  if (outcome instanceof Error) throw outcome;
  noteCommit();
  context.log.info({ signUpId, eventId: place.eventId, ...rights }, 'sign-up cancelled');
  return { cancelledSignUpId: signUpId, event: outcome };
}

/** Those who give back are stored together with their refunds, mails and successors, or none of them is. */
const storeCancellation = storeTogether<WantedCancellation, CancellationOutcome>(
  ({ database, ...context }, wanted, lockedRows) =>
    transaction(database, (manager) => cancelSignUps(context, manager, wanted, lockedRows)),
);

/** Of the event's team, who are bound to no deadline, or of the person. */
function requireRight(
  context: Pick<Context, 'viewer' | 'settings'>,
  place: Place,
): Pick<WantedCancellation, 'byCreator' | 'takenOutBy' | 'mayRefund'> {
  const { viewer } = context;
  const event = { id: place.eventId, createdById: place.createdById };
  const isOwn = isOwnSignUp(viewer, place);
  const scope = isOwn ? AccessScope.SIGN_UPS_WRITE : AccessScope.PEOPLE_WRITE;
  requireViewer(viewer, scope);
  if (isOwn && !isTakenOut(viewer, place, event))
    return { byCreator: false, takenOutBy: null, mayRefund: true };
  requireRole(context, event, 'TAKE_OUT', scope);
  return { byCreator: true, takenOutBy: viewer, mayRefund: hasRight(viewer, event, 'REFUND') };
}
