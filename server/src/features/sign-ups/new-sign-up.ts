import type { SignUp } from './sign-up.entity.js';

type Given = Pick<SignUp, 'id' | 'eventId' | 'accountId' | 'contact' | 'nameShown' | 'signedUpAt'>;

/** A sign-up as it is when a person gets a place: never changed, and in no calendar. */
export function newSignUp(given: Given): SignUp {
  return { ...given, changedAt: null, addedToCalendarAt: null };
}
