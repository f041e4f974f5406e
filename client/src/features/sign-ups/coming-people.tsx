import { readFailureMessage } from '../../apollo/failure';
import type { AttendeeFragment } from '../../gql/graphql';
import { LoadMore } from '../../ui/load-more';
import { Person } from '../../ui/person';
import { PEOPLE_FAILED } from './sentences';
import { MOST_PEOPLE } from './use-event-sign-ups';
import classes from './who-is-coming.module.css';

interface Props {
  people: {
    nodes: readonly AttendeeFragment[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
  count: number;
  onMore: (after: string | null) => Promise<unknown>;
}

export function ComingPeople({ people: { nodes, pageInfo }, count, onMore }: Props) {
  return (
    <>
      <ul className={classes.people}>
        {nodes.map(({ id, name }) => (
          <Person key={id} name={name} />
        ))}
      </ul>
      <LoadMore
        count={nodes.length}
        hasMore={pageInfo.hasNextPage}
        label={count - nodes.length > MOST_PEOPLE ? 'Show more people' : 'Show all'}
        shown={pageInfo.hasNextPage ? `${nodes.length} of ${count} shown` : ''}
        items="[data-person]"
        isCentred={false}
        onMore={() => onMore(pageInfo.endCursor)}
        messageFor={(error) => readFailureMessage(error, PEOPLE_FAILED)}
      />
    </>
  );
}
