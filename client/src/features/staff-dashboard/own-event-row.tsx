import { Link } from 'react-router-dom';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { paths } from '../../paths';
import { Card } from '../../ui/card';
import { DateBlock } from '../../ui/dates/local-date';
import { IconAlertTriangle } from '../../ui/icons/for-accounts';
import { formatSum, PriceChip } from '../../ui/texts/price';
import { SeriesMark } from '../event-series/series-mark';
import { Cover } from '../events/cover/cover';
import { EventPlaceAndTime } from '../events/event-place-and-time';
import { CancelledMark } from '../events/states/cancelled-mark';
import { UnlistedMark } from '../events/states/unlisted-mark';
import type { OwnEventRowFragment } from './gql/own-event-row';
import { OwnEventMenu } from './own-event-menu';
import classes from './own-events.module.css';

graphql(`
  fragment OwnEventRow on Event {
    id
    title
    excerpt
    location
    type
    date
    startTime
    endTime
    timeZone
    hasEnded
    cancelledAt
    pricePence
    visibility
    signUpCount
    capacity
    placesLeft
    waitingCount
    statistics {
      paidPence
    }
    paymentsNeedingAttention(first: 1) {
      totalCount
    }
    ...SeriesMark
  }
`);

/** One of the viewer's own events: what it is, how full, and what was paid. */
export function OwnEventRow(props: { event: FragmentRef<OwnEventRowFragment> }) {
  const event = readFragment<OwnEventRowFragment>(props.event);
  return (
    <Card as="li" isLink className={classes.row}>
      <div className={classes.stub}>
        <Cover event={event} size={{ columns: 4, rows: 10 }} />
        <DateBlock date={event.date} isOnCover />
      </div>
      <div className={classes.body}>
        <div className={classes.title}>
          <h3 className={classes.name} dir="auto">
            <Link to={paths.staffEvent(event.id)} data-event-link>
              {event.title}
            </Link>
          </h3>
          <PriceChip pence={event.pricePence} />
          {event.visibility === 'UNLISTED' && <UnlistedMark />}
          {event.cancelledAt && <CancelledMark />}
          <SeriesMark event={event} />
        </div>
        <p className={classes.description} dir="auto">
          {event.excerpt}
        </p>
        <div className={classes.facts}>
          <EventPlaceAndTime {...event} />
          <span>{event.hasEnded ? `${event.type} · over` : event.type}</span>
        </div>
        <NeedsAttention count={event.paymentsNeedingAttention?.totalCount ?? 0} />
      </div>
      <Places event={event} />
      <p className={classes.money}>
        {event.pricePence === 0 && !event.statistics?.paidPence ? (
          'no charge'
        ) : (
          <>
            <span className={classes.count}>{formatSum(event.statistics?.paidPence ?? 0)}</span> paid
          </>
        )}
      </p>
      <OwnEventMenu event={event} />
    </Card>
  );
}

function Places({
  event: { signUpCount, capacity, placesLeft, waitingCount },
}: {
  event: OwnEventRowFragment;
}) {
  if (capacity === null) {
    return (
      <p className={classes.places}>
        <span className={classes.count}>{signUpCount}</span> signed up
      </p>
    );
  }
  return (
    <div className={classes.places}>
      <p>
        <span>
          <span className={classes.count}>{signUpCount}</span> of {capacity}
        </span>
        {waitingCount > 0 ? (
          <strong className={classes.waiting}>{waitingCount} waiting</strong>
        ) : (
          <span className={classes.left}>{placesLeft === 0 ? 'full' : `${placesLeft} left`}</span>
        )}
      </p>
      <span className={classes.bar} aria-hidden>
        <span style={{ width: `${Math.min(100, (signUpCount / capacity) * 100)}%` }} />
      </span>
    </div>
  );
}

function NeedsAttention({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className={classes.attention}>
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
      {count === 1 ? '1 payment needs a look' : `${count} payments need a look`}
    </p>
  );
}
