import { Link } from 'react-router-dom';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { paths } from '../../paths';
import { Card } from '../../ui/card';
import { DateBlock } from '../../ui/dates/local-date';
import { IconAlertTriangle } from '../../ui/icons/for-accounts';
import { Mark } from '../../ui/mark';
import { formatSum, PriceChip } from '../../ui/texts/price';
import { DoorLink } from '../door/door-link';
import { SeriesMark } from '../event-series/series-mark';
import { roles } from '../event-team/messages';
import { Cover } from '../events/cover/cover';
import { EventPlaceAndTime } from '../events/event-place-and-time';
import { CancelledMark } from '../events/states/cancelled-mark';
import { UnlistedMark } from '../events/states/unlisted-mark';
import { EventPlaces } from './event-places';
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
    cover { url(width: 800) wide: url(width: 1600) alt focusX focusY color }
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
    viewerRole
    viewerCanEdit
    createdBy {
      id
      name
    }
    statistics @include(if: $isOwn) {
      paidPence
      refundedPence
    }
    paymentsNeedingAttention(first: 1) @include(if: $isOwn) {
      totalCount
    }
    ...SeriesMark
  }
`);

/** An event that the viewer owns or helps with: what it is and how full, and for its owner what was paid. */
export function OwnEventRow(props: { event: FragmentRef<OwnEventRowFragment>; isNew?: boolean }) {
  const event = readFragment<OwnEventRowFragment>(props.event);
  const { id, viewerRole, viewerCanEdit } = event;
  const isOwner = viewerRole === 'OWNER';
  return (
    <Card as="li" isLink className={classes.row} ref={props.isNew ? showAtOnce : undefined}>
      <div className={classes.stub}>
        <Cover event={event} size={{ columns: 4, rows: 10 }} />
        <DateBlock date={event.date} isOnCover />
      </div>
      <div className={classes.body}>
        <WhatToDo event={event} />
        <div className={classes.title}>
          <h3 className={classes.name} dir="auto">
            <Link to={viewerCanEdit ? paths.staffEvent(id) : paths.event(id)} data-event-link>
              {event.title}
            </Link>
          </h3>
          {props.isNew && <Mark>New</Mark>}
          <PriceChip pence={event.pricePence} />
          {event.visibility === 'UNLISTED' && <UnlistedMark />}
          {event.cancelledAt && <CancelledMark />}
          <SeriesMark event={event} />
          {viewerRole && !isOwner && <Mark tone="muted">{roles[viewerRole]}</Mark>}
        </div>
        <p className={classes.description} dir="auto">
          {event.excerpt}
        </p>
        <div className={classes.facts}>
          <EventPlaceAndTime {...event} />
          <span>{event.hasEnded ? `${event.type} · over` : event.type}</span>
        </div>
        {!isOwner && <p className={classes.owner}>Owner: {event.createdBy.name}</p>}
      </div>
      <EventPlaces event={event} />
      <div className={classes.money}>
        {isOwner && <Money event={event} />}
        {viewerRole === 'DOOR' && <DoorLink eventId={id} />}
      </div>
      <OwnEventMenu event={event} />
    </Card>
  );
}

/** The list is long. */
function showAtOnce(row: HTMLElement | null) {
  row?.scrollIntoView({ block: 'center' });
}

function Money({ event: { statistics, pricePence, cancelledAt } }: { event: OwnEventRowFragment }) {
  const { paidPence = 0, refundedPence = 0 } = statistics ?? {};
  // It has gone back, or is on its way.
  if (cancelledAt && refundedPence > 0) {
    return (
      <>
        <span className={classes.count}>{formatSum(refundedPence)}</span>{' '}
        {paidPence > 0 && `of ${formatSum(paidPence + refundedPence)} `}goes back
      </>
    );
  }
  if (pricePence === 0 && paidPence === 0) return 'no charge';
  return (
    <>
      <span className={classes.count}>{formatSum(paidPence)}</span> paid
    </>
  );
}

/** The tasks of staff at the event. */
function WhatToDo({ event }: { event: OwnEventRowFragment }) {
  const payments = event.paymentsNeedingAttention?.totalCount ?? 0;
  const places = placesToFill(event);
  if (payments === 0 && !places) return null;
  return (
    <p className={classes.attention}>
      {payments > 0 && (
        <span className={classes.payments}>
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
          {payments === 1 ? '1 payment needs a look' : `${payments} payments need a look`}
        </span>
      )}
      {places && <span>{places}</span>}
    </p>
  );
}

/** `5 waiting, 1 place not taken`: a place may be held for a payment or an offer. */
function placesToFill({ capacity, signUpCount, waitingCount, hasEnded, cancelledAt }: OwnEventRowFragment) {
  const free = (capacity ?? 0) - signUpCount;
  if (waitingCount === 0 || free <= 0 || hasEnded || cancelledAt) return null;
  return `${waitingCount} waiting, ${free} ${free === 1 ? 'place' : 'places'} not taken`;
}
