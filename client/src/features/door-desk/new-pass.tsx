import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { graphql } from '../../apollo/graphql';
import { attemptFailedMessage } from '../../session/messages';
import { formatInstant } from '../../ui/dates/time-zone';
import { Dialog, DialogButtons, DialogText } from '../../ui/dialogs/dialog';
import { BusyButton } from '../../ui/forms/busy-button';
import { useMutationForm } from '../../ui/forms/mutation-form';
import { Notice } from '../../ui/notice';
import classes from './door-passes.module.css';
import { useCreateDoorPassMutation } from './gql/new-pass';
import * as messages from './messages';
import { type MadePass, PassSecret } from './pass-secret';

graphql(`
  mutation CreateDoorPass($input: CreateDoorPassInput!) {
    createDoorPass(input: $input) {
      doorPass {
        id
        name
      }
      url
      userErrors {
        code
        message
        field
      }
    }
  }
`);

/** As the API says of passes. */
const MAX_NAME = 80;
const HOURS_AFTER_EVENT = 12;

interface Props {
  event: { id: string; title: string; timeZone: string; endsAt: string };
  onClose: () => void;
}

/** Two steps in one dialog: what the helper may do, and then the pass itself, which is shown once. */
export function NewPass({ event, onClose }: Props) {
  const [made, setMade] = useState<MadePass | null>(null);
  return (
    <Dialog title={made ? messages.passFor(made.name) : 'Add a door pass'} isOpen onClose={onClose}>
      {made ? (
        <PassSecret pass={made} eventTitle={event.title} onClose={onClose} />
      ) : (
        <PassForm event={event} onMade={setMade} onClose={onClose} />
      )}
    </Dialog>
  );
}

function PassForm({ event, onMade, onClose }: Props & { onMade: (pass: MadePass) => void }) {
  const [create] = useCreateDoorPassMutation({
    // The passes that have expired meanwhile are left out, so the list is the server's.
    refetchQueries: ['DoorPasses'],
    // Nothing stores the secret but the dialog that shows it.
    fetchPolicy: 'no-cache',
  });
  const form = useMutationForm({
    name: 'add-door-pass',
    initialValues: { name: '', search: '', undo: '' },
    validate: ({ name }) => {
      if (name.trim() === '') return { name: messages.NAME_REQUIRED };
      return name.trim().length > MAX_NAME ? { name: messages.NAME_TOO_LONG } : {};
    },
    send: async ({ name, search, undo }) => {
      const input = { eventId: event.id, name: name.trim(), maySearch: search !== '', mayUndo: undo !== '' };
      const { data } = await create({ variables: { input } });
      const { doorPass = null, url = null, userErrors = [] } = data?.createDoorPass ?? {};
      if (!doorPass || !url) return userErrors;
      onMade({ name: doorPass.name, url });
      return null;
    },
    failureMessage: attemptFailedMessage,
  });
  const ends = Date.parse(event.endsAt) + HOURS_AFTER_EVENT * 3_600_000;
  const right = (field: 'search' | 'undo') => ({
    checked: form.values[field] !== '',
    onChange: (isChosen: boolean) => form.field(field).onChange(isChosen ? 'yes' : ''),
  });
  return (
    <form aria-label="Add a door pass" noValidate onSubmit={form.onSubmit} className={classes.form}>
      <DialogText>{messages.forHelper(event.title)}</DialogText>
      <TextInput
        {...form.field('name')}
        label="Name"
        autoComplete="off"
        description={messages.NAME_HINT}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      <fieldset>
        <legend>Rights of the helper</legend>
        <Right title="Scan tickets" detail="Always. Sees the name and the result." isAlways />
        <Right
          title="Search by name"
          detail="Also for people without a ticket in hand."
          {...right('search')}
        />
        <Right title="Undo a scan" detail="Also after the first 10 seconds." {...right('undo')} />
      </fieldset>
      <p className={classes.ends}>{messages.passesEnd(formatInstant(ends, event.timeZone, 'short'))}</p>
      {form.formError && <Notice tone="danger">{form.formError}</Notice>}
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        <BusyButton ref={form.submitButton} type="submit" isBusy={form.isBusy}>
          {form.isBusy ? 'Adding...' : 'Add pass'}
        </BusyButton>
      </DialogButtons>
    </form>
  );
}

interface RightProps {
  title: string;
  detail: string;
  isAlways?: boolean;
  checked?: boolean;
  onChange?: (isChosen: boolean) => void;
}

function Right({ title, detail, isAlways = false, checked = isAlways, onChange }: RightProps) {
  return (
    <label className={classes.right}>
      <input
        type="checkbox"
        checked={checked}
        disabled={isAlways}
        onChange={({ currentTarget }) => onChange?.(currentTarget.checked)}
      />
      <span>
        <strong>{title}</strong>
        <small>{detail}</small>
      </span>
    </label>
  );
}
