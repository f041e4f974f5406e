import { Skeleton } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { graphql } from '../../apollo/graphql';
import { paths } from '../../paths';
import { BackLink, EmptyState, FailedRead, LoadingText, Page, PageHeading } from '../../ui/page';
import { useSeriesPageQuery } from './gql/series-page';
import * as messages from './messages';
import classes from './series-page.module.css';
import { SeriesView } from './series-view';

graphql(`
  query SeriesPage($id: ID!) {
    node(id: $id) {
      __typename
      id
      ... on EventSeries {
        events(first: 52) {
          nodes {
            id
          }
        }
        ...SeriesDates
        ...SeriesView
      }
    }
  }
`);

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
      {hasDates && <SeriesView series={series} onOutdated={() => void refetch().catch(() => {})} />}
    </Page>
  );
}
