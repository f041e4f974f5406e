import { serverNow } from '../../apollo/server-clock';

const keyOf = (eventId: string, viewerId: string) => `placeHeld_${eventId}_${viewerId}`;

/**
 * Remembers until when a place is held for somebody who may leave the payment page, as long as the tab is open. Without
 * that an event whose last place they hold would look full to them.
 * @param until null when it is held no longer
 */
export function rememberHeldPlace(eventId: string, viewerId: string, until: string | null): void {
  try {
    if (until) sessionStorage.setItem(keyOf(eventId, viewerId), until);
    else sessionStorage.removeItem(keyOf(eventId, viewerId));
  } catch {
    // A browser without storage loses it.
  }
}

/** Until when a place is held for somebody, as far as this tab knows; null when none is. */
export function findHeldPlace(eventId: string, viewerId: string): string | null {
  try {
    const until = sessionStorage.getItem(keyOf(eventId, viewerId));
    return until && Date.parse(until) > serverNow() ? until : null;
  } catch {
    return null;
  }
}
