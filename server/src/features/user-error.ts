import { UserFailure } from '../platform/graphql/user-failure.js';
import type { ErrorCode } from './error-code.js';

/** The sentence that the screen shows for each code; `{field}` is the input field's name. */
const sentences: Record<ErrorCode, string> = {
  REQUIRED: '{field} is required',
  TOO_LONG: '{field} is too long',
  INVALID_EMAIL: 'Please enter a valid email address',
  WEAK_PASSWORD: 'Password must be atleast 6 characters',
  EMAIL_ALREADY_IN_USE: 'This email is already registered',
  STAFF_REGISTRATION_NOT_ALLOWED_HERE:
    'Staff registration is not allowed here. Please use the staff registration form',
  USER_REGISTRATION_NOT_ALLOWED_HERE:
    'User registration is not allowed here. Please use the user registration form',
  INVALID_CREDENTIAL: 'Incorrect password or email, Please try again',
  USER_NOT_FOUND: 'User not found in database',
  STAFF_NOT_FOUND: 'Staff not found in database',
  EMAIL_NOT_VERIFIED: 'Please verify your email address first',
  INVALID_OR_EXPIRED_LINK: 'This link is not valid any more. Please ask for a new one',
  EVENT_NOT_FOUND: 'No event found',
  ALREADY_SIGNED_UP: 'You have already signed up to this event',
  PAYMENT_REQUIRED: 'This event has a price, which is to be paid before you sign up',
  INVALID_PRICE: 'The price must be 0 for a free event, or from £0.30 to £999,999.99',
};

export function sentenceOf(code: ErrorCode, field?: string): string {
  return sentences[code].replace('{field}', field ?? 'This field');
}

/** What a use case throws when a person can put something right. */
export class UserError extends UserFailure {
  constructor(code: ErrorCode, field?: string) {
    super([{ code, message: sentenceOf(code, field), field: field ?? null }]);
  }
}
