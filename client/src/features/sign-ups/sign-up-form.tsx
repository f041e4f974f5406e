import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { rateLimitMessage } from '../../apollo/failure';
import { type FragmentRef, graphql } from '../../apollo/graphql';
import { type CheckoutEventFragment, useJoinWaitingListMutation, useSignUpMutation } from '../../gql/graphql';
import { paths } from '../../paths';
import { INVALID_EMAIL } from '../../session/messages';
import { isEmail, useMutationForm } from '../../ui/mutation-form';
import type { CheckoutOrder } from '../checkout/checkout-order';
import { addSignUp } from './add-sign-up';
import * as messages from './messages';
import classes from './sign-up-card.module.css';
import { clearSignUpDraft, saveSignUpDraft, signUpDraft, useSignUpDraft } from './sign-up-draft';

graphql(`
  mutation SignUp($input: SignUpInput!) {
    signUp(input: $input) {
      signUp {
        ...NewSignUp
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`);

/** The form starts with the viewer's own. */
interface Attendee {
  name: string;
  email: string;
}

interface Viewer extends Attendee {
  id: string;
}

interface FreeSignUpProps {
  eventId: string;
  viewer: Viewer;
  onSignedUp: () => void;
  /** The error of the whole form, or null when an attempt begins: the card shows it, also without the form. */
  onError: (message: string | null) => void;
  /** The event got a price, or another tab signed up. */
  onOutdated: () => void;
}

export function FreeSignUp({ eventId, viewer, onSignedUp, onError, onOutdated }: FreeSignUpProps) {
  const [signUp] = useSignUpMutation({ update: (cache, { data }) => addSignUp(cache, data?.signUp.signUp) });

  const form = useSignUpForm(
    eventId,
    viewer,
    async (attendee) => {
      saveSignUpDraft({ eventId, viewerId: viewer.id, ...attendee });
      const { data } = await signUp({ variables: { input: { eventId, ...attendee } } });
      const { signUp: added = null, userErrors = [] } = data?.signUp ?? {};
      if (!added) {
        if (userErrors.every(({ field }) => field === null)) onOutdated();
        return userErrors;
      }
      clearSignUpDraft();
      onSignedUp();
      return null;
    },
    onError,
  );
  return (
    <SignUpForm
      form={form}
      label={form.isBusy ? 'Signing up...' : 'Sign up'}
      hint="We send a confirmation to this address."
    />
  );
}

graphql(`
  mutation JoinWaitingList($input: SignUpInput!) {
    joinWaitingList(input: $input) {
      waitingListEntry {
        id
        ...WaitingPlace
        event {
          id
          waitingCount
          viewerWaitingListEntry {
            id
          }
        }
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`);

interface JoinProps extends Omit<FreeSignUpProps, 'onSignedUp'> {
  onJoined: () => void;
  hint: string;
}

/** At an event that is full. */
export function JoinWaitingList({ eventId, viewer, onJoined, onError, onOutdated, hint }: JoinProps) {
  const [join] = useJoinWaitingListMutation();
  const form = useSignUpForm(
    eventId,
    viewer,
    async (attendee) => {
      const { data } = await join({ variables: { input: { eventId, ...attendee } } });
      const { waitingListEntry = null, userErrors = [] } = data?.joinWaitingList ?? {};
      if (!waitingListEntry) {
        if (userErrors.every(({ field }) => field === null)) onOutdated();
        return userErrors;
      }
      clearSignUpDraft();
      onJoined();
      return null;
    },
    onError,
  );
  return <SignUpForm form={form} label={form.isBusy ? 'Joining...' : 'Join the waiting list'} hint={hint} />;
}

interface PaidSignUpProps {
  eventId: string;
  event: FragmentRef<CheckoutEventFragment>;
  viewer: Viewer;
}

/** A paid sign-up is made after the payment: this form only leads to the payment page. */
export function PaidSignUp({ eventId, event, viewer }: PaidSignUpProps) {
  const navigate = useNavigate();
  const form = useSignUpForm(eventId, viewer, async (attendee) => {
    const order: CheckoutOrder = { event, viewerId: viewer.id, ...attendee };
    void navigate(paths.payment(eventId), { state: order });
    return null;
  });
  return (
    <SignUpForm
      form={form}
      label="Sign up and pay"
      hint="You pay by card on the next page. We send a confirmation to this address."
    />
  );
}

function useSignUpForm(
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

function SignUpForm({ form, label, hint }: Props) {
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
