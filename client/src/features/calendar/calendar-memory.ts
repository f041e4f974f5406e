const CONNECTED = 'googleCalendarConnected';
const PENDING_EVENT = 'pendingEventId';
const ADDED = 'eventAdded_';

// A browser may refuse to store anything: then it remembers nothing, and the server still knows what is true.
function withStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(window.localStorage);
  } catch {
    return null;
  }
}

function mark(key: string, isTrue: boolean): void {
  withStorage((storage) => (isTrue ? storage.setItem(key, 'true') : storage.removeItem(key)));
}

/** The facts that the browser remembers between pages. Whether it is still true, the server says. */
export const calendarMemory = {
  markConnected: (isConnected: boolean) => mark(CONNECTED, isConnected),

  markAdded: (eventId: string, isAdded: boolean) => mark(ADDED + eventId, isAdded),
  isAdded: (eventId: string) => withStorage((storage) => storage.getItem(ADDED + eventId)) === 'true',

  /** The event to return to from Google. */
  setPendingEvent: (eventId: string) => withStorage((storage) => storage.setItem(PENDING_EVENT, eventId)),
  pendingEvent: () => withStorage((storage) => storage.getItem(PENDING_EVENT)) || null,
  clearPendingEvent: () => withStorage((storage) => storage.removeItem(PENDING_EVENT)),

  /** After signing out nothing of the person stays for the next one. */
  clear: () =>
    withStorage((storage) => {
      for (const key of Object.keys(storage)) {
        if (key === CONNECTED || key === PENDING_EVENT || key.startsWith(ADDED)) storage.removeItem(key);
      }
    }),
};
