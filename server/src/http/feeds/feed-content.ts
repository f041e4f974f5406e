import type { Event } from '../../features/events/event.entity.js';
import type { Site } from '../pages/site.js';

/** The facts from which a feed is written. */
export interface FeedContent {
  site: Site;
  title: string;
  /** Where the feed itself is. */
  url: string;
  /** The page with the same events. */
  page: string;
  events: readonly Event[];
}
