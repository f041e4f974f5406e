import type { ApolloCache } from '@apollo/client';
import { calendarMemory } from './calendar-memory';

/** Google lets us in no longer, which the server found out when it tried. */
export function markCalendarDisconnected(cache: ApolloCache, accountId: string): void {
  const id = cache.identify({ __typename: 'Account', id: accountId });
  if (id) cache.modify({ id, fields: { calendarConnected: () => false } });
  calendarMemory.markConnected(false);
}
