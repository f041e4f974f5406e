import { graphql } from '../../apollo/graphql';
import { attemptFailedMessage } from '../../session/messages';
import { ConfirmDialog, DialogText } from '../../ui/dialogs/dialog';
import { useRevokeAccessTokenMutation } from './gql/revoke-dialog';
import * as messages from './messages';

graphql(`
  mutation RevokeAccessToken($input: RevokeAccessTokenInput!) {
    revokeAccessToken(input: $input) {
      revokedAccessTokenId
      userErrors {
        code
        message
        field
      }
    }
  }
`);

interface Token {
  id: string;
  name: string;
}

interface Props {
  /** Null while nothing is asked. */
  token: Token | null;
  onClose: () => void;
  onRevoked: (token: Token) => void;
}

/** Asks once before a program stops working. */
export function RevokeDialog({ token, onClose, onRevoked }: Props) {
  const [revoke, { loading }] = useRevokeAccessTokenMutation();

  /**
   * Returns the message that says why it was not done, or null. A token that is revoked already is the result that
   * was asked for.
   */
  async function confirm(id: string): Promise<string | null> {
    try {
      const { data } = await revoke({
        variables: { input: { id } },
        update(cache, { data: answer }) {
          const [refusal] = answer?.revokeAccessToken.userErrors ?? [];
          if (refusal && refusal.code !== 'ACCESS_TOKEN_NOT_FOUND') return;
          cache.evict({ id: cache.identify({ __typename: 'AccessToken', id }) ?? '' });
        },
      });
      const [refusal] = data?.revokeAccessToken.userErrors ?? [
        { code: null, message: messages.REVOKE_FAILED },
      ];
      return !refusal || refusal.code === 'ACCESS_TOKEN_NOT_FOUND' ? null : refusal.message;
    } catch (error) {
      return attemptFailedMessage(error);
    }
  }

  return (
    <ConfirmDialog
      title={token ? `Revoke “${token.name}”?` : 'Revoke'}
      isOpen={token !== null}
      onClose={onClose}
      labels={{ cancel: 'Leave it', confirm: 'Revoke token', confirming: 'Revoking...' }}
      isConfirming={loading}
      confirm={() => confirm(token?.id ?? '')}
      onConfirmed={() => token && onRevoked(token)}
    >
      <DialogText>Every program that uses it is refused at once. This cannot be undone.</DialogText>
    </ConfirmDialog>
  );
}
