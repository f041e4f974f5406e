import { validate as isUuid, v7 as newId } from 'uuid';
import { transaction, transactionEndingWith, violates } from '../../platform/database/transaction.js';
import { requireViewer, unauthenticated } from '../accounts/access-rules.js';
import { adoptName } from '../accounts/account-name.js';
import type { Context } from '../context.js';
import { ErrorCode } from '../error-code.js';
import { lockEventPlaces } from '../events/lock-event.js';
import { parseInput } from '../parse-input.js';
import { UserError } from '../user-error.js';
import { addSignUp, type Rejection } from './add-sign-up.js';
import { contactOf, isOwn } from './contact.js';
import { enqueueSignUpMails, type NewSignUp } from './enqueue-sign-up-mails.js';
import { SIGN_UP_ACCOUNT, SIGN_UP_PER_ACCOUNT, SIGN_UP_PER_EMAIL, type SignUp } from './sign-up.entity.js';
import { type SignUpForm, signUpFields } from './sign-up-fields.js';
import { takePlace } from './take-place.js';

/**
 * Gives the viewer a place at a free event, and has it confirmed by mail.
 *
 * Nothing is looked up first: the database refuses a second place, and adds one only where the event is free of charge and has
 * a free place. That
 * comes last and with the commit, so that others wait for the event's row as briefly as can be.
 * @throws RateLimitedError after 300 of an account in an hour, or 50,000 from a network address
 * @throws UserError EVENT_NOT_FOUND, EVENT_ENDED, EVENT_FULL, PAYMENT_REQUIRED, ALREADY_SIGNED_UP, or for what is wrong in
 *   the form
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

  const outcome = await storeSignUp(context, signUp).catch((error: unknown) => {
    throw toUserError(error) ?? error;
  });
  if (outcome !== 'SIGNED_UP') throw new UserError(ErrorCode[outcome]);
  if (isOwn(contact)) await adoptName(context.database, viewer, contact.name);
  context.log.info({ eventId, signUpId: signUp.id }, 'signed up');
  return signUp;
}

type SignUpContext = Pick<Context, 'database' | 'services'>;

/** People may give back and take the last place all the time. Who has come too late so often is told that it is gone. */
const MAX_ATTEMPTS = 5;

async function storeSignUp(context: SignUpContext, signUp: SignUp): Promise<'SIGNED_UP' | Rejection> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const outcome = await transactionEndingWith(context.database, async (manager) => {
      await enqueueSignUpMails(context.services, manager, mailsOf(signUp));
      return { last: addSignUp(manager, signUp) };
    });
    if (outcome === 'HELD') return takeHeldPlace(context, signUp);
    if (outcome !== 'CHANGED') return outcome;
  }
  return ErrorCode.EVENT_FULL;
}

/** The place that is held for an account which was about to pay when the event became free of charge. */
function takeHeldPlace(
  { database, services }: SignUpContext,
  signUp: SignUp,
): Promise<'SIGNED_UP' | Rejection> {
  return transaction(database, async (manager) => {
    const event = await lockEventPlaces(manager, signUp.eventId);
    if (!event) return ErrorCode.EVENT_NOT_FOUND;
    if (event.pricePence > 0) return ErrorCode.PAYMENT_REQUIRED;
    const reason = await takePlace(manager, signUp);
    if (reason === 'ACCOUNT_DELETED') throw unauthenticated();
    if (reason) return reason === 'EVENT_DELETED' ? ErrorCode.EVENT_NOT_FOUND : ErrorCode[reason];
    await enqueueSignUpMails(services, manager, mailsOf(signUp));
    return 'SIGNED_UP';
  });
}

function mailsOf({ id: signUpId, contact }: SignUp): NewSignUp {
  return { signUpId, paidPence: 0, contact };
}

/** For what the database rejects by itself. */
function toUserError(error: unknown): Error | undefined {
  if (violates(error, SIGN_UP_ACCOUNT)) return unauthenticated();
  if (violates(error, SIGN_UP_PER_ACCOUNT) || violates(error, SIGN_UP_PER_EMAIL)) {
    return new UserError(ErrorCode.ALREADY_SIGNED_UP);
  }
  return undefined;
}
