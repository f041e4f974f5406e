import type { Role } from '../../gql/graphql';

export const BAD_LINK = 'This link is not valid any more. Please ask for a new one';
export const PASSWORD_REQUIRED = 'password is required';
export const LINK_SENT = 'We have sent you a new link.';
export const RESET_BY_LINK = 'We send you a link with which you can set a new one.';
export const RESET_LINK_SENT = 'If there is an account with this address, we have sent it a link.';
export const DELETE_FAILED = 'Failed to delete account. Please try again';
export const deletion = {
  askToLogIn:
    'You logged in more than ten minutes ago. Please log in with Google again, and then delete the account.',
  isLoggedIn: 'You are logged in again. You can delete the account now.',
};
export const firstPassword = {
  askToLogIn:
    'You logged in more than ten minutes ago. Please log in with Google again, and then set the password.',
  isLoggedIn: 'You are logged in again. You can set the password now.',
};
export const LOG_IN_TO_SEE_ACCOUNT = 'You need to be logged in to see your account';
export const ACCOUNT_FAILED = 'Your account could not be loaded. Please try again';
export const NAME_REQUIRED = 'name is required';
export const NAME_SAVED = 'Your name is saved.';
export const PASSWORD_CHANGED = 'Your password is changed. You are signed out everywhere else.';
export const SIGNED_OUT_THERE = 'You are signed out there.';
export const SIGNED_OUT_ELSEWHERE = 'You are signed out everywhere else.';
export const PROGRAM_ACCESS_ENDED = 'No program has access to your account any more.';
export const consequencesOfDeletion: Record<Role, string> = {
  USER: 'Your sign-ups go with it.',
  STAFF: 'Your events go with it, and whoever signed up to them is told by mail.',
};
export const DELETED = 'Account has been deleted. Redirecting to login page...';
export const LOGGED_OUT = 'Logging out. Redirecting to login page...';
