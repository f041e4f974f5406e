import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { graphql } from '../../apollo/graphql';
import { attemptFailedMessage } from '../../session/messages';
import { ConfirmDialog, DialogText } from '../../ui/dialogs/dialog';
import type { Secret } from '../access-tokens/new-secret';
import { useRotateWebhookSecretMutation } from './gql/rotate-secret-dialog';
import * as messages from './messages';
import type { AskedWebhook } from './webhook-row';

graphql(`
  mutation RotateWebhookSecret($input: RotateWebhookSecretInput!) {
    rotateWebhookSecret(input: $input) {
      webhook {
        id
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

interface Props {
  /** Null while nothing is asked. */
  webhook: AskedWebhook | null;
  onClose: () => void;
  onRotated: (secret: Secret) => void;
}

/** Asks once before the secret of a webhook is replaced, and says how long the one before works. */
export function RotateSecretDialog({ webhook, onClose, onRotated }: Props) {
  // Nothing stores the secret but the page that shows it.
  const [rotate, { loading }] = useRotateWebhookSecretMutation({ fetchPolicy: 'no-cache' });

  const made = useRef<Secret | null>(null);

  function finish() {
    // The dialog gives the focus back when it closes. Only then may the secret take it.
    flushSync(onClose);
    if (made.current) onRotated(made.current);
    made.current = null;
  }

  async function confirm({ id, host }: AskedWebhook): Promise<string | null> {
    try {
      const { data } = await rotate({ variables: { input: { id } } });
      const { secret = null, userErrors: [refusal] = [] } = data?.rotateWebhookSecret ?? {};
      if (!secret) return refusal?.message ?? messages.NOT_DONE;
      made.current = { id, name: host, text: secret };
      return null;
    } catch (error) {
      return attemptFailedMessage(error);
    }
  }

  return (
    <ConfirmDialog
      title={webhook ? `A new secret for ${webhook.host}?` : 'New secret'}
      isOpen={webhook !== null}
      onClose={onClose}
      labels={{ cancel: 'Leave it', confirm: 'Make a new secret', confirming: 'Making it...' }}
      isConfirming={loading}
      confirm={async () => webhook && confirm(webhook)}
      onConfirmed={finish}
    >
      <DialogText>
        For a day each delivery carries a signature by each of the two secrets. After that the secret of today
        is worth nothing.
      </DialogText>
    </ConfirmDialog>
  );
}
