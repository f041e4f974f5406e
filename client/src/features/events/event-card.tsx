import { Skeleton } from '@mantine/core';
import { type MouseEventHandler, memo, type ReactNode } from 'react';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { Card } from '../../ui/card';
import { DateBlock } from '../../ui/dates/local-date';
import { useOwnClock } from '../../ui/dates/own-clock';
import { PriceChip } from '../../ui/texts/price';
import { textLanguage } from '../../ui/texts/text-language';
import type { MoreDatesFragment } from '../event-series/gql/more-dates';
import { MoreDates } from '../event-series/more-dates';
import { isOnNow, OnNowChip } from '../places/event-moment';
import type { OwnMarkFragment } from '../places/gql/own-mark';
import type { PaymentStateFragment } from '../places/gql/payment-chip';
import { OwnMark } from '../places/own-mark';
import { PaymentChip } from '../places/payment-chip';
import { Cover } from './cover/cover';
import classes from './event-card.module.css';
import { EventPlaceAndTime } from './event-place-and-time';
import type { EventCardFragment } from './gql/event-card';
import { CancelledMark } from './states/cancelled-mark';

graphql(`
  fragment EventCard on Event {
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
    pricePence
    placesLeft
    hasEnded
    cancelledAt
  }
`);

interface Props {
  event: FragmentRef<EventCardFragment>;
  /** The payment of the person, where that is known. */
  payment?: FragmentRef<PaymentStateFragment> | null | undefined;
  /** The viewer's place at the event, where that is shown. */
  own?: FragmentRef<OwnMarkFragment> | undefined;
  /** The dates of its series, where the card stands for all of them. */
  folded?: FragmentRef<MoreDatesFragment> | undefined;
  /** Without an address the card is only a preview. */
  to?: string;
  /** Whether it came to a list that was there already: a browser lays it out when it comes into sight. */
  isLater?: boolean;
  /** Opens the address without loading the page anew. */
  onOpen?: MouseEventHandler<HTMLAnchorElement>;
  /** The action that it offers, below its facts. */
  action?: ReactNode;
}

/** Rendered anew for new props alone: among a thousand cards that takes a phone more than a second. */
export const EventCard = memo(({ event: ref, payment, own, folded, to, isLater, onOpen, action }: Props) => {
  const event = readFragment<EventCardFragment>(ref);
  const { now } = useOwnClock();
  const written = textLanguage(event.language);
  const places = payment === undefined && <PlacesMark event={event} />;
  return (
    <Card
      as="article"
      isLink={to !== undefined}
      className={isLater ? `${classes.card} ${classes.later}` : classes.card}
    >
      <div className={classes.stub}>
        <Cover event={event} size={{ columns: 4, rows: 12 }} />
        <DateBlock date={event.date} isOnCover />
      </div>
      <div className={classes.body}>
        <div className={classes.top}>
          <span className={classes.type}>{event.type || 'Type'}</span>
          {event.cancelledAt ? (
            <CancelledMark />
          ) : (
            <>
              {isOnNow(event, now) && <OnNowChip />}
              {own ? <OwnMark event={own} otherwise={places} /> : places}
            </>
          )}
          {payment ? (
            <PaymentChip payment={payment} pricePence={event.pricePence} />
          ) : (
            <PriceChip pence={event.pricePence} />
          )}
        </div>
        <h3 className={classes.title} {...written}>
          {to ? (
            <a href={to} onClick={onOpen} data-event-link={event.id}>
              {event.title}
            </a>
          ) : (
            event.title || 'Title'
          )}
        </h3>
        <p className={classes.description} {...written}>
          {event.excerpt || 'A few words about the event.'}
        </p>
        <EventPlaceAndTime {...event} />
        {folded && <MoreDates event={folded} />}
        {action}
      </div>
    </Card>
  );
});

/** From so many on, places are few. */
const FEW = 5;

/** The mark that people should see before they open the event. */
export function PlacesMark({
  event: { placesLeft, hasEnded },
}: {
  event: Pick<EventCardFragment, 'placesLeft' | 'hasEnded'>;
}) {
  if (placesLeft === null || placesLeft > FEW || hasEnded) return null;
  const left = placesLeft === 1 ? '1 place left' : `${placesLeft} places left`;
  return <span className={classes.mark}>{placesLeft === 0 ? 'Full' : left}</span>;
}

export function EventCardSkeleton() {
  return (
    <Card className={classes.card} aria-hidden>
      <div className={classes.stub}>
        <Skeleton radius={0} />
      </div>
      <div className={classes.body}>
        <Skeleton width="30%" height={14} mb={10} />
        <Skeleton width="70%" height={20} mb={12} />
        <Skeleton height={14} mb={8} />
        <Skeleton width="55%" height={14} mb={14} />
        <Skeleton width="45%" height={14} />
      </div>
    </Card>
  );
}
