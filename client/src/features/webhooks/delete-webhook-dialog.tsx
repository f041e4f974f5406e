import { graphql } from '../../apollo/graphql';
import { attemptFailedMessage } from '../../session/messages';
import { ConfirmDialog, DialogText } from '../../ui/dialogs/dialog';
import { useDeleteWebhookMutation } from './gql/delete-webhook-dialog';
import * as messages from './messages';
import type { AskedWebhook } from './webhook-row';

graphql(`
  mutation DeleteWebhook($input: DeleteWebhookInput!) {
    deleteWebhook(input: $input) {
      deletedWebhookId
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
  onDeleted: (webhook: AskedWebhook) => void;
}

/** Asks once before a receiver is sent nothing more. */
export function DeleteWebhookDialog({ webhook, onClose, onDeleted }: Props) {
  const [remove, { loading }] = useDeleteWebhookMutation();

  /**
   * Returns the message that says why it was not done, or null. A webhook that is deleted already is the result that
   * was asked for.
   */
  async function confirm(id: string): Promise<string | null> {
    try {
      const { data } = await remove({
        variables: { input: { id } },
        update(cache, { data: answer }) {
          const [refusal] = answer?.deleteWebhook.userErrors ?? [];
          if (refusal && refusal.code !== 'WEBHOOK_NOT_FOUND') return;
          cache.evict({ id: cache.identify({ __typename: 'Webhook', id }) ?? '' });
        },
      });
      const [refusal] = data?.deleteWebhook.userErrors ?? [{ code: null, message: messages.NOT_TAKEN }];
      return !refusal || refusal.code === 'WEBHOOK_NOT_FOUND' ? null : refusal.message;
    } catch (error) {
      return attemptFailedMessage(error);
    }
  }

  return (
    <ConfirmDialog
      title={webhook ? `Delete the webhook to ${webhook.host}?` : 'Delete'}
      isOpen={webhook !== null}
      onClose={onClose}
      labels={{ cancel: 'Leave it', confirm: 'Delete webhook', confirming: 'Deleting...' }}
      isConfirming={loading}
      confirm={() => confirm(webhook?.id ?? '')}
      onConfirmed={() => webhook && onDeleted(webhook)}
    >
      <DialogText>
        Nothing more is sent, what has yet to be sent included. Its secret and its deliveries are deleted.
      </DialogText>
    </ConfirmDialog>
  );
}
