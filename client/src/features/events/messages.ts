export const EVENTS_FAILED = 'Failed to load events onto page';
export const NO_EVENTS = 'No events avaliable at the moment. PLease check back in later';
export const DETAILS_FAILED = 'Error whilst fetching event details';
export const NO_EVENT = 'No event found';

export const ON_NOW = 'On now';
export const WHOLE_PRICE_BACK = 'All people who paid get the whole price back.';
/** @param fact of the event, such as its time */
export const changed = (fact: string, before: string, after: string) =>
  `The ${fact} has changed: ${before} → ${after}.`;
export const OVER = 'This event is over';
/** @param search what was searched for */
export const nothingFound = (search: string) => `Nothing was found for “${search}”.`;
export const eventsShown = (count: number, total: number) => {
  if (total > count) return `${count} of ${total} events shown`;
  return count === 1 ? '1 event shown' : `${count} events shown`;
};
/** @param count of all events of this type, whatever else the list is filtered by */
export const typeWithCount = (type: string, count: number) => `${type} (${count} in all)`;
export const LOADING = 'Loading events...';
/** Of a search the server counts no more. */
const COUNTED = 1_000;

export const eventCount = (count: number, isComingUp: boolean, isSearch = false) =>
  `${count === 1 ? '1 event' : `${count}${isSearch && count === COUNTED ? ' or more' : ''} events`}${isComingUp ? ' coming up' : ''}`;
export const COPY_FAILED = 'Error whilst copying the event URL. Please try again';
