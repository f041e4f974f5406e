import { registerEnumType } from 'type-graphql';

/** The mistakes that a person can correct, as clients tell them apart. */
export enum ErrorCode {
  REQUIRED = 'REQUIRED',
  TOO_LONG = 'TOO_LONG',
  INVALID_EMAIL = 'INVALID_EMAIL',
  WEAK_PASSWORD = 'WEAK_PASSWORD',
  EMAIL_ALREADY_IN_USE = 'EMAIL_ALREADY_IN_USE',
  STAFF_REGISTRATION_NOT_ALLOWED_HERE = 'STAFF_REGISTRATION_NOT_ALLOWED_HERE',
  USER_REGISTRATION_NOT_ALLOWED_HERE = 'USER_REGISTRATION_NOT_ALLOWED_HERE',
  INVALID_CREDENTIAL = 'INVALID_CREDENTIAL',
  SIGN_IN_AGAIN = 'SIGN_IN_AGAIN',
  USER_NOT_FOUND = 'USER_NOT_FOUND',
  STAFF_NOT_FOUND = 'STAFF_NOT_FOUND',
  EMAIL_NOT_VERIFIED = 'EMAIL_NOT_VERIFIED',
  INVALID_OR_EXPIRED_LINK = 'INVALID_OR_EXPIRED_LINK',
  EVENT_NOT_FOUND = 'EVENT_NOT_FOUND',
  INVALID_PRICE = 'INVALID_PRICE',
  ALREADY_SIGNED_UP = 'ALREADY_SIGNED_UP',
  PAYMENT_REQUIRED = 'PAYMENT_REQUIRED',
  PAYMENT_NOT_REQUIRED = 'PAYMENT_NOT_REQUIRED',
  PAYMENT_NOT_FOUND = 'PAYMENT_NOT_FOUND',
  PAYMENT_NOT_SUCCEEDED = 'PAYMENT_NOT_SUCCEEDED',
  PAYMENTS_UNAVAILABLE = 'PAYMENTS_UNAVAILABLE',
  CALENDAR_NOT_CONNECTED = 'CALENDAR_NOT_CONNECTED',
  CALENDAR_AUTHORIZATION_REQUIRED = 'CALENDAR_AUTHORIZATION_REQUIRED',
  CALENDAR_UNAVAILABLE = 'CALENDAR_UNAVAILABLE',
  INVALID_OAUTH_STATE = 'INVALID_OAUTH_STATE',
  CODE_EXCHANGE_FAILED = 'CODE_EXCHANGE_FAILED',
  NOT_SIGNED_UP = 'NOT_SIGNED_UP',
  DATE_OR_TIME_MISSING = 'DATE_OR_TIME_MISSING',
  INVALID_TIME_FORMAT = 'INVALID_TIME_FORMAT',
  INVALID_DATE_TIME_FORMAT = 'INVALID_DATE_TIME_FORMAT',
  INVALID_TIME_ZONE = 'INVALID_TIME_ZONE',
  EVENT_ENDED = 'EVENT_ENDED',
  INVALID_REFUND_DEADLINE = 'INVALID_REFUND_DEADLINE',
  SIGN_UP_NOT_FOUND = 'SIGN_UP_NOT_FOUND',
  CANCELLATION_CLOSED = 'CANCELLATION_CLOSED',
  EVENT_FULL = 'EVENT_FULL',
  EVENT_NOT_FULL = 'EVENT_NOT_FULL',
  ALREADY_WAITING = 'ALREADY_WAITING',
  INVALID_CAPACITY = 'INVALID_CAPACITY',
  WRONG_PASSWORD = 'WRONG_PASSWORD',
  SESSION_NOT_FOUND = 'SESSION_NOT_FOUND',
}

registerEnumType(ErrorCode, {
  name: 'ErrorCode',
  description: 'What a person can put right.',
  valuesConfig: {
    STAFF_REGISTRATION_NOT_ALLOWED_HERE: { description: 'A staff address in the user form.' },
    USER_REGISTRATION_NOT_ALLOWED_HERE: { description: 'Another address in the staff form.' },
    INVALID_CREDENTIAL: {
      description: 'Wrong e-mail, wrong password, or no such account: never said which.',
    },
    SIGN_IN_AGAIN: {
      description:
        'The session began more than ten minutes ago: sign in again, or give the password where there is an argument for it.',
    },
    CANCELLATION_CLOSED: {
      description:
        'Too late to give this place back, or to get back for it what was expected: nothing has changed.',
    },
    WRONG_PASSWORD: { description: 'The current password is wrong.' },
    SESSION_NOT_FOUND: { description: 'The session has ended already, or is none of the account.' },
    PAYMENT_REQUIRED: { description: 'The event has a price: start a checkout instead.' },
    PAYMENT_NOT_REQUIRED: { description: 'The event is free: sign up instead.' },
    PAYMENT_NOT_SUCCEEDED: { description: 'The card was not charged; the message names the status.' },
    PAYMENTS_UNAVAILABLE: { description: 'Card payments are not set up, or Stripe does not answer.' },
    CALENDAR_AUTHORIZATION_REQUIRED: {
      description: 'Google refuses the stored authorization: connect again.',
    },
    INVALID_OAUTH_STATE: {
      description: 'The state that came back from Google is not one this account started.',
    },
    EVENT_NOT_FULL: { description: 'The event has a free place: sign up instead of waiting.' },
    USER_NOT_FOUND: { description: "Right credentials in the user form, but the account is staff's." },
    STAFF_NOT_FOUND: { description: "Right credentials in the staff form, but the account is a user's." },
  },
});
