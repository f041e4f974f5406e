import { descriptionAsText } from '@turnout/texts/markdown-text';
import type { Event, Person, Place, WithContext } from 'schema-dts';
import type { EventOfPage } from './event-of-page.js';

/** An event as search engines read it (https://schema.org/Event, https://developers.google.com/search/docs/appearance/structured-data/event). */
export function eventJsonLd(event: EventOfPage): WithContext<Event> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    description: descriptionAsText(event.description),
    ...(event.language && { inLanguage: event.language }),
    url: event.url,
    image: event.cover ? [event.cover.url, event.imageUrl] : [event.imageUrl],
    startDate: event.startsAt,
    endDate: event.endsAt,
    eventStatus: eventStatus(event),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: placeOf(event),
    organizer: organizerOf(event),
    offers: {
      '@type': 'Offer',
      url: event.url,
      price: (event.pricePence / 100).toFixed(2),
      priceCurrency: 'GBP',
      availability: `https://schema.org/${hasNoPlace(event) ? 'SoldOut' : 'InStock'}`,
      validFrom: event.createdAt,
    },
  };
}

/** One person, or several. */
function organizerOf({ hosts }: Pick<EventOfPage, 'hosts'>): Person | Person[] {
  const people = hosts.map(({ name }): Person => ({ '@type': 'Person', name }));
  const [first] = people;
  return first && people.length === 1 ? first : people;
}

export function eventStatus({ cancelledAt }: Pick<EventOfPage, 'cancelledAt'>) {
  return cancelledAt ? 'https://schema.org/EventCancelled' : 'https://schema.org/EventScheduled';
}

export function placeOf({ location }: Pick<EventOfPage, 'location'>): Place {
  return {
    '@type': 'Place',
    name: location,
    address: { '@type': 'PostalAddress', streetAddress: location },
  };
}

function hasNoPlace({ placesLeft, hasEnded, cancelledAt }: EventOfPage): boolean {
  return placesLeft === 0 || hasEnded || cancelledAt !== null;
}
