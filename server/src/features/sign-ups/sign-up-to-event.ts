import { validate as isUuid, v7 as newId } from 'uuid';
import { transactionEndingWith, violates } from '../../platform/database/transaction.js';
import { requireViewer, unauthenticated } from '../accounts/access-rules.js';
import type { Context } from '../context.js';
import { ErrorCode } from '../error-code.js';
import type { SignUpOutcome } from '../events/count-sign-ups.js';
import { parseInput } from '../parse-input.js';
import { UserError } from '../user-error.js';
import { addSignUp } from './add-sign-up.js';
import { contactOf } from './contact.js';
import { enqueueSignUpMails } from './enqueue-sign-up-mails.js';
import { SIGN_UP_ACCOUNT, SIGN_UP_PER_ACCOUNT, SIGN_UP_PER_EMAIL, type SignUp } from './sign-up.entity.js';
import { type SignUpForm, signUpFields } from './sign-up-fields.js';

/**
 * Gives the viewer a place at a free event, and has it confirmed by mail.
 *
 * Nothing is looked up first: the database refuses a second place, and adds one only where the event is free. That
 * comes last and with the commit, so that others wait for the event's row as briefly as can be.
 * @throws RateLimitedError after 300 of an account in an hour, or 50,000 from a network address
 * @throws UserError EVENT_NOT_FOUND, EVENT_ENDED, PAYMENT_REQUIRED, ALREADY_SIGNED_UP, or for what is wrong in the form
 */
export async function signUpToEvent(
  context: Pick<Context, 'viewer' | 'database' | 'services' | 'log' | 'networkAddress'>,
  { eventId, ...form }: SignUpForm,
): Promise<SignUp> {
  const viewer = requireViewer(context.viewer);
  const { accountId } = viewer;
  const contact = contactOf(viewer, parseInput(signUpFields, form));
  if (!isUuid(eventId)) throw new UserError(ErrorCode.EVENT_NOT_FOUND);
  await context.services.rateLimits.countSignUp(accountId, context.networkAddress);
  const signUp: SignUp = {
    id: newId(),
    eventId,
    accountId,
    contact,
    signedUpAt: context.services.clock.now(),
    addedToCalendarAt: null,
  };

  const outcome = await transactionEndingWith(context.database, async (manager) => {
    await enqueueSignUpMails(context.services, manager, { signUpId: signUp.id, paidPence: 0, contact });
    return { last: addSignUp(manager, signUp) };
  }).catch((error: unknown) => {
    throw toUserError(error) ?? error;
  });
  if (outcome !== 'signed-up') throw new UserError(rejections[outcome]);
  context.log.info({ eventId, signUpId: signUp.id }, 'signed up');
  return signUp;
}

const rejections: Record<Exclude<SignUpOutcome, 'signed-up'>, ErrorCode> = {
  priced: ErrorCode.PAYMENT_REQUIRED,
  ended: ErrorCode.EVENT_ENDED,
  gone: ErrorCode.EVENT_NOT_FOUND,
};

/** For what the database rejects by itself. */
function toUserError(error: unknown): Error | undefined {
  if (violates(error, SIGN_UP_ACCOUNT)) return unauthenticated();
  if (violates(error, SIGN_UP_PER_ACCOUNT) || violates(error, SIGN_UP_PER_EMAIL)) {
    return new UserError(ErrorCode.ALREADY_SIGNED_UP);
  }
  return undefined;
}
