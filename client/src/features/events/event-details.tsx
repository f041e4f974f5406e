import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { DateBlock } from '../../ui/dates/local-date';
import { LoadingText, PageHeading } from '../../ui/page';
import { FormattedText } from '../../ui/texts/formatted-text';
import { formatPrice } from '../../ui/texts/price';
import classes from './event-details.module.css';
import { EventHosts } from './event-hosts';
import { useHasPassed } from './event-hours';
import { EventTimes } from './event-times';
import type { EventDetailsFragment, EventFactsFragment } from './gql/event-details';
import * as messages from './messages';
import transition from './opening/card-transition.module.css';

graphql(`
  fragment EventFacts on Event {
    id
    title
    excerpt
    language
    location
    type
    cover { url(width: 800) wide: url(width: 1600) alt focusX focusY color }
    date
    startTime
    endTime
    timeZone
    startsAt
    endsAt
    hasEnded
    pricePence
    cancelledAt
  }
`);

graphql(`
  fragment EventDetails on Event {
    descriptionTree
    ...EventHosts
  }
`);

interface Props {
  /** The facts of an event that lists have, too. */
  event: FragmentRef<EventFactsFragment>;
  /** The rest; null while it is being loaded. */
  whole: FragmentRef<EventDetailsFragment> | null;
  /** The viewer's place at it, under the title. */
  mark: ReactNode;
  /** Above the description. */
  children?: ReactNode;
}

export function EventDetails({ event: ref, whole, mark, children }: Props) {
  const event = readFragment<EventFactsFragment>(ref);
  const details = readFragment<EventDetailsFragment>(whole);
  const hasStarted = useHasPassed(event.startsAt);
  return (
    <article>
      <header className={`${classes.header} ${transition.title}`}>
        <DateBlock date={event.date} isLarge isOnCover />
        <PageHeading
          language={event.language}
          documentTitle={event.cancelledAt ? `Cancelled: ${event.title}` : event.title}
          lead={
            <>
              <span data-lead>
                {event.type}
                {details && (
                  <>
                    {' · by '}
                    <EventHosts event={details} />
                  </>
                )}
                {stateOf(event, hasStarted)}
              </span>{' '}
              {mark}
            </>
          }
        >
          {event.title}
        </PageHeading>
      </header>
      <dl className={classes.facts}>
        <div>
          <dt>When</dt>
          <dd>
            <EventTimes event={event} />
          </dd>
        </div>
        <div>
          <dt>Where</dt>
          <dd>
            <a href={mapOf(event.location)} target="_blank" rel="noreferrer" dir="auto">
              {event.location}
              <span className="visually-hidden"> (opens a map)</span>
            </a>
          </dd>
        </div>
        <div>
          <dt>Price</dt>
          <dd className={classes.price}>{formatPrice(event.pricePence)}</dd>
        </div>
      </dl>
      {children}
      <h2>About</h2>
      <FormattedText
        language={event.language}
        tree={
          details?.descriptionTree ?? [
            { type: 'paragraph', children: [{ type: 'text', value: event.excerpt }] },
          ]
        }
      />
    </article>
  );
}

/** A search for the place: an event has no coordinates. */
function mapOf(location: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(location.toWellFormed())}`;
}

function stateOf({ hasEnded }: EventFactsFragment, hasStarted: boolean): string {
  if (hasEnded) return ` · ${messages.OVER}`;
  return hasStarted ? ` · ${messages.ON_NOW}` : '';
}

export function EventDetailsSkeleton() {
  return (
    <>
      {/* Not PageHeading: the focus is for the heading that comes. */}
      <h1 className="visually-hidden">Event</h1>
      <LoadingText>Loading event...</LoadingText>
      <div className={classes.header} aria-hidden>
        <Skeleton width={76} height={92} />
        <div style={{ flex: 1 }}>
          <Skeleton width="60%" height={40} mb={14} />
          <Skeleton width="35%" height={18} />
        </div>
      </div>
      <div aria-hidden>
        <Skeleton height={90} my={28} />
        <Skeleton height={16} mb={10} />
        <Skeleton height={16} mb={10} />
        <Skeleton width="70%" height={16} />
      </div>
    </>
  );
}
