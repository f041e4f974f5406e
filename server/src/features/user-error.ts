import { UserFailure } from '../platform/graphql/user-failure.js';
import type { ErrorCode } from './error-code.js';

/** The sentence that the screen shows for each code; `{field}` is the input field's name. */
const messages: Record<ErrorCode, string> = {
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
  SIGN_IN_AGAIN: 'Please log in again first',
  USER_NOT_FOUND: 'User not found in database',
  STAFF_NOT_FOUND: 'Staff not found in database',
  ACCOUNT_BLOCKED: 'This account is blocked. Please contact the people who run this site',
  EMAIL_NOT_VERIFIED: 'Please verify your email address first',
  INVALID_OR_EXPIRED_LINK: 'This link is not valid any more. Please ask for a new one',
  EVENT_NOT_FOUND: 'No event found',
  EVENT_DRAFT_NOT_FOUND: 'There is no such draft any more: it was published or deleted',
  INVITATION_NOT_FOUND: 'This invitation is not valid any more. Please ask for another one',
  MEMBER_NOT_FOUND: 'This person is not in the team',
  NOT_STAFF: 'Only staff can have this role',
  OWNER_REQUIRED:
    'People have paid for this event. Only its owner can change date, times, zone or place, since that opens their refunds',
  ALREADY_IN_TEAM: 'This person is in the team already',
  OWNER_CANNOT_LEAVE: 'An event always has its owner. Hand it over first',
  CONFLICT: 'This was changed meanwhile. Load the newer version, then try again',
  ALREADY_SIGNED_UP: 'You have already signed up to this event',
  PAYMENT_REQUIRED: 'This event has a price, which is to be paid before you sign up',
  PAYMENT_NOT_REQUIRED: 'This event is free: sign up without paying',
  PAYMENT_NOT_FOUND: 'No payment found',
  PAYMENT_NOT_SUCCEEDED: 'Payment did not succeed',
  PAYMENTS_UNAVAILABLE: 'Failed to create payment',
  CALENDAR_NOT_CONNECTED: 'failed to add event to google calendar',
  CALENDAR_AUTHORIZATION_REQUIRED: 'failed to add event to google calendar',
  CALENDAR_UNAVAILABLE: 'failed to add event to google calendar',
  INVALID_OAUTH_STATE: 'invalid or mismatched user. Please log in again',
  CODE_EXCHANGE_FAILED: 'failed to exchange code',
  NOT_SIGNED_UP: 'You need to sign up to this event first',
  DATE_OR_TIME_MISSING: 'Date or time is missing',
  INVALID_TIME_FORMAT: 'Invalid time format',
  INVALID_DATE_TIME_FORMAT: 'Invalid date-time format',
  INVALID_TIME_ZONE: 'Please choose a time zone',
  EVENT_NOT_STARTED: 'This event has not begun yet.',
  EVENT_ENDED: 'This event is over.',
  EVENT_CANCELLED: 'This event is cancelled.',
  UNDO_CLOSED: 'It is too late to undo this: mails and refunds are on their way',
  INVALID_LANGUAGE: 'Choose a language by its tag, such as en or pt-BR',
  INVALID_REFUND_DEADLINE: 'Choose a whole number of hours, from 0 to 8,760',
  SIGN_UP_NOT_FOUND: 'This place is not taken any more: it was given back already',
  CANCELLATION_CLOSED: 'It is too late to give this place back: the event has started',
  EVENT_FULL: 'All places are taken.',
  EVENT_NOT_FULL: 'There is a free place: sign up instead of waiting.',
  ALREADY_WAITING: 'You are in the waiting list already.',
  INVALID_CAPACITY: 'Places must be a number from 1 to 1,000,000, or nothing for any number of people',
  WRONG_PASSWORD: 'This is not your password now',
  SESSION_NOT_FOUND: 'You are signed out there already',
  ACCESS_TOKEN_NOT_FOUND: 'This token was revoked already',
  INVALID_EXPIRY: 'Please choose a time in the future',
  PICTURE_NOT_FOUND: 'This picture is not there any more. Please choose it again',
  INVALID_PICTURE: 'The point that stays in sight is two numbers from 0 to 1',
  INVALID_BRAND: 'Please enter a colour like #0b7256',
  SET_BY_OPERATOR: 'The settings of the server have this, so it cannot be changed here',
  TOO_MANY: 'There are too many already. Remove one that you no longer need',
  WEBHOOK_NOT_FOUND: 'This webhook is deleted already',
  INVALID_URL: 'Nothing can be sent to this address',
  INVALID_SELECTION: 'This selection cannot be used',
  WEBHOOKS_UNAVAILABLE: 'Webhooks are not set up here',
  MAIL_UNAVAILABLE: 'No mail is sent from here at the moment',
  INVALID_COUNT: 'A series has from 2 to 52 events',
  SERIES_EXISTS: 'This event is one date of a series already',
  SCAN_NOT_FOUND: 'There is no such scan, or it let nobody in',
  DOOR_PASS_NOT_FOUND: 'This pass has ended already',
  MESSAGE_NOT_FOUND: 'There is no such message any more',
  MESSAGE_ALREADY_SENT: 'This message cannot be changed any more',
  MESSAGE_NOT_TESTED: 'More than 100 people get this. Send yourself a test first, and read it',
  TOO_MANY_MESSAGES: 'People get at most five messages about an event in 24 hours. Try again tomorrow',
  INVALID_SEND_TIME: 'Please choose a time in the future',
  INVALID_PRICE: 'The price must be 0 for a free event, or from £0.30 to £999,999.99',
  PRICE_NOT_DECIDED: 'Please enter a price, or 0 for a free event',
};

export function sentenceOf(code: ErrorCode, field?: string | null): string {
  return messages[code].replace('{field}', field ?? 'This field');
}

/** A use case throws it for a mistake that a person can correct. */
export class UserError extends UserFailure {
  /** @param message where the code's own sentence does not say enough */
  constructor(code: ErrorCode, field?: string | null, message = sentenceOf(code, field)) {
    super([{ code, message, field: field ?? null }]);
  }
}
