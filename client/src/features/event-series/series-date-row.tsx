import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { paths } from '../../paths';
import { Card } from '../../ui/card';
import { DateBlock, formatDateInFull } from '../../ui/dates/local-date';
import { PriceChip } from '../../ui/texts/price';
import { EventPlaceAndTime } from '../events/event-place-and-time';
import type { SeriesDateRowFragment } from './gql/series-date-row';
import type { SeriesDateFragment } from './gql/series-dates';
import { readDate, stateOf } from './series-dates';
import classes from './series-page.module.css';

graphql(`
  fragment SeriesDateRow on Event {
    id
    title
    location
    date
    startTime
    endTime
    timeZone
    pricePence
  }
`);

/** With what the other pages show of a date, too: a fragment of it in this one would be deeper than the API takes. */
type DateRow = FragmentRef<SeriesDateRowFragment> & FragmentRef<SeriesDateFragment>;

interface RowProps {
  date: DateRow;
  /** The texts of the page's heading: a row repeats none of them. */
  usual: { title: string; location: string; pricePence: number };
  action?: ReactNode;
}

function DateRow({ date: ref, usual, action }: RowProps) {
  const date = readFragment<SeriesDateRowFragment>(ref);
  const { name, text } = stateOf(readDate(ref));
  return (
    <Card as="li" isLink className={classes.row} data-state={name}>
      <DateBlock date={date.date} />
      <div className={classes.body}>
        <h3>
          <Link to={paths.event(date.id)}>{formatDateInFull(date.date)}</Link>
        </h3>
        {date.title !== usual.title && <p dir="auto">{date.title}</p>}
        <EventPlaceAndTime {...date} location={date.location === usual.location ? '' : date.location} />
        {date.pricePence !== usual.pricePence && <PriceChip pence={date.pricePence} />}
      </div>
      <span className={classes.state}>{text}</span>
      {action}
    </Card>
  );
}

interface ListProps<Row> extends Pick<RowProps, 'usual'> {
  heading: string;
  dates: readonly Row[];
  /** Said where there is no date. */
  none?: string;
  actionOf?: (date: Row) => ReactNode;
}

/** Some of the dates of a series, with what a person finds at each. */
export function DateList<Row extends DateRow & { id: string }>(props: ListProps<Row>) {
  const { heading, dates, none, usual, actionOf } = props;
  return (
    <section aria-label={heading} className={classes.section}>
      <h2>{heading}</h2>
      {dates.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ol className={classes.list}>
          {dates.map((date) => (
            <DateRow key={date.id} date={date} usual={usual} action={actionOf?.(date)} />
          ))}
        </ol>
      )}
    </section>
  );
}
