import { useApolloClient } from '@apollo/client/react';
import { SessionDocument } from './gql/session';
import { useSession } from './session';

/** Beside the field for the name of an account that has not given one. It is here because few pages need it. */
export const NAME_QUESTION =
  'What are you called? So far we only know the part of your address before the @.';

/** The first name that a person types to take a place becomes their account's: the returned function reads it again. */
export function useAdoptedName(): () => void {
  const client = useApolloClient();
  const { viewer } = useSession();
  return () => {
    if (viewer?.nameConfirmed === false)
      void client.refetchQueries({ include: [SessionDocument] }).catch(() => {});
  };
}
