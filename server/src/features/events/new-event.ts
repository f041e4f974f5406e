import type { Event } from './event.entity.js';
import { type EventInput, storedFields } from './event-input.js';
import { searchTextOf } from './search/search-text.js';

interface Creation {
  id: string;
  createdById: string;
  createdAt: Date;
  duplicatedFromId?: string | null;
}

/** An event as it is when it is created: without people, and in no series. */
export function newEvent(
  fields: EventInput,
  { id, createdById, createdAt, duplicatedFromId = null }: Creation,
): Event {
  return {
    ...storedFields(fields),
    id,
    createdAt,
    updatedAt: createdAt,
    revision: 0,
    planRevision: 0,
    planChangedAt: null,
    createdById,
    seriesId: null,
    duplicatedFromId,
    signUpCount: 0,
    heldCount: 0,
    waitingCount: 0,
    cancelledAt: null,
    cancellationReason: null,
    cancellationNotifiedUpTo: null,
    searchText: searchTextOf(fields),
  };
}
