import { graphql } from '../../apollo/graphql';
import type { AccessScope } from '../../gql/types';
import type { FormError } from '../../ui/forms/mutation-form';
import { useCreateAccessTokenMutation } from './gql/use-create-token';
import type { Secret } from './new-secret';

graphql(`
  mutation CreateAccessToken($input: CreateAccessTokenInput!) {
    createAccessToken(input: $input) {
      accessToken {
        id
        name
      }
      secret
      userErrors {
        code
        message
        field
      }
    }
  }
`);

interface NewToken {
  name: string;
  scopes: AccessScope[];
  /** ISO 8601; null: no end. */
  expiresAt: string | null;
}

/** @returns makes a token, and returns what is wrong, or null */
export function useCreateToken(onCreated: (secret: Secret) => void) {
  const [mutate] = useCreateAccessTokenMutation({
    // A new token takes the place of those that have expired, so the list is the server's.
    refetchQueries: ['AccessTokensPage'],
    // Nothing stores the secret but the page that shows it.
    fetchPolicy: 'no-cache',
  });

  return async (input: NewToken): Promise<readonly FormError[] | null> => {
    const { data } = await mutate({ variables: { input } });
    const { accessToken = null, secret = null, userErrors = [] } = data?.createAccessToken ?? {};
    if (!accessToken || !secret) return userErrors;
    onCreated({ ...accessToken, text: secret });
    return null;
  };
}
