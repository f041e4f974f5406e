import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ViewerFragment } from '../../gql/graphql';
import { FieldError } from '../../ui/mutation-form';
import classes from './sign-up-card.module.css';
import { type SignUpFormValues, wrongFields } from './sign-up-form-values';

type WrongFields = Partial<Record<keyof SignUpFormValues, string>>;

interface Props {
  viewer: ViewerFragment;
  /** What the button says. */
  label: string;
  isBusy?: boolean;
  /** What happens next. */
  hint: string;
  /** Gives back what is wrong beside the inputs. */
  onSend: (values: SignUpFormValues) => WrongFields | Promise<WrongFields>;
}

export function SignUpForm({ viewer, label, isBusy = false, hint, onSend }: Props) {
  const form = useForm<SignUpFormValues>({
    name: 'sign-up',
    mode: 'controlled',
    initialValues: { name: viewer.name, email: viewer.email },
    validate: wrongFields,
  });

  function focusFirst(wrong: Partial<Record<keyof SignUpFormValues, unknown>>) {
    if (wrong.name) form.getInputNode('name')?.focus();
    else if (wrong.email) form.getInputNode('email')?.focus();
  }

  async function submit({ name, email }: SignUpFormValues) {
    const wrong = await onSend({ name: name.trim(), email: email.trim() });
    form.setErrors(wrong);
    focusFirst(wrong);
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
      <Button type="submit" disabled={isBusy} fullWidth>
        {label}
      </Button>
      <p className={classes.hint}>{hint}</p>
    </form>
  );
}
