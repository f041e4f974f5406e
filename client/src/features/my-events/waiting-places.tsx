import { Link } from 'react-router-dom';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { paths } from '../../paths';
import { useSession } from '../../session/session';
import { Card } from '../../ui/card';
import { DateBlock } from '../../ui/dates/local-date';
import { LoadMore } from '../../ui/load-more';
import { EventPlaceAndTime } from '../events/event-place-and-time';
import type { WaitingPlaceFragment } from '../waiting-list/gql/waiting-heading';
import { Offer } from '../waiting-list/waiting';
import { waitingHeading } from '../waiting-list/waiting-heading';
import type { WaitingPlaceInListFragment } from './gql/waiting-places';
import * as messages from './messages';
import classes from './waiting-places.module.css';

graphql(`
  fragment WaitingPlaceInList on WaitingListEntry {
    id
    offerExpiresAt
    ...WaitingPlace
    event {
      id
      title
      location
      date
      startTime
      endTime
      timeZone
      startsAt
      pricePence
      refundDeadlineHours
      ...CheckoutEvent
    }
  }
`);

interface Props {
  entries: readonly (FragmentRef<WaitingPlaceInListFragment> & { id: string })[];
  hasMore: boolean;
  /** Gets what is true after the person has said that they cannot come. */
  onLeft: (message: string) => void;
  onOutdated: () => void;
  onMore: () => Promise<unknown>;
}

/** The events where the person waits for a place: how far they have come, or until when a place is held for them. */
export function WaitingPlaces({ entries, hasMore, onMore, ...changes }: Props) {
  if (entries.length === 0) return null;
  return (
    <section aria-label="Waiting for a place" className={classes.section}>
      <h2>Waiting for a place</h2>
      <ul className={classes.list}>
        {entries.map((entry) => (
          <WaitingPlace key={entry.id} entry={entry} {...changes} />
        ))}
      </ul>
      {(hasMore || entries.length > 20) && (
        <LoadMore
          count={entries.length}
          hasMore={hasMore}
          label="Show more waiting lists"
          shown={`${entries.length} waiting lists shown`}
          items="[data-waiting-link]"
          onMore={onMore}
          failedMessage={messages.MY_EVENTS_FAILED}
        />
      )}
    </section>
  );
}

interface WaitingProps extends Pick<Props, 'onLeft' | 'onOutdated'> {
  entry: FragmentRef<WaitingPlaceInListFragment>;
}

function WaitingPlace({ onLeft, onOutdated, ...props }: WaitingProps) {
  const entry = readFragment<WaitingPlaceInListFragment>(props.entry);
  const { event, offerExpiresAt } = entry;
  const { viewer } = useSession();
  return (
    <Card as="li" isLink className={classes.row}>
      <DateBlock date={event.date} />
      <div className={classes.body}>
        <h3>
          <Link to={paths.event(event.id)} data-waiting-link>
            {event.title}
          </Link>
        </h3>
        <EventPlaceAndTime {...event} />
        <p className={classes.state} data-offered={offerExpiresAt ? true : undefined}>
          <strong>{waitingHeading(entry)}</strong>
        </p>
        {offerExpiresAt && viewer && (
          <div className={classes.offer}>
            <Offer
              eventId={event.id}
              event={event}
              entry={readFragment<WaitingPlaceFragment>(entry)}
              pricePence={event.pricePence}
              viewerId={viewer.id}
              offerExpiresAt={offerExpiresAt}
              onLeft={onLeft}
              onOutdated={onOutdated}
            />
          </div>
        )}
      </div>
    </Card>
  );
}
