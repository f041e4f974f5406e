import { registerEnumType } from 'type-graphql';

/** What a person can put right, as clients tell it apart. */
export enum ErrorCode {
  REQUIRED = 'REQUIRED',
  TOO_LONG = 'TOO_LONG',
  INVALID_EMAIL = 'INVALID_EMAIL',
  WEAK_PASSWORD = 'WEAK_PASSWORD',
  EMAIL_ALREADY_IN_USE = 'EMAIL_ALREADY_IN_USE',
  STAFF_REGISTRATION_NOT_ALLOWED_HERE = 'STAFF_REGISTRATION_NOT_ALLOWED_HERE',
  USER_REGISTRATION_NOT_ALLOWED_HERE = 'USER_REGISTRATION_NOT_ALLOWED_HERE',
  INVALID_CREDENTIAL = 'INVALID_CREDENTIAL',
  USER_NOT_FOUND = 'USER_NOT_FOUND',
  STAFF_NOT_FOUND = 'STAFF_NOT_FOUND',
  EMAIL_NOT_VERIFIED = 'EMAIL_NOT_VERIFIED',
  INVALID_OR_EXPIRED_LINK = 'INVALID_OR_EXPIRED_LINK',
  EVENT_NOT_FOUND = 'EVENT_NOT_FOUND',
  INVALID_PRICE = 'INVALID_PRICE',
  ALREADY_SIGNED_UP = 'ALREADY_SIGNED_UP',
  PAYMENT_REQUIRED = 'PAYMENT_REQUIRED',
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
    PAYMENT_REQUIRED: { description: 'The event has a price.' },
    USER_NOT_FOUND: { description: "Right credentials in the user form, but the account is staff's." },
    STAFF_NOT_FOUND: { description: "Right credentials in the staff form, but the account is a user's." },
  },
});
