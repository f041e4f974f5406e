import { readFailureMessage } from '../../apollo/failure';
import { useEventsPageQuery } from '../../gql/hooks';
import { today } from '../../ui/local-date';
import { Page, PageHeading } from '../../ui/page';
import { FailedRead } from '../../ui/read-states';
import { EventFilterBar } from './event-filter-bar';
import { noFilters, toEventFilter, writeFilters } from './event-filters';
import { EventList } from './event-list';
import classes from './event-list.module.css';
import { EVENTS_FAILED } from './sentences';
import { useEventFilters } from './use-event-filters';

export function EventsPage() {
  const { filters, change } = useEventFilters();
  const { data, previousData, error, fetchMore, refetch } = useEventsPageQuery({
    variables: { filter: toEventFilter(filters, today()) },
    fetchPolicy: 'cache-and-network',
  });

  return (
    <Page>
      <PageHeading lead={filters.date === 'past' ? 'What has been.' : 'Everything coming up, soonest first.'}>
        What’s on
      </PageHeading>
      <EventFilterBar filters={filters} onChange={change} />
      {error && !data ? (
        <div className={classes.list}>
          <FailedRead message={readFailureMessage(error, EVENTS_FAILED)} onRetry={() => refetch()} />
        </div>
      ) : (
        <EventList
          connection={(data ?? previousData)?.events}
          isOutdated={!data}
          isFiltered={Object.keys(writeFilters(filters)).length > 0}
          onClear={() => change(noFilters)}
          onMore={(after) => fetchMore({ variables: { after } })}
        />
      )}
    </Page>
  );
}
