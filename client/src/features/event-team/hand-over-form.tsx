import { NativeSelect } from '@mantine/core';
import { attemptFailedMessage } from '../../session/messages';
import { Card } from '../../ui/card';
import { BusyButton } from '../../ui/forms/busy-button';
import { useMutationForm } from '../../ui/forms/mutation-form';
import { IconChevronDown } from '../../ui/icons/for-everyone';
import { Notice } from '../../ui/notice';
import classes from './event-team.module.css';
import type { Member } from './member-list';
import * as messages from './messages';
import { useInvite } from './use-invite';

interface Props {
  eventId: string;
  members: readonly Member[];
  onOffered: (message: string) => void;
}

/** Offers the event to one of its editors, who are staff. */
export function HandOverForm({ eventId, members, onOffered }: Props) {
  const { handOver } = useInvite();
  const editors = members.flatMap(({ account: { name }, email, role }) =>
    role === 'EDITOR' && email ? [{ value: email, label: name }] : [],
  );
  const [first] = editors;
  const form = useMutationForm({
    name: 'hand-over-event',
    initialValues: { email: '' },
    validate: () => ({}),
    send: async () => {
      const errors = await handOver({ eventId, email: chosen?.value ?? '' });
      if (errors) return errors;
      onOffered(messages.offered(chosen?.label ?? ''));
      return null;
    },
    failureMessage: attemptFailedMessage,
  });
  const chosen = editors.find(({ value }) => value === form.values.email) ?? first;
  return (
    <Card
      as="form"
      aria-label="Hand the event over"
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit}
    >
      <h2>Hand the event over</h2>
      {chosen ? (
        <>
          <p>{messages.HAND_OVER}</p>
          <NativeSelect
            {...form.field('email')}
            label="New owner"
            data={editors}
            value={chosen.value}
            rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
          />
          {form.formError && <Notice tone="danger">{form.formError}</Notice>}
          <BusyButton ref={form.submitButton} type="submit" variant="default" fullWidth isBusy={form.isBusy}>
            {form.isBusy ? 'Offering...' : `Offer to ${chosen.label}`}
          </BusyButton>
        </>
      ) : (
        <p>{messages.NO_EDITORS}</p>
      )}
    </Card>
  );
}
