import { isEmail } from '../../ui/email';
import { type Entries, type FormName, isFilled, type Refusal } from './credentials';

const WRONG_PANEL = {
  USER: 'Staff login/Registering is not allowed in these fields. Please use the staff login/registering',
  STAFF: 'User login/Registering is not allowed in these fields. Please use the user login/registering',
};

/** What the page refuses by itself. Everything else is the server's to judge. */
export function refuse({ role, action }: FormName, entries: Entries): Refusal | null {
  const { email, password } = entries[role][action];
  if (action === 'logIn' && isFilled(entries, role === 'USER' ? 'STAFF' : 'USER')) {
    return { field: null, message: WRONG_PANEL[role] };
  }
  if (!isEmail(email)) {
    return { field: 'email', message: 'Please enter a valid email address' };
  }
  if (password.length < 6) return { field: 'password', message: 'Password must be atleast 6 characters' };
  return null;
}
