import { graphql } from '../../apollo/graphql';
import { useCreatedEventQuery } from './gql/created-event';
import { OwnEventRow } from './own-event-row';

graphql(`
  query CreatedEvent($id: ID!, $isOwn: Boolean! = true) {
    event(id: $id) {
      id
      hasEnded
      ...OwnEventRow
    }
  }
`);

/** The event that was created a moment ago, on top of a list that has not come to it yet. Few pages need its code. */
export function CreatedEvent({ id, hasEnded }: { id: string; hasEnded: boolean }) {
  const event = useCreatedEventQuery({ variables: { id } }).data?.event;
  return event?.hasEnded === hasEnded && <OwnEventRow event={event} isNew />;
}
