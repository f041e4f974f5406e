import { uniqBy } from 'es-toolkit/array/uniqBy';
import { z } from 'zod';
import { RequestError } from '../../platform/errors/request-errors.js';
import { type Problem, UserFailure } from '../../platform/graphql/user-failure.js';
import { requireViewer } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import { contactOf } from '../contacts/contact.js';
import { ErrorCode } from '../error-code.js';
import { issueOf, parseInput } from '../parse-input.js';
import type { SignUp } from './sign-up.entity.js';
import { type SignUpForm, signUpFields } from './sign-up-fields.js';
import { type SignUpContext, takeFreePlace } from './sign-up-to-event.js';

/** A year of weeks, as a series has at most. */
export const MAX_EVENTS = 52;

/** The place at one of several events, or why there is none. */
export interface SignUpResult {
  eventId: string;
  /** An error is not the person's: GraphQL names it beside the places at the other events. */
  signUp: SignUp | Error | null;
  error: Problem | null;
}

/** An id that is repeated counts once. */
const fields = signUpFields.extend({
  eventIds: z
    .array(z.string())
    .transform((ids) => uniqBy(ids, (id) => id.toLowerCase()))
    .refine((ids) => ids.length > 0, issueOf(ErrorCode.REQUIRED)),
});

/**
 * Gives the viewer a place at each of several free events, as `signUpToEvent` does at one. Each is given or refused on its own.
 *
 * All are asked for at once. The batches of sign-ups store them together, so they lock the events in one order, and one mail
 * confirms what is stored together.
 * @returns an outcome for each event, in the order of the ids
 * @throws RateLimitedError where the limits leave fewer than all: then none is given
 * @throws UserError for what is wrong in the form
 */
export async function signUpToEvents(
  context: SignUpContext,
  form: Omit<SignUpForm, 'eventId'> & { eventIds: string[] },
): Promise<SignUpResult[]> {
  const viewer = requireViewer(context.viewer, AccessScope.SIGN_UPS_WRITE);
  const { eventIds, nameShown: chosenNameShown, ...typed } = parseInput(fields, form);
  if (eventIds.length > MAX_EVENTS)
    throw new RequestError('BAD_USER_INPUT', `"eventIds" must have at most ${MAX_EVENTS} of them`);
  const contact = contactOf(context.settings, viewer, typed);
  const { rateLimits } = context.services;
  await rateLimits.countSignUp(viewer.accountId, context.networkAddress, eventIds.length);
  const outcomes = await Promise.all(
    eventIds.map((eventId) =>
      takeFreePlace(context, { viewer, contact, chosenNameShown }, eventId).then(
        (signUp) => ({ eventId, signUp, error: null }),
        (error: Error) => refused(eventId, error),
      ),
    ),
  );
  const failed = outcomes.find(({ signUp }) => signUp instanceof Error);
  const isUnchanged = outcomes.every(({ signUp }) => signUp === null || signUp instanceof Error);
  if (failed && isUnchanged) throw failed.signUp;
  return outcomes;
}

function refused(eventId: string, error: Error): SignUpResult {
  if (!(error instanceof UserFailure)) return { eventId, signUp: error, error: null };
  return { eventId, signUp: null, error: error.problems[0] ?? null };
}
