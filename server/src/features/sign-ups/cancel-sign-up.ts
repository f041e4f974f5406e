import type { EntityManager } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { transaction } from '../../platform/database/transaction.js';
import { requireViewer } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import type { Context } from '../context.js';
import { ErrorCode } from '../error-code.js';
import { uncountSignUps } from '../events/count-sign-ups.js';
import { Event } from '../events/event.entity.js';
import { mayEdit, requireCreator } from '../events/event.policy.js';
import { findEvent } from '../events/find-event.js';
import { lockEventPlaces } from '../events/lock-event.js';
import { hasStarted } from '../events/refund-deadline.js';
import { UserError } from '../user-error.js';
import { CancelledSignUp } from './cancelled-sign-up.entity.js';
import { findSignUp } from './find-sign-up.js';
import { SignUp } from './sign-up.entity.js';
import { isOwnSignUp } from './sign-up.policy.js';

export interface Cancellation {
  signUpId: string;
  /** What the person was told that comes back, in pence; without it whatever does. */
  expectedRefundPence?: number | null;
}

/**
 * Gives a place back: the viewer's own until the event starts, or at any time anybody's at an event of the viewer's.
 * @throws UserError SIGN_UP_NOT_FOUND, also for the second of two at once; CANCELLATION_CLOSED once the event has
 *   started, or when less would come back than was expected; EMAIL_NOT_VERIFIED
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN for everybody but the person and the event's creator
 */
export async function cancelSignUp(
  context: Pick<Context, 'viewer' | 'database' | 'services' | 'settings' | 'log' | 'runConsequences'>,
  { signUpId, expectedRefundPence = null }: Cancellation,
): Promise<{ cancelledSignUpId: string; event: Event }> {
  requireViewer(context.viewer, AccessScope.SIGN_UPS_WRITE);
  const found = isUuid(signUpId) ? await findSignUp(context.database, signUpId) : null;
  const itsEvent = found && (await findEvent(context.database, found.eventId));
  if (!itsEvent) throw new UserError(ErrorCode.SIGN_UP_NOT_FOUND);
  const byCreator = requireRight(context, itsEvent, found);
  const event = await transaction(context.database, async (manager) => {
    const { event, signUp } = await lockPlace(manager, found);
    const now = context.services.clock.now();
    if (!byCreator && hasStarted(event, now)) throw new UserError(ErrorCode.CANCELLATION_CLOSED);
    const { eventId, accountId, signedUpAt } = signUp;
    await manager.delete(SignUp, signUpId);
    await uncountSignUps(manager, eventId, 1);
    const cancelled = { id: signUpId, eventId, accountId, signedUpAt, cancelledAt: now, byCreator };
    await manager.insert(CancelledSignUp, cancelled);
    await context.runConsequences('signUpCancelled', manager, {
      event,
      signUp,
      byCreator,
      expectedRefundPence,
    });
    // The place may be another person's by now.
    return manager.findOneByOrFail(Event, { id: eventId });
  });
  context.log.info({ signUpId, eventId: event.id, byCreator }, 'sign-up cancelled');
  return { cancelledSignUpId: signUpId, event };
}

/** Locks account, event and sign-up in the order in which payments and deletions do, so that none waits in a ring. */
async function lockPlace(
  manager: EntityManager,
  { id, accountId, eventId }: SignUp,
): Promise<{ event: Event; signUp: SignUp }> {
  await manager.query('SELECT FROM accounts WHERE id = $1 FOR KEY SHARE', [accountId]);
  const event = await lockEventPlaces(manager, eventId);
  const signUp = await manager.findOne(SignUp, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!event || !signUp) throw new UserError(ErrorCode.SIGN_UP_NOT_FOUND);
  return { event, signUp };
}

/** @returns whether it is the right of the event's creator, who is bound to no deadline */
function requireRight(context: Pick<Context, 'viewer' | 'settings'>, event: Event, signUp: SignUp): boolean {
  if (isOwnSignUp(context.viewer, signUp) && !mayEdit(context.viewer, event)) return false;
  requireCreator(context, event, AccessScope.SIGN_UPS_WRITE);
  return true;
}
