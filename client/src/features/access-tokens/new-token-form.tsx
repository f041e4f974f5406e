import { TextInput } from '@mantine/core';
import type { AccessScope } from '../../gql/types';
import type { ViewerFragment } from '../../session/gql/session';
import { useMailSentence } from '../../session/mail-sentence';
import { attemptFailedMessage } from '../../session/messages';
import { Card } from '../../ui/card';
import { BusyButton } from '../../ui/forms/busy-button';
import { CheckList } from '../../ui/forms/check-list';
import { useMutationForm } from '../../ui/forms/mutation-form';
import { Notice } from '../../ui/notice';
import classes from './access-tokens.module.css';
import { EndChoice, endAfter } from './end-choice';
import * as messages from './messages';
import type { Secret } from './new-secret';
import { scopesFor } from './scopes';
import { useCreateToken } from './use-create-token';

interface Props {
  viewer: ViewerFragment;
  /** Another button is the main one. */
  isOutlined: boolean;
  onCreated: (secret: Secret) => void;
}

export function NewTokenForm({ viewer, isOutlined, onCreated }: Props) {
  const mailSentence = useMailSentence();
  const create = useCreateToken(onCreated);
  const form = useMutationForm({
    name: 'new-token',
    initialValues: { name: '', scopes: '', end: '90' },
    validate: ({ name, scopes }) => ({
      ...(name.trim() === '' && { name: messages.NAME_REQUIRED }),
      ...(scopes === '' && { scopes: messages.SCOPE_REQUIRED }),
    }),
    send: async ({ name, scopes, end }) => {
      const errors = await create({
        name,
        scopes: scopes.split(' ') as AccessScope[],
        expiresAt: endAfter(end)?.toISOString() ?? null,
      });
      if (!errors) form.reset();
      return errors;
    },
    failureMessage: attemptFailedMessage,
  });

  return (
    <Card as="form" aria-label="New token" className={classes.form} noValidate onSubmit={form.onSubmit}>
      <h2>New token</h2>
      <TextInput
        {...form.field('name')}
        label="Name"
        description="So that you know it again."
        placeholder="For example, Library noticeboard"
        maxLength={100}
        autoComplete="off"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        errorProps={{ role: 'alert' }}
      />
      <CheckList
        {...form.field('scopes')}
        legend="Rights"
        options={scopesFor(viewer.role).map((scope) => ({ ...scope, detail: mailSentence(scope.detail) }))}
        value={form.values.scopes}
      />
      <EndChoice {...form.field('end')} value={form.values.end} />
      {form.formError && <Notice tone="danger">{form.formError}</Notice>}
      <BusyButton
        ref={form.submitButton}
        type="submit"
        variant={isOutlined ? 'default' : 'filled'}
        fullWidth
        isBusy={form.isBusy}
      >
        {form.isBusy ? 'Creating token...' : 'Create token'}
      </BusyButton>
    </Card>
  );
}
