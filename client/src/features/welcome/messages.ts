export const ACCOUNT_BLOCKED = 'This account is blocked. Please contact the people who run this site.';
export const GOOGLE_FAILED = 'error signing in via google';
export const GOOGLE_DENIED = 'You did not agree at Google.';
export const GOOGLE_UNAVAILABLE = 'Google does not answer at the moment. Please try again later.';
export const GOOGLE_EXPIRED = 'It took too long, or began in another browser. Please try again.';
export const GOOGLE_BLOCKED =
  'Your browser blocked Google’s window. Please allow pop-ups for this site and try again.';
export const GOOGLE_CLOSED = 'Google’s window was closed before you were signed in.';

export const WRONG_PANEL = {
  USER: 'Staff login/Registering is not allowed in these fields. Please use the staff login/registering',
  STAFF: 'User login/Registering is not allowed in these fields. Please use the user login/registering',
};
