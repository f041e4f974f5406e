import { Button, NativeSelect } from '@mantine/core';
import { useRef, useState } from 'react';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import type { WebhookTopic } from '../../gql/types';
import { attemptFailedMessage } from '../../session/messages';
import { formatMoment } from '../../ui/dates/moment';
import { BusyButton } from '../../ui/forms/busy-button';
import { IconChevronDown } from '../../ui/icons/for-everyone';
import type { Message } from '../../ui/notice';
import { DeliveryList } from './delivery-list';
import { EditWebhookForm } from './edit-webhook-form';
import {
  type ListedWebhookFragment,
  useResumeWebhookMutation,
  useTestWebhookMutation,
} from './gql/webhook-row';
import * as messages from './messages';
import { topicInWords, topicsInWords } from './topics';
import classes from './webhooks.module.css';

graphql(`
  fragment ListedWebhook on Webhook {
    id
    url
    topics
    query
    pausedAt
    ...DeliveriesOfWebhook
  }
`);
graphql(`
  mutation TestWebhook($input: TestWebhookInput!) {
    testWebhook(input: $input) {
      delivery {
        id
        status
        error
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`);

graphql(`
  mutation ResumeWebhook($input: ResumeWebhookInput!) {
    resumeWebhook(input: $input) {
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

export interface AskedWebhook {
  id: string;
  host: string;
}

interface Props {
  webhook: FragmentRef<ListedWebhookFragment>;
  onDelete: (webhook: AskedWebhook) => void;
  onRotate: (webhook: AskedWebhook) => void;
  onMessage: (message: Message) => void;
}

export function WebhookRow({ webhook, onDelete, onRotate, onMessage }: Props) {
  const row = readFragment<ListedWebhookFragment>(webhook);
  const { id, url, topics, pausedAt } = row;
  const { host } = new URL(url);
  const [topic, setTopic] = useState<WebhookTopic | undefined>(topics[0]);
  const [send, { loading }] = useTestWebhookMutation({ refetchQueries: ['WebhooksPage'] });

  const [resume, { loading: isResuming }] = useResumeWebhookMutation({ refetchQueries: ['WebhooksPage'] });
  const [isEdited, setEdited] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);

  async function resumeIt() {
    try {
      const { data } = await resume({ variables: { input: { id } } });
      const [problem] = data?.resumeWebhook.userErrors ?? [{ message: messages.NOT_DONE }];
      onMessage(
        problem ? { tone: 'danger', text: problem.message } : { tone: 'success', text: messages.RESUMED },
      );
    } catch (error) {
      onMessage({ tone: 'danger', text: attemptFailedMessage(error) });
    }
    // The button that had it may have been removed.
    editButton.current?.focus();
  }

  function finishEdit(changedHost: string) {
    setEdited(false);
    onMessage({ tone: 'success', text: messages.changed(changedHost) });
    editButton.current?.focus();
  }

  async function test() {
    if (!topic) return;
    try {
      const { data } = await send({ variables: { input: { id, topic } } });
      onMessage(resultOf(data?.testWebhook));
    } catch (error) {
      onMessage({ tone: 'danger', text: attemptFailedMessage(error) });
    }
  }

  return (
    <li className={classes.webhook}>
      <div className={classes.words}>
        <strong dir="ltr">{url}</strong>
        <small>{topicsInWords(topics)}</small>
        {pausedAt && (
          <small data-paused>
            Paused since {formatMoment(pausedAt)}: its notices are stored for 14 days, and sent when you
            resume it.
          </small>
        )}
      </div>
      <div className={classes.actions}>
        {pausedAt && (
          <BusyButton aria-label={`Resume the webhook to ${host}`} isBusy={isResuming} onClick={resumeIt}>
            {isResuming ? 'Resuming...' : 'Resume'}
          </BusyButton>
        )}
        <NativeSelect
          aria-label={`Topic of a test of ${host}`}
          data={topics.map((value) => ({ value, label: topicInWords(value) }))}
          value={topic}
          rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
          onChange={({ currentTarget }) => setTopic(currentTarget.value as WebhookTopic)}
        />
        <BusyButton variant="default" aria-label={`Send a test to ${host}`} isBusy={loading} onClick={test}>
          {loading ? 'Sending...' : 'Send a test'}
        </BusyButton>
        <Button
          ref={editButton}
          variant="default"
          aria-label={`Edit the webhook to ${host}`}
          aria-expanded={isEdited}
          onClick={() => setEdited(!isEdited)}
        >
          Edit
        </Button>
        <Button
          variant="default"
          aria-label={`New secret for the webhook to ${host}`}
          onClick={() => onRotate({ id, host })}
        >
          New secret
        </Button>
        <Button
          variant="default"
          className={classes.delete ?? ''}
          aria-label={`Delete the webhook to ${host}`}
          onClick={() => onDelete({ id, host })}
        >
          Delete
        </Button>
      </div>
      {isEdited && <EditWebhookForm webhook={row} host={host} onChanged={finishEdit} />}
      <DeliveryList webhook={row} host={host} onMessage={onMessage} />
    </li>
  );
}

interface TestAnswer {
  delivery: { status: number | null; error: string | null } | null;
  userErrors: readonly { message: string }[];
}

function resultOf(answer: TestAnswer | undefined): Message {
  const { delivery = null, userErrors: [problem] = [] } = answer ?? {};
  if (!delivery) return { tone: 'danger', text: problem?.message ?? messages.NOT_TAKEN };
  if (delivery.error !== null) return { tone: 'danger', text: messages.refused(delivery.error) };
  return { tone: 'success', text: messages.taken(delivery.status) };
}
