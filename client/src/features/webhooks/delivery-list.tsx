import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import { attemptFailedMessage } from '../../session/messages';
import { formatMoment } from '../../ui/dates/moment';
import { BusyButton } from '../../ui/forms/busy-button';
import type { Message } from '../../ui/notice';
import { type DeliveriesOfWebhookFragment, useRetryWebhookDeliveryMutation } from './gql/delivery-list';
import * as messages from './messages';
import { topicInWords } from './topics';
import classes from './webhooks.module.css';

graphql(`
  fragment DeliveriesOfWebhook on Webhook {
    id
    deliveries(first: 10) {
      id
      topic
      attempt
      status
      error
      deliveredAt
    }
  }
`);
graphql(`
  mutation RetryWebhookDelivery($input: RetryWebhookDeliveryInput!) {
    retryWebhookDelivery(input: $input) {
      webhook {
        id
        pausedAt
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`);

interface Props {
  webhook: FragmentRef<DeliveriesOfWebhookFragment>;
  host: string;
  onMessage: (message: Message) => void;
}

/** The latest deliveries of a webhook, and for one that failed another attempt. */
export function DeliveryList({ webhook, host, onMessage }: Props) {
  const { deliveries } = readFragment<DeliveriesOfWebhookFragment>(webhook);
  const [send, { loading }] = useRetryWebhookDeliveryMutation({ refetchQueries: ['WebhooksPage'] });

  async function retry(id: string) {
    try {
      const { data } = await send({ variables: { input: { id } } });
      const [problem] = data?.retryWebhookDelivery.userErrors ?? [{ message: messages.NOT_TAKEN }];
      onMessage(
        problem ? { tone: 'danger', text: problem.message } : { tone: 'success', text: messages.RETRIED },
      );
    } catch (error) {
      onMessage({ tone: 'danger', text: attemptFailedMessage(error) });
    }
  }

  if (deliveries.length === 0) return <p className={classes.none}>Nothing was sent yet.</p>;
  return (
    <details className={classes.deliveries}>
      <summary>Latest deliveries to {host}</summary>
      <ul>
        {deliveries.map(({ id, topic, attempt, status, error, deliveredAt }) => (
          <li key={id} data-failed={error !== null || undefined}>
            <div>
              <strong>{topicInWords(topic)}</strong>
              <small>
                {formatMoment(deliveredAt)} · attempt {attempt}
              </small>
              <small data-error={error !== null || undefined}>{error ?? `Taken, status ${status}`}</small>
            </div>
            {error !== null && (
              <BusyButton
                variant="default"
                size="compact-md"
                aria-label={`Retry ${topicInWords(topic)}, attempt ${attempt}`}
                isBusy={loading}
                onClick={() => retry(id)}
              >
                Retry
              </BusyButton>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
