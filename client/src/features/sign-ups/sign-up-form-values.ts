import { isEmail } from '../../ui/mutation-form';

export interface SignUpFormValues {
  name: string;
  email: string;
}

/** What the form refuses by itself. Everything else is the server's to judge. */
export function wrongFields({ name, email }: SignUpFormValues): Partial<SignUpFormValues> {
  const wrong: Partial<SignUpFormValues> = {};
  if (name.trim() === '') wrong.name = 'name is required';
  if (email.trim() === '') wrong.email = 'email is required';
  else if (!isEmail(email)) wrong.email = 'Please enter a valid email address';
  return wrong;
}
