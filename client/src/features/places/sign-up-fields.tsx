import { useApolloClient } from '@apollo/client/react';
import { TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isNetworkFailure, rateLimitMessage } from '../../apollo/failure';
import type { NameShown } from '../../gql/types';
import { INVALID_EMAIL, NETWORK_ERROR } from '../../session/messages';
import { useSession } from '../../session/session';
import { BusyButton } from '../../ui/forms/busy-button';
import { type FormError, isEmail, useMutationForm } from '../../ui/forms/mutation-form';
import { NeedsScripts } from '../../ui/needs-scripts';
import { NAME_QUESTION, OWN_ADDRESS_ONLY, SALUTATION } from './mail-messages';
import * as messages from './messages';
import { NameChoice } from './name-choice/name-choice';
import { rememberNameShown } from './name-choice/remember-name-shown';
import classes from './sign-up-card.module.css';
import { useKeptAtEnd, useSignUpDraft } from './sign-up-draft';

/** The form starts with the viewer's own. */
export interface Attendee {
  name: string;
  email: string;
  /** Where the person has chosen another than the account has. */
  nameShown?: NameShown;
}

export interface Viewer extends Attendee {
  id: string;
}

interface Values {
  name: string;
  email: string;
  /** Empty: nothing is chosen, and the person must choose. */
  nameShown: NameShown | '';
}

/** @param onFormError is given the error of the whole form, or null when an attempt begins */
export function useSignUpForm(
  eventId: string,
  viewer: Viewer,
  send: (attendee: Attendee) => Promise<readonly FormError[] | null>,
  onFormError?: (message: string | null) => void,
) {
  const { mailEnabled, ...session } = useSession();
  const { cache } = useApolloClient();
  const { nameConfirmed = true, defaultNameShown = null } = session.viewer ?? {};
  // Where the installation shows names to fewer people, each person chooses once.
  const usual = defaultNameShown ?? (session.defaultNameShown === 'SIGNED_IN' ? 'SIGNED_IN' : '');
  const own: Values = {
    name: nameConfirmed ? viewer.name : '',
    email: viewer.email,
    nameShown: nameConfirmed || defaultNameShown ? usual : usual && 'ATTENDEES',
  };
  const draft = useSignUpDraft<Values>(eventId, viewer.id, own);
  const form = useMutationForm<Values>({
    name: 'sign-up',
    initialValues: mailEnabled ? draft.initialValues : { ...draft.initialValues, email: viewer.email },
    validate: wrongFields,
    send: async (values) => {
      keepIfChanged(values);
      const { nameShown } = values;
      const chosen = nameShown && nameShown !== usual ? { nameShown } : {};
      const errors = await send({ name: values.name.trim(), email: values.email.trim(), ...chosen });
      if (!errors && nameShown && chosen.nameShown) rememberNameShown(cache, viewer.id, nameShown);
      return errors;
    },
    failureMessage,
    ...(onFormError && { onFormError }),
  });
  useKeptAtEnd(() => keepIfChanged(form.values));

  /** Before it is sent, too: a refusal may put another form in this one's place. */
  function keepIfChanged(values: Values) {
    const isChanged =
      values.name !== own.name || values.email !== own.email || values.nameShown !== own.nameShown;
    if (isChanged) draft.keep(values);
  }
  return { ...form, forgetDraft: draft.forget };
}

/** @param error undefined for a payload without a reason */
function failureMessage(error?: unknown): string {
  if (error !== undefined && isNetworkFailure(error)) return NETWORK_ERROR;
  return rateLimitMessage(error) ?? messages.SIGN_UP_FAILED;
}

function wrongFields({ name, email, nameShown }: Values): Partial<Record<keyof Values, string>> {
  const wrong: Partial<Record<keyof Values, string>> = {};
  if (name.trim() === '') wrong.name = 'name is required';
  if (email.trim() === '') wrong.email = 'email is required';
  else if (!isEmail(email)) wrong.email = INVALID_EMAIL;
  if (nameShown === '') wrong.nameShown = messages.NAME_SHOWN_REQUIRED;
  return wrong;
}

interface Props {
  form: ReturnType<typeof useSignUpForm>;
  label: string;
  /** The next step. */
  hint: string;
  /** The terms that a person must know before they press the button. */
  terms?: ReactNode;
  /** Which other places the person has at the same time, directly above the button. */
  clash?: ReactNode;
}

/** The fields for an attendee: the same form for free, paid and full events. */
export function SignUpFields({ form, label, hint, terms, clash }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const { hash } = useLocation();
  const { viewer, mailEnabled } = useSession();
  const isNewcomer = viewer?.nameConfirmed === false;
  const name = form.field('name');
  const isAskedFor = hash === '#sign-up';
  useEffect(() => {
    // A person who comes back from the log-in goes on where they were.
    if (isAskedFor) element.current?.querySelector('input')?.focus();
  }, [isAskedFor]);

  return (
    <form ref={element} aria-label="Sign up" noValidate onSubmit={form.onSubmit}>
      <NeedsScripts what="Signing up" />
      <TextInput
        {...name}
        label={isNewcomer ? NAME_QUESTION : 'Name'}
        description={isNewcomer && mailEnabled && !name.error && SALUTATION}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={200}
        autoComplete="name"
      />
      <TextInput
        {...form.field('email')}
        type="email"
        label="E-mail"
        autoComplete="email"
        readOnly={!mailEnabled}
        description={mailEnabled ? null : OWN_ADDRESS_ONLY}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      <NameChoice {...form.field('nameShown')} name="name-shown" />
      {terms}
      {clash}
      <BusyButton ref={form.submitButton} type="submit" isBusy={form.isBusy} fullWidth>
        {label}
      </BusyButton>
      <p className={classes.hint}>{hint}</p>
    </form>
  );
}
