import { dataOf, defineCause, type NoticeIds } from '../define-cause.js';
import type { WaitingListEntry } from './waiting-list-entry.entity.js';

type EntryIds = Pick<WaitingListEntry, 'id' | 'eventId'>;

const noticesOf = ({ entries }: { entries: readonly EntryIds[] }): NoticeIds[] =>
  entries.map(({ id: waitingListEntryId, eventId }) => ({ eventId, waitingListEntryId }));

/** People wait for places at events that are full. */
export const waitingListJoined = defineCause({
  name: 'waitingListJoined',
  data: dataOf<{ entries: readonly EntryIds[] }>(),
  webhookTopic: {
    name: 'WAITING_LIST_JOINED',
    description: 'A person waits for a place at a full event.',
    about: 'waitingListEntry',
    noticesOf,
  },
});

/** People who wait were offered a place at an event with a price. */
export const placesOffered = defineCause({
  name: 'placesOffered',
  data: dataOf<{ entries: readonly EntryIds[] }>(),
  webhookTopic: {
    name: 'PLACE_OFFERED',
    description:
      'A place at an event with a price is held for a person who waited, until they pay or a day has passed.',
    about: 'waitingListEntry',
    noticesOf,
  },
});

/** A person who waited does not want the place that was offered. */
export const offerDeclined = defineCause({
  name: 'offerDeclined',
  data: dataOf<{ eventId: string; accountId: string }>(),
});
