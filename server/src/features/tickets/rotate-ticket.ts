import { validate as isUuid } from 'uuid';
import { transaction } from '../../platform/database/connection/transaction.js';
import { requireViewer } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import { sendSignUpConfirmationJob } from '../attendee-mails/send-sign-up-confirmation.job.js';
import type { Context } from '../context.js';
import { ErrorCode } from '../error-code.js';
import { requireRole } from '../events/team/event-roles.js';
import { findPlaces } from '../sign-ups/find-places.js';
import { findSignUp } from '../sign-ups/find-sign-up.js';
import { SignUp } from '../sign-ups/sign-up.entity.js';
import { isOwnSignUp } from '../sign-ups/sign-up.policy.js';
import { UserError } from '../user-error.js';

/**
 * Gives a place another ticket code, where a photo of the ticket went around: the code before lets nobody in any more. The person gets
 * the new one by mail where the event's team replaces it.
 * @throws UserError SIGN_UP_NOT_FOUND; EMAIL_NOT_VERIFIED
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN for everybody but the person, and owner and editors of the event
 */
export async function rotateTicket(
  context: Pick<Context, 'viewer' | 'settings' | 'database' | 'services' | 'log'>,
  { signUpId }: { signUpId: string },
): Promise<SignUp> {
  const { database, log, services, viewer } = context;
  requireViewer(viewer, AccessScope.SIGN_UPS_WRITE, AccessScope.PEOPLE_WRITE);
  const place = isUuid(signUpId) ? await services.batches.add(findPlaces, signUpId) : null;
  if (!place) throw new UserError(ErrorCode.SIGN_UP_NOT_FOUND);
  const isByTeam = !isOwnSignUp(viewer, place);
  if (isByTeam) {
    const event = { id: place.eventId, createdById: place.createdById };
    requireRole(context, event, 'MANAGE_DOOR', AccessScope.PEOPLE_WRITE);
  } else requireViewer(viewer, AccessScope.SIGN_UPS_WRITE);
  const change = { ticketCode: () => 'DEFAULT', ticketRotatedAt: services.clock.now() };
  const signUp = await transaction(database, async (manager) => {
    await manager.update(SignUp, { id: signUpId }, change);
    if (isByTeam) await services.jobs.enqueue(manager, sendSignUpConfirmationJob, newTicketOf(signUpId));
    return findSignUp(manager, signUpId);
  });
  if (!signUp) throw new UserError(ErrorCode.SIGN_UP_NOT_FOUND);
  log.info({ signUpId, eventId: place.eventId }, 'ticket rotated');
  return signUp;
}

/** Nothing is said of money: the person has read that before. */
const newTicketOf = (signUpId: string) => ({ signUpId, paidPence: 0, hasNewTicket: true });
