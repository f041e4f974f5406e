import { Link } from 'react-router-dom';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { paths } from '../../paths';
import { Card } from '../../ui/card';
import { DateBlock } from '../../ui/dates/local-date';
import { useOwnClock } from '../../ui/dates/own-clock';
import { formatOwnInstant } from '../../ui/dates/time-zone';
import { IconClock } from '../../ui/icons/for-everyone';
import { LoadMore } from '../../ui/load-more';
import { EventPlaceAndTime } from '../events/event-place-and-time';
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
    }
  }
`);

interface Props {
  entries: readonly (FragmentRef<WaitingPlaceInListFragment> & { id: string })[];
  hasMore: boolean;
  onMore: () => Promise<unknown>;
}

/** The events where the person waits for a place: how far they have come, or until when a place is held for them. */
export function WaitingPlaces({ entries, hasMore, onMore }: Props) {
  if (entries.length === 0) return null;
  return (
    <section aria-label="Waiting for a place" className={classes.section}>
      <h2>Waiting for a place</h2>
      <ul className={classes.list}>
        {entries.map((entry) => (
          <WaitingPlace key={entry.id} entry={entry} />
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

function WaitingPlace(props: { entry: FragmentRef<WaitingPlaceInListFragment> }) {
  const entry = readFragment<WaitingPlaceInListFragment>(props.entry);
  const { event, offerExpiresAt } = entry;
  const own = useOwnClock();
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
          {offerExpiresAt && <IconClock size={18} stroke={1.75} aria-hidden />}
          <span>
            <strong>{waitingHeading(entry)}</strong>
            {offerExpiresAt && `. Until ${formatOwnInstant(offerExpiresAt, own)}`}
          </span>
        </p>
      </div>
    </Card>
  );
}
