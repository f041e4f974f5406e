import { useParams, useSearchParams } from 'react-router-dom';
import { graphql } from '../../apollo/graphql';
import { paths } from '../../paths';
import { BackLink, EmptyState, FailedRead, LoadingText, Page, PageHeading } from '../../ui/page';
import { EventListSkeleton, EventMonths } from '../events/event-list';
import classes from '../events/event-list.module.css';
import page from '../events/events-page.module.css';
import { readAfter } from '../events/filters/event-filters';
import { LOADING } from '../events/messages';
import { MoreEvents } from '../events/more-events';
import { SubscribeToList } from '../subscribe/subscribe-to-list';
import { type HostPageQuery, useHostPageQuery } from './gql/host-page';
import * as messages from './messages';

graphql(`
  query HostPage($id: ID!, $filter: EventFilter, $past: EventFilter, $after: String) {
    host(id: $id) {
      id
      name
    }
    events(first: 20, after: $after, filter: $filter) {
      nodes {
        id
        ...EventInList
        ...OwnMark
        ...MoreDates
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
    past: events(first: 20, filter: $past, orderBy: LATEST_FIRST) {
      nodes {
        id
        ...EventInList
        ...OwnMark
        ...MoreDates
      }
    }
  }
`);

/** The variables of the page's query. @param after where the coming events begin; null is the start */
export function hostPageVariables(id: string, after: string | null) {
  const filter = { hostId: id, foldSeries: true };
  return {
    id,
    filter: { ...filter, hasEnded: false },
    past: { ...filter, hasEnded: true },
    ...(after && { after }),
  };
}

/** A host's public events, also those that are over. */
export function HostPage() {
  const { hostId = '' } = useParams();
  const after = readAfter(useSearchParams()[0]);
  const { data, error, fetchMore, refetch } = useHostPageQuery({
    variables: hostPageVariables(hostId, after),
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Page>
      <BackLink to={paths.events}>All events</BackLink>
      {!data && error && (
        <FailedRead title="Host" error={error} message={messages.HOST_FAILED} onRetry={() => refetch()} />
      )}
      {!data && !error && (
        <>
          <h1 className="visually-hidden">Host</h1>
          <LoadingText>{LOADING}</LoadingText>
          <EventListSkeleton />
        </>
      )}
      {data && !data.host && (
        <>
          <PageHeading>Host</PageHeading>
          <EmptyState>{messages.NO_HOST}</EmptyState>
        </>
      )}
      {data?.host && (
        <HostedEvents
          {...data}
          host={data.host}
          isFromStart={after === null}
          onMore={(next) => fetchMore({ variables: { after: next } })}
        />
      )}
    </Page>
  );
}

interface Props extends Omit<HostPageQuery, 'host'> {
  host: NonNullable<HostPageQuery['host']>;
  isFromStart: boolean;
  onMore: (after: string | null) => Promise<unknown>;
}

function HostedEvents({ host, events, past, isFromStart, onMore }: Props) {
  const { nodes, pageInfo, totalCount } = events;
  const query = new URLSearchParams({ after: pageInfo.endCursor ?? '' });
  return (
    <>
      <div className={page.head}>
        <PageHeading documentTitle={messages.eventsBy(host.name)} lead="Host">
          {host.name}
        </PageHeading>
        <SubscribeToList
          title={`Subscribe to events by ${host.name}`}
          query={new URLSearchParams({ host: host.id }).toString()}
        />
      </div>
      {nodes.length > 0 ? (
        <EventMonths events={nodes.map(listed)} />
      ) : (
        <EmptyState>{messages.NONE_COMING}</EmptyState>
      )}
      {nodes.length > 0 && (
        <MoreEvents
          count={nodes.length}
          total={totalCount}
          hasMore={pageInfo.hasNextPage}
          onMore={() => onMore(pageInfo.endCursor)}
          href={`${paths.host(host.id)}?${query}`}
          failedMessage={messages.HOST_FAILED}
        />
      )}
      {isFromStart && past.nodes.length > 0 && (
        <section className={classes.past} aria-labelledby="past-events">
          <h2 id="past-events">Past events</h2>
          <EventMonths events={past.nodes.map(listed)} />
        </section>
      )}
    </>
  );
}

const listed = (node: HostPageQuery['events']['nodes'][number]) => ({ event: node, own: node, folded: node });
