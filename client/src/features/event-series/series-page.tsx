import { Skeleton } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { graphql } from '../../apollo/graphql';
import { paths } from '../../paths';
import { BackLink, EmptyState, FailedRead, LoadingText, Page, PageHeading } from '../../ui/page';
import { formatPrice } from '../../ui/texts/price';
import { AddToCalendarLink } from '../calendar/add-to-calendar-link';
import { Cover } from '../events/cover/cover';
import { type SeriesPageQuery, useSeriesPageQuery } from './gql/series-page';
import * as messages from './messages';
import { DateList } from './series-date-row';
import { readDates } from './series-dates';
import classes from './series-page.module.css';

graphql(`
  query SeriesPage($id: ID!) {
    node(id: $id) {
      __typename
      id
      ... on EventSeries {
        ...SeriesDates
        events(first: 52) {
          nodes {
            id
            title
            type
            location
            pricePence
            createdBy {
              id
              name
            }
            ...SeriesDateRow
          }
        }
      }
    }
  }
`);

type Series = Extract<NonNullable<SeriesPageQuery['node']>, { __typename: 'EventSeries' }>;

export function SeriesPage() {
  const { seriesId = '' } = useParams();
  const { data, error, refetch } = useSeriesPageQuery({
    variables: { id: seriesId },
    fetchPolicy: 'cache-and-network',
  });
  const series = data?.node?.__typename === 'EventSeries' ? data.node : null;
  const hasDates = series !== null && series.events.nodes.length > 0;
  return (
    <Page>
      <BackLink to={paths.events}>All events</BackLink>
      {!data && error && (
        <FailedRead title="Dates" error={error} message={messages.DATES_FAILED} onRetry={() => refetch()} />
      )}
      {!data && !error && (
        <>
          <h1 className="visually-hidden">Dates</h1>
          <LoadingText>Loading dates...</LoadingText>
          <Skeleton className={classes.band} aria-hidden />
        </>
      )}
      {data && !hasDates && (
        <>
          <PageHeading>Dates</PageHeading>
          <EmptyState>{messages.NO_SERIES}</EmptyState>
        </>
      )}
      {hasDates && <SeriesView series={series} />}
    </Page>
  );
}

function SeriesView({ series }: { series: Series }) {
  const { nodes } = series.events;
  const { dates, rhythm } = readDates(series);
  const coming = dates.filter(({ hasEnded }) => !hasEnded);
  const next = coming.find(({ cancelledAt }) => !cancelledAt) ?? coming[0] ?? dates.at(-1);
  const shown = nodes.find(({ id }) => id === next?.id);
  if (!shown) return null;
  const isComing = new Set(coming.map(({ id }) => id));
  return (
    <>
      <div className={classes.band}>
        <Cover event={shown} size={{ columns: 23, rows: 3 }} />
      </div>
      <PageHeading
        documentTitle={messages.titleOfAll(shown.title)}
        lead={`${rhythm} · ${shown.type} · by ${shown.createdBy.name}`}
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
      <DateList
        heading={messages.COMING}
        none={messages.NONE_COMING}
        dates={nodes.filter(({ id }) => isComing.has(id))}
        usual={shown}
      />
      {coming.length < nodes.length && (
        <DateList
          heading={messages.PAST}
          dates={nodes.filter(({ id }) => !isComing.has(id)).reverse()}
          usual={shown}
        />
      )}
    </>
  );
}
