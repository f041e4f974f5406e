import { validate as isUuid } from 'uuid';
import { z } from 'zod';
import { transaction } from '../../../platform/database/connection/transaction.js';
import { forbidden, requireViewer } from '../../accounts/access-rules.js';
import { AccessScope } from '../../accounts/access-tokens/access-scope.js';
import type { NameShown } from '../../accounts/names/name-shown.js';
import type { Context } from '../../context.js';
import { ErrorCode } from '../../error-code.js';
import { findEvent } from '../../events/find-event.js';
import { hasStarted } from '../../events/refund-deadline.js';
import { parseInput } from '../../parse-input.js';
import { UserError } from '../../user-error.js';
import { findPlaces } from '../find-places.js';
import { findSignUp } from '../find-sign-up.js';
import { SignUp } from '../sign-up.entity.js';
import { isOwnSignUp } from '../sign-up.policy.js';
import { signUpFields } from '../sign-up-fields.js';

const fields = z.object({ name: signUpFields.shape.name });

const STARTED = 'The event has started: the name stays as it is';

/**
 * Corrects the name of the viewer's own place, or changes the people who see it. The name stays as it is from the start of the event on: the
 * door compares it with what people say. Ticket and address stay.
 * @throws UserError SIGN_UP_NOT_FOUND; EVENT_ENDED for the name of a place at an event that has started; REQUIRED, TOO_LONG
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN for the place of another person
 */
export async function updateSignUp(
  context: Pick<Context, 'viewer' | 'database' | 'services' | 'log'>,
  { signUpId, name, nameShown }: { signUpId: string; name?: string | null; nameShown?: NameShown | null },
): Promise<SignUp> {
  const { database, log, services, viewer } = context;
  requireViewer(viewer, AccessScope.SIGN_UPS_WRITE);
  const typed = typeof name === 'string' ? parseInput(fields, { name }) : null;
  const place = isUuid(signUpId) ? await services.batches.add(findPlaces, signUpId) : null;
  if (!place) throw new UserError(ErrorCode.SIGN_UP_NOT_FOUND);
  if (!isOwnSignUp(viewer, place)) throw forbidden();
  return transaction(database, async (manager) => {
    const signUp = await findSignUp(manager, signUpId);
    if (!signUp) throw new UserError(ErrorCode.SIGN_UP_NOT_FOUND);
    const now = services.clock.now();
    const isRenamed = typed !== null && typed.name !== signUp.contact.name;
    if (isRenamed) {
      const event = await findEvent(manager, signUp.eventId);
      if (!event || hasStarted(event, now)) throw new UserError(ErrorCode.EVENT_ENDED, 'name', STARTED);
    }
    const isShownToOthers = nameShown != null && nameShown !== signUp.nameShown;
    if (!isRenamed && !isShownToOthers) return signUp;
    const change = {
      changedAt: now,
      ...(isRenamed && { contact: { name: typed.name } }),
      ...(isShownToOthers && { nameShown }),
    };
    const { affected } = await manager.update(SignUp, { id: signUpId }, change);
    const changed = affected ? await findSignUp(manager, signUpId) : null;
    if (!changed) throw new UserError(ErrorCode.SIGN_UP_NOT_FOUND);
    log.info({ signUpId, eventId: signUp.eventId }, 'place changed');
    return changed;
  });
}
