import type { Viewer } from '../accounts/viewer.js';
import type { Event } from '../events/event.entity.js';
import { mayEdit } from '../events/event.policy.js';
import { hasStarted } from '../events/refund-deadline.js';

/** Whether it is the viewer's own: a sign-up's e-mail address is for the person who signed up. */
export function isOwnSignUp(viewer: Viewer | null, signUp: { accountId: string }): boolean {
  return viewer?.accountId === signUp.accountId;
}

/**
 * Whether the viewer may give a place back now: the creator of the event anybody's, a person their own before it starts. At a
 * cancelled event all keep theirs, since everything that was paid comes back.
 */
export function mayCancel(
  viewer: Viewer | null,
  signUp: { accountId: string },
  event: Pick<Event, 'createdById' | 'startsAt' | 'cancelledAt'>,
  now: Date,
): boolean {
  if (event.cancelledAt) return false;
  if (mayEdit(viewer, event)) return true;
  return isOwnSignUp(viewer, signUp) && !hasStarted(event, now);
}

/** The note for attendees is for people with a place, and for the event's creator as long as this is staff. */
export function mayReadNote(
  viewer: Viewer | null,
  signUp: { accountId: string } | null,
  event: { createdById: string },
): boolean {
  return mayEdit(viewer, event) || (signUp !== null && isOwnSignUp(viewer, signUp));
}

/** The e-mail addresses of an event's sign-ups are for its creator, too, as long as this is staff. */
export function maySeeContacts(viewer: Viewer | null, event: { createdById: string }): boolean {
  return mayEdit(viewer, event);
}
