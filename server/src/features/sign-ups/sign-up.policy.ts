import { forbidden } from '../accounts/access-rules.js';
import type { Viewer } from '../accounts/viewer.js';
import type { Context } from '../context.js';
import type { Event } from '../events/event.entity.js';
import { eventsById } from '../events/events.loader.js';
import { hasStarted } from '../events/refund-deadline.js';
import { type EventOfTeam, hasRight } from '../events/team/event-roles.js';
import type { SignUp } from './sign-up.entity.js';

/** Whether it is the viewer's own: a sign-up's e-mail address is for the person who signed up. */
export function isOwnSignUp(viewer: Viewer | null, signUp: { accountId: string }): boolean {
  return viewer?.accountId === signUp.accountId;
}

/**
 * Whether the team takes a place back, who are bound to no deadline. An editor gives the own place back as all people do: otherwise
 * an editor could have money back that others lose.
 */
export function isTakenOut(
  viewer: Viewer | null,
  signUp: { accountId: string },
  event: EventOfTeam,
): boolean {
  return hasRight(viewer, event, isOwnSignUp(viewer, signUp) ? 'REFUND' : 'TAKE_OUT');
}

/**
 * Whether the viewer may give a place back now: people who may take out anybody's, a person their own before it starts. At a
 * cancelled event all keep theirs, since everything that was paid comes back.
 */
export function mayCancel(
  viewer: Viewer | null,
  signUp: { accountId: string },
  event: EventOfTeam & Pick<Event, 'startsAt' | 'cancelledAt'>,
  now: Date,
): boolean {
  if (event.cancelledAt) return false;
  if (isTakenOut(viewer, signUp, event)) return true;
  return isOwnSignUp(viewer, signUp) && !hasStarted(event, now);
}

/** The note for attendees is for people with a place, and for the event's team. */
export function mayReadNote(
  viewer: Viewer | null,
  signUp: { accountId: string } | null,
  event: EventOfTeam,
): boolean {
  return hasRight(viewer, event, 'READ_NOTE') || (signUp !== null && isOwnSignUp(viewer, signUp));
}

/**
 * The rule for what the person, and owner and editors of the event alone may read of a sign-up: address, ticket.
 * @throws RequestError FORBIDDEN
 */
export async function requireContactRight({ loaders, viewer }: Context, signUp: SignUp): Promise<void> {
  if (isOwnSignUp(viewer, signUp)) return;
  const event = await loaders.of(eventsById).load(signUp.eventId);
  if (!hasRight(viewer, event, 'SEE_CONTACTS')) throw forbidden();
}
