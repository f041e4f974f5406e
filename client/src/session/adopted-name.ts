import { useApolloClient } from '@apollo/client/react';
import { SessionDocument } from '../gql/graphql';
import { useSession } from './session';

/** The first name that somebody types to take a place becomes their account's: what is returned reads it again. */
export function useAdoptedName(): () => void {
  const client = useApolloClient();
  const { viewer } = useSession();
  return () => {
    if (viewer?.nameConfirmed === false)
      void client.refetchQueries({ include: [SessionDocument] }).catch(() => {});
  };
}
