import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { rateLimitMessage } from '../../apollo/failure';
import { INVALID_EMAIL } from '../../session/messages';
import { isEmail, useMutationForm } from '../../ui/mutation-form';
import * as messages from './messages';
import classes from './sign-up-card.module.css';
import { signUpDraft, useSignUpDraft } from './sign-up-draft';

/** The form starts with the viewer's own. */
interface Attendee {
  name: string;
  email: string;
}

export interface Viewer extends Attendee {
  id: string;
}

/** @param onFormError is given the error of the whole form, or null when an attempt begins */
export function useSignUpForm(
  eventId: string,
  viewer: Viewer,
  send: Parameters<typeof useMutationForm<Attendee>>[0]['send'],
  onFormError?: (message: string | null) => void,
) {
  const { name, email } = signUpDraft(eventId, viewer.id) ?? viewer;
  const form = useMutationForm<Attendee>({
    name: 'sign-up',
    initialValues: { name, email },
    validate: wrongFields,
    send: (values) => send({ name: values.name.trim(), email: values.email.trim() }),
    failureMessage: (error) => rateLimitMessage(error) ?? messages.SIGN_UP_FAILED,
    ...(onFormError && { onFormError }),
  });
  const isChanged = form.values.name !== viewer.name || form.values.email !== viewer.email;
  useSignUpDraft({ eventId, viewerId: viewer.id, ...form.values }, isChanged);
  return form;
}

function wrongFields({ name, email }: Attendee): Partial<Attendee> {
  const wrong: Partial<Attendee> = {};
  if (name.trim() === '') wrong.name = 'name is required';
  if (email.trim() === '') wrong.email = 'email is required';
  else if (!isEmail(email)) wrong.email = INVALID_EMAIL;
  return wrong;
}

interface Props {
  form: ReturnType<typeof useSignUpForm>;
  label: string;
  /** What happens next. */
  hint: string;
}

/** Who comes: the same form for free, paid and full events. */
export function SignUpFields({ form, label, hint }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const { hash } = useLocation();
  const isAskedFor = hash === '#sign-up';
  useEffect(() => {
    // Whoever comes back from the log-in goes on where they were.
    if (isAskedFor) element.current?.querySelector('input')?.focus();
  }, [isAskedFor]);

  return (
    <form ref={element} aria-label="Sign up" noValidate onSubmit={form.onSubmit}>
      <TextInput {...form.field('name')} label="Name" maxLength={200} autoComplete="name" />
      <TextInput {...form.field('email')} type="email" label="E-mail" autoComplete="email" />
      <Button ref={form.submitButton} type="submit" disabled={form.isBusy} fullWidth>
        {label}
      </Button>
      <p className={classes.hint}>{hint}</p>
    </form>
  );
}
