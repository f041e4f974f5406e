import { useEffect } from 'react';
import { useSession } from '../../session/session';
import { calendarMemory } from './calendar-memory';

/**
 * What the browser remembers follows what the server says.
 * @param isAdded undefined while it is not known
 */
export function useCalendarHints(eventId: string, isAdded: boolean | undefined): void {
  const { viewer, isSigningOut } = useSession();
  const isConnected = viewer?.calendarConnected;

  useEffect(() => {
    // Whoever leaves stays on the page for a moment, and must not be remembered anew.
    if (isSigningOut || isConnected === undefined) return;
    calendarMemory.markConnected(isConnected);
    if (isAdded !== undefined) calendarMemory.markAdded(eventId, isAdded);
  }, [eventId, isAdded, isConnected, isSigningOut]);
}
