import { isNetworkFailure, rateLimitMessage } from '../apollo/failure';

export const NETWORK_ERROR = 'Network error. Please check your internet connection';
export const OTHER_ERROR = 'Something went wrong. Please try again';
export const NOT_AUTHENTICATED = 'User not authenticated';
export const FOR_STAFF = 'This page is for staff, and you are signed in as a user.';
export const TEXT_KEPT = 'What you typed is kept in this tab: it is there again when you log in.';
export const VIEWER_CHANGED =
  'Another account was logged in in this browser meanwhile, so nothing was done. This page shows it now.';
export const NO_MAIL = 'No mail is sent from here at the moment.';
export const INVALID_EMAIL = 'Please enter a valid email address';
export const PASSWORD_TOO_SHORT = 'Password must be atleast 6 characters';

/** The message when a change to the own account got no response, or (without an error) one that gives no reason. */
export function attemptFailedMessage(error?: unknown): string {
  if (error === undefined) return OTHER_ERROR;
  return rateLimitMessage(error) ?? (isNetworkFailure(error) ? NETWORK_ERROR : OTHER_ERROR);
}
