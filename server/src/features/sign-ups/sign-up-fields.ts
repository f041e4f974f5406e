import { z } from 'zod';
import { emailAddress } from '../accounts/email-address.js';
import { requiredText } from '../parse-input.js';

/** Who will come, as typed in the form. */
export interface SignUpForm {
  eventId: string;
  name: string;
  email: string;
}

/** What is asked of the form, whether the event is free or paid for. */
export const signUpFields = z.object({
  name: requiredText(200),
  email: requiredText(1000).pipe(emailAddress),
});
