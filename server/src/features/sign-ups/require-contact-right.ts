import { forbidden } from '../accounts/access-rules.js';
import type { Context } from '../context.js';
import { eventsById } from '../events/events.loader.js';
import { hasRight } from '../events/team/event-roles.js';
import type { SignUp } from './sign-up.entity.js';
import { isOwnSignUp } from './sign-up.policy.js';

/**
 * The rule for what the person, and owner and editors of the event alone may read of a sign-up: address, ticket.
 * @throws RequestError FORBIDDEN
 */
export async function requireContactRight({ loaders, viewer }: Context, signUp: SignUp): Promise<void> {
  if (isOwnSignUp(viewer, signUp)) return;
  const event = await loaders.of(eventsById).load(signUp.eventId);
  if (!hasRight(viewer, event, 'SEE_CONTACTS')) throw forbidden();
}
