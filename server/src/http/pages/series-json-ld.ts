import { descriptionAsText } from '@turnout/texts/markdown-text';
import type { EventSeries, WithContext } from 'schema-dts';
import { eventStatus, placeOf } from './event-json-ld.js';
import type { SeriesOfPage } from './series-of-page.js';

/** A series as search engines read it (https://schema.org/EventSeries), with the dates that lists show. */
export function seriesJsonLd(
  { url, events }: SeriesOfPage,
  shown: { title: string; description: string; imageUrl: string; createdBy: { name: string } },
): WithContext<EventSeries> {
  return {
    '@context': 'https://schema.org',
    '@type': 'EventSeries',
    name: shown.title,
    description: descriptionAsText(shown.description),
    url,
    image: [shown.imageUrl],
    organizer: { '@type': 'Person', name: shown.createdBy.name },
    subEvent: events.nodes
      .filter(({ visibility }) => visibility === 'PUBLIC')
      .map((event) => ({
        '@type': 'Event',
        name: event.title,
        url: event.url,
        startDate: event.startsAt,
        endDate: event.endsAt,
        eventStatus: eventStatus(event),
        location: placeOf(event),
      })),
  };
}
