import { useApolloClient } from '@apollo/client/react';
import { SessionDocument } from './gql/session';
import { useSession } from './session';

/** The first name that a person types to take a place becomes their account's: the returned function reads it again. */
export function useAdoptedName(): () => void {
  const client = useApolloClient();
  const { viewer } = useSession();
  return () => {
    if (viewer?.nameConfirmed === false)
      void client.refetchQueries({ include: [SessionDocument] }).catch(() => {});
  };
}
