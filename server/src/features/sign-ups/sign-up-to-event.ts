import { validate as isUuid, v7 as newId } from 'uuid';
import { noteCommit } from '../../platform/database/admission/request-state.js';
import { transaction, violates } from '../../platform/database/connection/transaction.js';
import { requireViewer, unauthenticated } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import { narrowAdded } from '../accounts/names/narrowed-since.js';
import { nameShownOf } from '../accounts/names/remember-name-shown.js';
import { contactOf } from '../contacts/contact.js';
import type { BatchContext, Context } from '../context.js';
import { ErrorCode } from '../error-code.js';
import { lockEventPlaces } from '../events/lock-event.js';
import { parseInput } from '../parse-input.js';
import { UserError } from '../user-error.js';
import { addSignUps, type SignUpOutcome } from './add-sign-ups.js';
import { signUpsAdded } from './causes.js';
import { enqueueSignUpMails, type NewSignUp } from './enqueue-sign-up-mails.js';
import { newSignUp } from './new-sign-up.js';
import { type FilledIn, type FilledInForm, rememberFromForms } from './remember-from-forms.js';
import { SIGN_UP_ACCOUNT, SignUp } from './sign-up.entity.js';
import { type SignUpForm, signUpFields } from './sign-up-fields.js';
import { storeTogether } from './store-together.js';
import { takePlace } from './take-place.js';

export type SignUpContext = Pick<Context, 'viewer' | 'settings' | 'log' | 'networkAddress'> & BatchContext;

/**
 * Gives the viewer a place at a free event, and has it confirmed by mail.
 * @throws RateLimitedError after 300 of an account in an hour, or 50,000 from a network address
 * @throws UserError as `takeFreePlace`, or for what is wrong in the form
 */
export async function signUpToEvent(
  context: SignUpContext,
  { eventId, ...form }: SignUpForm,
): Promise<SignUp> {
  const viewer = requireViewer(context.viewer, AccessScope.SIGN_UPS_WRITE);
  const typed = parseInput(signUpFields, form);
  const contact = contactOf(context.settings, viewer, typed);
  if (!isUuid(eventId)) throw new UserError(ErrorCode.EVENT_NOT_FOUND);
  await context.services.rateLimits.countSignUp(viewer.accountId, context.networkAddress);
  return takeFreePlace(context, { viewer, contact, chosenNameShown: typed.nameShown }, eventId);
}

/**
 * Gives a person a place at a free event. The caller has counted it for the rate limits.
 *
 * Nothing is looked up first: the database refuses a second place, and adds one only where the event is free of charge
 * and has a free place. Those who come at the same time are stored together, see batched-sign-ups.md.
 * @throws UserError EVENT_NOT_FOUND, EVENT_CANCELLED, EVENT_ENDED, EVENT_FULL, PAYMENT_REQUIRED, ALREADY_SIGNED_UP
 */
export async function takeFreePlace(
  context: SignUpContext,
  form: FilledInForm,
  eventId: string,
): Promise<SignUp> {
  if (!isUuid(eventId)) throw new UserError(ErrorCode.EVENT_NOT_FOUND);
  const { viewer, contact } = form;
  const { accountId } = viewer;
  const signedUpAt = context.services.clock.now();
  const nameShown = nameShownOf(context.settings, form);
  const signUp = newSignUp({ id: newId(), eventId, accountId, contact, nameShown, signedUpAt });

  const filledIn = { ...signUp, ...form };
  let outcome = await storeSignUp(context, filledIn);
  if (outcome === 'HELD') outcome = await takeHeldPlace(context, filledIn);
  if (outcome !== 'SIGNED_UP') throw rejectionOf(outcome);
  noteCommit();
  context.log.info({ eventId, signUpId: signUp.id }, 'signed up');
  return { ...signUp, nameShown: filledIn.nameShown };
}

/** Those who get a place are stored together with their mails and names, or none of them is. */
const storeSignUp = storeTogether<FilledIn<SignUp>, SignUpOutcome>(
  ({ database, services, runConsequences }, signUps, lockedRows) =>
    transaction(database, async (manager) => {
      const outcomes = await addSignUps(manager, signUps, lockedRows);
      const added = signUps.filter((_, n) => outcomes[n] === 'SIGNED_UP');
      await narrowAdded(manager, SignUp, added);
      await enqueueSignUpMails(services, manager, added.map(mailsOf));
      await runConsequences(signUpsAdded, manager, { signUps: added.map(addedSignUp) });
      await rememberFromForms(manager, added);
      return outcomes;
    }),
);

/** The place that is held for an account which was about to pay when the event became free of charge. */
function takeHeldPlace(
  { database, services, runConsequences }: BatchContext,
  signUp: FilledIn<SignUp>,
): Promise<Exclude<SignUpOutcome, 'HELD' | 'CHANGED'>> {
  return transaction(database, async (manager) => {
    const event = await lockEventPlaces(manager, signUp.eventId);
    if (!event) return 'EVENT_NOT_FOUND';
    if (event.pricePence > 0) return 'PAYMENT_REQUIRED';
    const reason = await takePlace(manager, signUp);
    if (reason) return reason === 'EVENT_DELETED' ? 'EVENT_NOT_FOUND' : reason;
    await narrowAdded(manager, SignUp, [signUp]);
    await enqueueSignUpMails(services, manager, [mailsOf(signUp)]);
    await runConsequences(signUpsAdded, manager, { signUps: [addedSignUp(signUp)] });
    await rememberFromForms(manager, [signUp]);
    return 'SIGNED_UP' as const;
  }).catch((error: unknown) => {
    if (violates(error, SIGN_UP_ACCOUNT)) return 'ACCOUNT_DELETED';
    throw error;
  });
}

/** A person for whom the event changed five times has come too late each time. */
function rejectionOf(outcome: Exclude<SignUpOutcome, 'SIGNED_UP' | 'HELD'>): Error {
  if (outcome === 'ACCOUNT_DELETED') return unauthenticated();
  return new UserError(outcome === 'CHANGED' ? ErrorCode.EVENT_FULL : ErrorCode[outcome]);
}

function addedSignUp({ id: signUpId, eventId }: SignUp) {
  return { signUpId, eventId };
}

function mailsOf({ id: signUpId, contact }: SignUp): NewSignUp {
  return { signUpId, paidPence: 0, contact };
}
