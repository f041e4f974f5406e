import { Textarea, TextInput } from '@mantine/core';
import { graphql } from '../../apollo/graphql';
import { attemptFailedMessage } from '../../session/messages';
import { Card } from '../../ui/card';
import { BusyButton } from '../../ui/forms/busy-button';
import { CheckList } from '../../ui/forms/check-list';
import { useMutationForm } from '../../ui/forms/mutation-form';
import { Notice } from '../../ui/notice';
import type { Secret } from '../access-tokens/new-secret';
import { useCreateWebhookMutation } from './gql/new-webhook-form';
import * as messages from './messages';
import { defaultSelection, topics, topicsIn } from './topics';
import classes from './webhooks.module.css';

graphql(`
  mutation CreateWebhook($input: CreateWebhookInput!) {
    createWebhook(input: $input) {
      webhook {
        id
        url
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
  /** Another button is the main one. */
  isOutlined: boolean;
  onCreated: (secret: Secret) => void;
}

export function NewWebhookForm({ isOutlined, onCreated }: Props) {
  // Nothing stores the secret but the page that shows it.
  const [create] = useCreateWebhookMutation({ refetchQueries: ['WebhooksPage'], fetchPolicy: 'no-cache' });
  const form = useMutationForm({
    name: 'new-webhook',
    initialValues: { url: '', topics: '', query: '' },
    validate: ({ url, topics: chosen }) => ({
      ...(url.trim() === '' && { url: messages.URL_REQUIRED }),
      ...(chosen === '' && { topics: messages.TOPIC_REQUIRED }),
    }),
    send: async ({ url, topics: listed, query }) => {
      const chosen = topicsIn(listed);
      const input = { url, topics: chosen, query: query.trim() || defaultSelection(chosen) };
      const { data } = await create({ variables: { input } });
      const { webhook = null, secret = null, userErrors = [] } = data?.createWebhook ?? {};
      if (!webhook || !secret) return userErrors;
      form.reset();
      onCreated({ id: webhook.id, name: new URL(webhook.url).host, text: secret });
      return null;
    },
    failureMessage: attemptFailedMessage,
  });

  return (
    <Card as="form" aria-label="New webhook" className={classes.form} noValidate onSubmit={form.onSubmit}>
      <h2>New webhook</h2>
      <TextInput
        {...form.field('url')}
        label="Address"
        type="url"
        description="Your receiver, with https."
        placeholder="https://example.org/turnout"
        maxLength={2_000}
        autoComplete="off"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
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
        value={form.values.query || defaultSelection(topicsIn(form.values.topics))}
        label="Content of each delivery"
        description="A GraphQL selection on WebhookNotice. Empty it to get the usual one back."
        className={classes.selection ?? ''}
        rows={9}
        maxLength={4_000}
        spellCheck={false}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        errorProps={{ role: 'alert' }}
      />
      {form.formError && <Notice tone="danger">{form.formError}</Notice>}
      <BusyButton
        ref={form.submitButton}
        type="submit"
        variant={isOutlined ? 'default' : 'filled'}
        fullWidth
        isBusy={form.isBusy}
      >
        {form.isBusy ? 'Creating webhook...' : 'Create webhook'}
      </BusyButton>
    </Card>
  );
}
