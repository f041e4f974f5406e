import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { graphql } from '../../apollo/graphql';
import { Notice } from '../../ui/notice';
import { queryOfPeople } from '../people/shown-people';
import { useUnreachablePeopleQuery } from './gql/unreachable-people';
import * as words from './words';

graphql(`
  query UnreachablePeople($eventId: ID!) {
    event(id: $eventId) {
      id
      signUps(first: 1, unreachable: true) {
        nodes {
          id
          name
          email
        }
        totalCount
      }
    }
  }
`);

/** Says how many people mail does not reach, and leads to them; nothing where there are none. */
export function UnreachablePeople({ eventId }: { eventId: string }) {
  // Beside the cached lists of people: it is one row of theirs.
  const { data } = useUnreachablePeopleQuery({ variables: { eventId }, fetchPolicy: 'no-cache' });
  const people = data?.event?.signUps;
  if (!people || people.totalCount === 0) return null;
  const [first] = people.nodes;
  return (
    <Notice
      tone="danger"
      action={
        <Button component={Link} to={queryOfPeople('unreachable')} variant="default">
          Show in People
        </Button>
      }
    >
      <strong>{words.unreachable(people.totalCount)}</strong>{' '}
      {people.totalCount === 1 && first?.email && words.addressDoesNotWork(first.name, first.email)}
    </Notice>
  );
}
