import { NativeSelect, TextInput } from '@mantine/core';
import type { EventRole } from '../../gql/types';
import { attemptFailedMessage, INVALID_EMAIL } from '../../session/messages';
import { Card } from '../../ui/card';
import { BusyButton } from '../../ui/forms/busy-button';
import { isEmail, useMutationForm } from '../../ui/forms/mutation-form';
import { IconChevronDown } from '../../ui/icons/for-everyone';
import { Notice } from '../../ui/notice';
import classes from './event-team.module.css';
import * as messages from './messages';
import { useInvite } from './use-invite';

interface Props {
  eventId: string;
  onInvited: (message: string) => void;
}

export function InviteForm({ eventId, onInvited }: Props) {
  const { invite } = useInvite();
  const form = useMutationForm({
    name: 'invite-to-event',
    initialValues: { email: '', role: 'EDITOR', host: '' },
    validate: ({ email }) => {
      if (email.trim() === '') return { email: messages.EMAIL_REQUIRED };
      return isEmail(email) ? {} : { email: INVALID_EMAIL };
    },
    send: async ({ email, role, host }) => {
      const input = { eventId, email: email.trim(), role: role as EventRole, shownAsHost: host !== '' };
      const errors = await invite(input);
      if (errors) return errors;
      form.reset();
      onInvited(messages.invited(input.email));
      return null;
    },
    failureMessage: attemptFailedMessage,
  });
  const host = form.field('host');
  return (
    <Card as="form" aria-label="Invite somebody" className={classes.form} noValidate onSubmit={form.onSubmit}>
      <h2>Invite somebody</h2>
      <TextInput {...form.field('email')} type="email" label="E-mail" autoComplete="off" />
      <NativeSelect
        {...form.field('role')}
        label="Role"
        data={messages.GIVEN_ROLES.map((value) => ({ value, label: messages.roles[value] }))}
        rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
        description={messages.ONLY_STAFF_EDIT}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      <label className={classes.check}>
        <input
          type="checkbox"
          checked={form.values.host !== ''}
          onChange={({ currentTarget }) => host.onChange(currentTarget.checked ? 'yes' : '')}
        />
        Show as host on the page
      </label>
      {form.formError && <Notice tone="danger">{form.formError}</Notice>}
      <BusyButton ref={form.submitButton} type="submit" fullWidth isBusy={form.isBusy}>
        {form.isBusy ? 'Sending...' : 'Send invitation'}
      </BusyButton>
    </Card>
  );
}
