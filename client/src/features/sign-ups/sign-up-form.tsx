import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ViewerFragment } from '../../gql/graphql';
import { FieldError } from '../../ui/field-error';
import classes from './sign-up-card.module.css';
import { type SignUpFormValues, wrongFields } from './sign-up-form-values';
import { useSignUp } from './use-sign-up';

interface Props {
  eventId: string;
  viewer: ViewerFragment;
  onSignedUp: () => void;
  /** `sentence` is null when all that is wrong stands beside the inputs. */
  onRefused: (sentence: string | null) => void;
  onOutdated: () => void;
}

export function SignUpForm({ eventId, viewer, onSignedUp, onRefused, onOutdated }: Props) {
  const form = useForm<SignUpFormValues>({
    name: 'sign-up',
    mode: 'controlled',
    initialValues: { name: viewer.name, email: viewer.email },
    validate: wrongFields,
  });
  const { signUp, isSigningUp } = useSignUp(onOutdated);

  function focusFirst(wrong: Partial<Record<keyof SignUpFormValues, unknown>>) {
    if (wrong.name) form.getInputNode('name')?.focus();
    else if (wrong.email) form.getInputNode('email')?.focus();
  }

  async function submit({ name, email }: SignUpFormValues) {
    onRefused(null);
    const refusal = await signUp({ eventId, name: name.trim(), email: email.trim() });
    if (!refusal) return onSignedUp();
    form.setErrors(refusal.fields);
    focusFirst(refusal.fields);
    onRefused(refusal.general);
  }

  const field = (name: keyof SignUpFormValues) => ({
    ...form.getInputProps(name),
    required: true,
    error: form.errors[name] && <FieldError>{String(form.errors[name])}</FieldError>,
  });
  return (
    <form aria-label="Sign up" noValidate onSubmit={form.onSubmit(submit, focusFirst)}>
      <TextInput {...field('name')} label="Name" maxLength={200} autoComplete="name" />
      <TextInput {...field('email')} type="email" label="E-mail" autoComplete="email" />
      <Button type="submit" disabled={isSigningUp} fullWidth>
        {isSigningUp ? 'Signing up...' : 'Sign up'}
      </Button>
      <p className={classes.hint}>We send a confirmation to this address.</p>
    </form>
  );
}
