import { useState } from 'react';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { paths } from '../../paths';
import { PageHeading } from '../../ui/page';
import { formatPrice } from '../../ui/texts/price';
import { AddToCalendarLink } from '../calendar/add-to-calendar-link';
import { Cover } from '../events/cover/cover';
import { hostsInWords } from '../events/event-hosts';
import { DateTick, SignUpToSeries, useChosenDates } from './choose-dates';
import type { SeriesDatesFragment } from './gql/series-dates';
import type { SeriesViewFragment } from './gql/series-view';
import * as messages from './messages';
import { DateList } from './series-date-row';
import { readDate, readDates } from './series-dates';
import classes from './series-page.module.css';

graphql(`
  fragment SeriesView on EventSeries {
    id
    events(first: 52) {
      nodes {
        id
        title
        type
        cover { url(width: 800) wide: url(width: 1600) alt focusX focusY color }
        location
        pricePence
        viewerCanEdit
        ...EventHosts
        ...SeriesDateRow
        ...SeriesDate
      }
    }
  }
`);

interface Props {
  series: FragmentRef<SeriesViewFragment> & FragmentRef<SeriesDatesFragment>;
  onOutdated: () => void;
}

/** The dates of a series that has at least one, and the form for several of them. */
export function SeriesView({ series: ref, onOutdated }: Props) {
  const series = readFragment<SeriesViewFragment>(ref);
  const { nodes } = series.events;
  const { dates, rhythm } = readDates(ref);
  const chosen = useChosenDates(dates);
  const coming = nodes.filter((node) => !readDate(node).hasEnded);
  const past = nodes.filter((node) => readDate(node).hasEnded).reverse();
  // Its texts stand for all dates.
  const shown = coming.find((node) => !readDate(node).cancelledAt) ?? coming[0] ?? past[0];
  const [isFree, setFree] = useState(false);
  // The form stays after the last free date is taken: it says what became of each.
  if (!isFree && chosen.open.length > 0) setFree(true);
  if (!shown) return null;
  return (
    <>
      <div className={classes.band}>
        <Cover event={shown} size={{ columns: 23, rows: 3 }} isMain />
      </div>
      <PageHeading
        documentTitle={messages.titleOfAll(shown.title)}
        lead={`${rhythm} · ${shown.type} · by ${hostsInWords(shown)}`}
      >
        {shown.title}
      </PageHeading>
      <p className={classes.facts}>
        <span dir="auto">{shown.location}</span>
        <span>{formatPrice(shown.pricePence)}</span>
      </p>
      {coming.length > 0 && (
        <AddToCalendarLink file={paths.seriesCalendarFile(series.id)}>{messages.ADD_ALL}</AddToCalendarLink>
      )}
      <div className={classes.columns}>
        <div className={classes.main}>
          <DateList
            heading={messages.COMING}
            none={messages.NONE_COMING}
            dates={coming}
            usual={shown}
            actionOf={(node) => !node.viewerCanEdit && <DateTick date={readDate(node)} chosen={chosen} />}
          />
          {past.length > 0 && <DateList heading={messages.PAST} dates={past} usual={shown} />}
        </div>
        {isFree && !shown.viewerCanEdit && (
          <aside className={classes.side} aria-label="Taking part">
            <SignUpToSeries seriesId={series.id} dates={dates} chosen={chosen} onOutdated={onOutdated} />
          </aside>
        )}
      </div>
    </>
  );
}
