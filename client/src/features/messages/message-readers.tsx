import { graphql } from '../../apollo/graphql';
import type { MessageAudience } from '../../gql/types';
import { useMessageReadersQuery } from './gql/message-readers';
import classes from './messages.module.css';
import * as words from './words';

graphql(`
  query MessageReaders($eventId: ID!, $audience: MessageAudience!, $signUpIds: [ID!]) {
    event(id: $eventId) {
      id
      messageAudience(audience: $audience, signUpIds: $signUpIds) {
        recipientCount
        mutedCount
        unreachableCount
      }
    }
  }
`);

type Readers = Parameters<typeof words.readers>[0];

/**
 * How many people a message would reach now; null until that is known.
 * @param signUpIds the chosen people; null where none are chosen here
 */
export function useReaders(
  eventId: string,
  audience: MessageAudience,
  signUpIds: string[] | null,
): Readers | null {
  const { data } = useMessageReadersQuery({
    variables: { eventId, audience, signUpIds },
    // Of people who were chosen before, the number is known to the server alone.
    skip: audience === 'SELECTED' && signUpIds === null,
    fetchPolicy: 'no-cache',
  });
  return data?.event?.messageAudience ?? null;
}

export function MessageReaders({ readers }: { readers: Readers | null }) {
  if (!readers) return null;
  const { gets, rest } = words.readers(readers);
  return (
    <p role="status" className={classes.readers}>
      <strong>{gets}</strong> {rest}
    </p>
  );
}
