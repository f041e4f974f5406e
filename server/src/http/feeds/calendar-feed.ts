import { calendarFileOf, eventUid } from '../../features/events/texts/event-calendar-file.js';
import { betweenRequests } from '../../platform/between-requests.js';
import type { FeedContent } from './feed-content.js';

/** Seconds. A read without a change since costs next to nothing. */
const READ_AGAIN_AFTER = 60 * 60;

/** A list of events as a calendar that programs follow. Each event is the same entry as in its own file. */
export function calendarFeed({ site, title, events }: FeedContent): Promise<string> {
  const entries = events.map((event) => ({
    event,
    uid: eventUid(event.id, site.publicUrl),
    writtenAt: event.updatedAt,
  }));
  const followed = { name: title, readAgainAfter: READ_AGAIN_AFTER };
  return betweenRequests(() => calendarFileOf(site, entries, followed));
}
