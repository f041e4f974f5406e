import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { EmptyState, LoadingText } from '../../ui/page';
import { EventListSkeleton } from './event-list';
import classes from './events-page.module.css';
import { addressOf, type Filters, isFiltered } from './filters/event-filters';
import type { EventsPageQuery } from './gql/events-page';
import * as messages from './messages';
import { MoreEvents } from './more-events';
import { ReplacedList } from './replaced-list';

interface Props {
  connection: EventsPageQuery['events'] | undefined;
  /** Whether another list is on its way: this one can be read, but it neither counts nor goes on. */
  isLast: boolean;
  filters: Filters;
  /** Where the list begins; null is the start. */
  after: string | null;
  onClear: () => void;
  onMore: (after: string | null) => Promise<unknown>;
}

/** The list of What’s on, while it loads and when it is empty, too. */
export function EventList({ connection, isLast, filters, after, onClear, onMore }: Props) {
  if (!connection) {
    return (
      <>
        <LoadingText>{messages.LOADING}</LoadingText>
        <EventListSkeleton />
      </>
    );
  }
  const { nodes, pageInfo, totalCount } = connection;
  const isEmpty = nodes.length === 0;
  return (
    <>
      {isEmpty && <NoEvents filters={filters} onClear={onClear} />}
      {!isEmpty && after !== null && (
        <p>
          <Link to={addressOf(filters)}>Show from the first event</Link>
        </p>
      )}
      <ReplacedList name={addressOf(filters, after)} nodes={nodes} isLast={isLast} />
      {!isEmpty && !isLast && (
        <MoreEvents
          count={nodes.length}
          total={totalCount}
          hasMore={pageInfo.hasNextPage}
          onMore={() => onMore(pageInfo.endCursor)}
          href={addressOf(filters, pageInfo.endCursor)}
        />
      )}
    </>
  );
}

function NoEvents({ filters, onClear }: Pick<Props, 'filters' | 'onClear'>) {
  const search = filters.search.trim();
  const action = isFiltered(filters) && (
    <>
      {search && <p dir="auto">{messages.nothingFound(search)}</p>}
      <Button variant="default" onClick={onClear}>
        Clear filters
      </Button>
    </>
  );
  return (
    <div className={classes.nothing}>
      <EmptyState action={action}>{messages.NO_EVENTS}</EmptyState>
    </div>
  );
}
