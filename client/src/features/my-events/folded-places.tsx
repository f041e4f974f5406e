import { Button } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { paths } from '../../paths';
import { formatDateInFull } from '../../ui/dates/local-date';
import { IconChevronDown } from '../../ui/icons/for-everyone';
import { CancelledMark } from '../events/states/cancelled-mark';
import { PaymentChip } from '../places/payment-chip';
import classes from './folded-places.module.css';
import type { PlaceInSeriesFragment } from './gql/folded-places';
import * as messages from './messages';

graphql(`
  fragment PlaceInSeries on SignUp {
    id
    payment {
      id
      ...PaymentState
    }
    event {
      id
      date
      startTime
      pricePence
      cancelledAt
      series {
        id
      }
    }
  }
`);

type Place = FragmentRef<PlaceInSeriesFragment>;

interface FoldedPlace<Shown> {
  place: Shown;
  /** The places at the other dates of its series. */
  others: Shown[];
}

/** One place of each series, the first at a date that takes place, with the others behind it. */
export function foldPlaces<Shown extends Place>(places: readonly Shown[]): FoldedPlace<Shown>[] {
  const eventOf = (place: Shown) => readFragment<PlaceInSeriesFragment>(place).event;
  const bySeries = new Map<string, Shown[]>();
  for (const place of places) {
    const seriesId = eventOf(place).series?.id;
    if (seriesId) bySeries.set(seriesId, [...(bySeries.get(seriesId) ?? []), place]);
  }
  return places.flatMap((place) => {
    const all = bySeries.get(eventOf(place).series?.id ?? '') ?? [place];
    const shown = all.find((one) => eventOf(one).cancelledAt === null) ?? all[0];
    return place === shown ? [{ place, others: all.filter((one) => one !== shown) }] : [];
  });
}

interface Props<Shown> {
  places: readonly Shown[];
  actionOf: (place: Shown) => ReactNode;
}

/** On the card of a series: the person's other places, behind one button. */
export function OtherDates<Shown extends Place & { id: string }>({ places, actionOf }: Props<Shown>) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  if (places.length === 0) return null;
  return (
    <div className={classes.others}>
      <Button
        variant="subtle"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        rightSection={<IconChevronDown size={18} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(!isOpen)}
      >
        {messages.yourOtherDates(places.length)}
      </Button>
      {isOpen && (
        <ul id={listId} className={classes.list}>
          {places.map((place) => (
            <li key={place.id}>
              <OtherDate place={place} />
              {actionOf(place)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function OtherDate(props: { place: Place }) {
  const { event, payment } = readFragment<PlaceInSeriesFragment>(props.place);
  return (
    <p>
      <Link to={paths.event(event.id)}>
        {formatDateInFull(event.date)}, {event.startTime}
      </Link>
      {event.cancelledAt && <CancelledMark />}
      <PaymentChip payment={payment} pricePence={event.pricePence} />
    </p>
  );
}
