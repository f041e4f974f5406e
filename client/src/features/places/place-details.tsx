import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type FragmentRef, graphql, readFragment } from '../../apollo/graphql';
import type { UpdateSignUpInput } from '../../gql/types';
import { useSession } from '../../session/session';
import { timings } from '../../timings';
import { BusyButton } from '../../ui/forms/busy-button';
import { type FormError, useMutationForm } from '../../ui/forms/mutation-form';
import { type Message, Notice } from '../../ui/notice';
import { useTransientState } from '../../ui/timers';
import { type PlaceDetailsFragment, useUpdateSignUpMutation } from './gql/place-details';
import * as messages from './messages';
import { NameChoice } from './name-choice/name-choice';

graphql(`
  fragment PlaceDetails on SignUp {
    id
    name
    nameShown
  }
`);

graphql(`
  mutation UpdateSignUp($input: UpdateSignUpInput!) {
    updateSignUp(input: $input) {
      signUp {
        ...PlaceDetails
      }
      userErrors {
        message
        field
      }
    }
  }
`);

interface Props {
  signUp: FragmentRef<PlaceDetailsFragment>;
  /** Whether the name can be corrected still. */
  isToCome: boolean;
}

/** The name of the own place, until the event starts, and the people who see it. */
export function PlaceDetails({ signUp: ref, isToCome }: Props) {
  const { id, name, nameShown } = readFragment<PlaceDetailsFragment>(ref);
  const { viewer } = useSession();
  // Null until the person has asked for it.
  const [isNaming, setNaming] = useState<boolean | null>(null);
  const [message, setMessage] = useTransientState<Message>(timings.eventMessageShown);
  const [update] = useUpdateSignUpMutation();

  async function save(change: Omit<UpdateSignUpInput, 'signUpId'>): Promise<readonly FormError[] | null> {
    const { data } = await update({ variables: { input: { signUpId: id, ...change } } });
    const { signUp = null, userErrors = [] } = data?.updateSignUp ?? {};
    if (!signUp) return userErrors;
    setMessage({ tone: 'success', text: messages.PLACE_CHANGED });
    setNaming(false);
    return null;
  }

  const failed = () => setMessage({ tone: 'danger', text: messages.PLACE_NOT_CHANGED });
  if (!viewer) return null;
  return (
    <>
      {isNaming && <CorrectName name={name} onSave={(typed) => save({ name: typed })} />}
      {isToCome && !isNaming && (
        <Button
          variant="subtle"
          size="compact-sm"
          // Comes back in place of the form that had the focus.
          autoFocus={isNaming === false}
          onClick={() => setNaming(true)}
        >
          Change the name
        </Button>
      )}
      {nameShown && (
        <NameChoice
          name={`name-shown-${id}`}
          value={nameShown}
          onChange={(choice) => void save({ nameShown: choice }).then((errors) => errors && failed(), failed)}
        />
      )}
      {message && <Notice tone={message.tone}>{message.text}</Notice>}
    </>
  );
}

interface CorrectNameProps {
  name: string;
  onSave: (name: string) => Promise<readonly FormError[] | null>;
}

function CorrectName({ name, onSave }: CorrectNameProps) {
  const form = useMutationForm({
    name: 'correct-name',
    initialValues: { name },
    validate: (typed) => (typed.name.trim() === '' ? { name: 'name is required' } : {}),
    send: (typed) => onSave(typed.name.trim()),
    failureMessage: () => messages.PLACE_NOT_CHANGED,
  });
  return (
    <form aria-label="Change the name" noValidate onSubmit={form.onSubmit}>
      <TextInput {...form.field('name')} label="Name" autoFocus maxLength={200} autoComplete="name" />
      {form.formError && <Notice tone="danger">{form.formError}</Notice>}
      <BusyButton ref={form.submitButton} type="submit" isBusy={form.isBusy}>
        Save
      </BusyButton>
    </form>
  );
}
