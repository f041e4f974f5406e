import { Textarea, TextInput } from '@mantine/core';
import { graphql } from '../../apollo/graphql';
import type { WebhookTopic } from '../../gql/types';
import { attemptFailedMessage } from '../../session/messages';
import { BusyButton } from '../../ui/forms/busy-button';
import { CheckList } from '../../ui/forms/check-list';
import { useMutationForm } from '../../ui/forms/mutation-form';
import { Notice } from '../../ui/notice';
import { useUpdateWebhookMutation } from './gql/edit-webhook-form';
import * as messages from './messages';
import { topics, topicsIn } from './topics';
import classes from './webhooks.module.css';

graphql(`
  mutation UpdateWebhook($input: UpdateWebhookInput!) {
    updateWebhook(input: $input) {
      webhook {
        id
        url
        topics
        query
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
  webhook: { id: string; url: string; topics: readonly WebhookTopic[]; query: string };
  host: string;
  onChanged: (host: string) => void;
}

/** Address, topics and selection of a webhook that is there. */
export function EditWebhookForm({ webhook: { id, ...webhook }, host, onChanged }: Props) {
  const [update] = useUpdateWebhookMutation();
  const form = useMutationForm({
    name: `edit-${id}`,
    initialValues: { url: webhook.url, topics: webhook.topics.join(' '), query: webhook.query },
    validate: ({ url, topics: chosen }) => ({
      ...(url.trim() === '' && { url: messages.URL_REQUIRED }),
      ...(chosen === '' && { topics: messages.TOPIC_REQUIRED }),
    }),
    send: async ({ url, topics: listed, query }) => {
      const { data } = await update({ variables: { input: { id, url, topics: topicsIn(listed), query } } });
      const { webhook: changed = null, userErrors = [] } = data?.updateWebhook ?? {};
      if (!changed) return userErrors;
      onChanged(new URL(changed.url).host);
      return null;
    },
    failureMessage: (error) => (error ? attemptFailedMessage(error) : messages.NOT_DONE),
  });

  return (
    <form
      aria-label={`Edit the webhook to ${host}`}
      className={classes.edit}
      noValidate
      onSubmit={form.onSubmit}
    >
      <TextInput
        {...form.field('url')}
        label="Address"
        type="url"
        maxLength={2_000}
        autoComplete="off"
        errorProps={{ role: 'alert' }}
      />
      <CheckList
        {...form.field('topics')}
        legend="Topics of its notices"
        options={topics}
        value={form.values.topics}
      />
      <Textarea
        {...form.field('query')}
        label="Content of each delivery"
        className={classes.selection ?? ''}
        rows={9}
        maxLength={4_000}
        spellCheck={false}
        errorProps={{ role: 'alert' }}
      />
      {form.formError && <Notice tone="danger">{form.formError}</Notice>}
      <BusyButton ref={form.submitButton} type="submit" isBusy={form.isBusy}>
        {form.isBusy ? 'Saving...' : 'Save changes'}
      </BusyButton>
    </form>
  );
}
