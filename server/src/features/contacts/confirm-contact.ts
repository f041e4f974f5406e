import { transaction, violates } from '../../platform/database/connection/transaction.js';
import type { Context } from '../context.js';
import { ErrorCode } from '../error-code.js';
import type { Event } from '../events/event.entity.js';
import { lockEventPlaces } from '../events/lock-event.js';
import { findSignUp } from '../sign-ups/find-sign-up.js';
import { SIGN_UP_PER_EMAIL, SignUp } from '../sign-ups/sign-up.entity.js';
import { UserError } from '../user-error.js';
import { contactConfirmed } from './causes.js';
import { redeemContactToken } from './contact-tokens.js';

/**
 * Confirms an address that a person typed when they signed up, by the secret of the link that was sent to it. From
 * then on mails about the sign-up go there. The request needs no session: the link shows that the address is the
 * asker's.
 * @returns the event
 * @throws UserError INVALID_OR_EXPIRED_LINK; ALREADY_SIGNED_UP when the address has a place at the event by now, and
 * then nothing has changed
 */
export async function confirmContact(
  { database, services, log, runConsequences }: Context,
  { token }: { token: string },
): Promise<Event> {
  const { event, signUpId } = await transaction(database, async (manager) => {
    const signUp = await findSignUp(manager, await redeemContactToken(manager, services.clock, token));
    const event = signUp && (await lockEventPlaces(manager, signUp.eventId));
    const email = signUp?.contact.unconfirmedEmail;
    if (!event || !email) throw new UserError(ErrorCode.INVALID_OR_EXPIRED_LINK);
    const contact = { email, unconfirmedEmail: null };
    await manager.update(SignUp, signUp.id, { contact, changedAt: services.clock.now() });
    await runConsequences(contactConfirmed, manager, { eventId: event.id, signUpId: signUp.id, email });
    return { event, signUpId: signUp.id };
  }).catch((error: unknown) => {
    throw violates(error, SIGN_UP_PER_EMAIL) ? new UserError(ErrorCode.ALREADY_SIGNED_UP) : error;
  });
  log.info({ signUpId }, 'contact confirmed');
  return event;
}
