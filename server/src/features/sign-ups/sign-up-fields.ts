import { z } from 'zod';
import { emailAddress } from '../accounts/email-addresses/email-address.js';
import { NameShown } from '../accounts/names/name-shown.js';
import { requiredName, requiredText } from '../parse-input.js';

/** The person who signs up, as typed in the form. */
export interface SignUpForm {
  eventId: string;
  name: string;
  email: string;
  /** Undefined or null: the account's choice, or the installation's. */
  nameShown?: NameShown | null;
}

/** The rules of the form, for free and for paid events. */
export const signUpFields = z.object({
  name: requiredName(200),
  email: requiredText(1000).pipe(emailAddress),
  nameShown: z
    .enum(NameShown)
    .nullish()
    .transform((choice) => choice ?? null),
});
