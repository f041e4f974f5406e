import { validate as isUuid } from 'uuid';
import { z } from 'zod';
import { transaction, violates } from '../../../platform/database/connection/transaction.js';
import { forbidden, requireViewer } from '../../accounts/access-rules.js';
import { AccessScope } from '../../accounts/access-tokens/access-scope.js';
import type { NameShown } from '../../accounts/names/name-shown.js';
import type { Viewer } from '../../accounts/viewer.js';
import { type Contact, contactOf } from '../../contacts/contact.js';
import { sendContactConfirmationJob } from '../../contacts/send-contact-confirmation.job.js';
import type { Context } from '../../context.js';
import { ErrorCode } from '../../error-code.js';
import { findEvent } from '../../events/find-event.js';
import { hasStarted } from '../../events/refund-deadline.js';
import { parseInput } from '../../parse-input.js';
import { UserError } from '../../user-error.js';
import { findPlaces } from '../find-places.js';
import { findSignUp } from '../find-sign-up.js';
import { SIGN_UP_PER_EMAIL, SignUp } from '../sign-up.entity.js';
import { isOwnSignUp } from '../sign-up.policy.js';
import { signUpFields } from '../sign-up-fields.js';

const nameField = z.object({ name: signUpFields.shape.name });
const emailField = z.object({ email: signUpFields.shape.email });

export interface PlaceChange {
  signUpId: string;
  name?: string | null;
  email?: string | null;
  nameShown?: NameShown | null;
}

const STARTED = 'The event has started: the name stays as it is';

/**
 * Corrects the name or the address of the viewer's own place, or changes the people who see it. Mails go to another address once its owner
 * has confirmed it. The name stays as it is from the start of the event on: the
 * door compares it with what people say. The ticket stays.
 * @throws UserError SIGN_UP_NOT_FOUND; EVENT_ENDED for the name of a place at an event that has started; REQUIRED, TOO_LONG, INVALID_EMAIL; MAIL_UNAVAILABLE
 *   or ALREADY_SIGNED_UP for the address
 * @throws RequestError UNAUTHENTICATED; FORBIDDEN for the place of another person
 */
export async function updateSignUp(
  context: Pick<Context, 'viewer' | 'database' | 'services' | 'settings' | 'log'>,
  { signUpId, name, email, nameShown }: PlaceChange,
): Promise<SignUp> {
  const { database, log, services } = context;
  const viewer = requireViewer(context.viewer, AccessScope.SIGN_UPS_WRITE);
  const typed = typeof name === 'string' ? parseInput(nameField, { name }) : null;
  const address = typeof email === 'string' ? parseInput(emailField, { email }).email : null;
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
    const contact = {
      ...(isRenamed && { name: typed.name }),
      ...(address !== null && addressChange(context, viewer, signUp, address)),
    };
    const hasOtherContact = Object.keys(contact).length > 0;
    if (!hasOtherContact && !isShownToOthers) return signUp;
    const change = {
      changedAt: now,
      ...(hasOtherContact && { contact }),
      ...(isShownToOthers && { nameShown }),
    };
    if (contact.unconfirmedEmail)
      await services.jobs.enqueue(manager, sendContactConfirmationJob, { signUpId });
    const { affected } = await manager.update(SignUp, { id: signUpId }, change);
    const changed = affected ? await findSignUp(manager, signUpId) : null;
    if (!changed) throw new UserError(ErrorCode.SIGN_UP_NOT_FOUND);
    log.info({ signUpId, eventId: signUp.eventId }, 'place changed');
    return changed;
  }).catch((error: unknown) => {
    throw violates(error, SIGN_UP_PER_EMAIL) ? new UserError(ErrorCode.ALREADY_SIGNED_UP, 'email') : error;
  });
}

/** Anybody can type anybody's address: another than the account's own waits for its owner. */
function addressChange(
  { settings }: Pick<Context, 'settings'>,
  viewer: Viewer,
  { contact: { email, unconfirmedEmail } }: SignUp,
  typed: string,
): Partial<Pick<Contact, 'email' | 'unconfirmedEmail'>> {
  if (typed === (unconfirmedEmail ?? email)) return {};
  if (typed === email) return { unconfirmedEmail: null };
  return contactOf(settings, viewer, { name: '', email: typed }).unconfirmedEmail === null
    ? { email: typed, unconfirmedEmail: null }
    : { unconfirmedEmail: typed };
}
