export const BAD_LINK = 'This link is not valid any more. Please ask for a new one';
export const PASSWORD_REQUIRED = 'password is required';
export const LINK_SENT = 'We have sent you a new link.';
export const RESET_LINK_SENT = 'If there is an account with this address, we have sent it a link.';
export const DELETE_FAILED = 'Failed to delete account. Please try again';
export const LOG_IN_WITH_GOOGLE_AGAIN =
  'You logged in more than ten minutes ago. Please log in with Google again, and then delete the account.';
export const LOGGED_IN_AGAIN = 'You are logged in again. You can delete the account now.';
export const DELETED = 'Account has been deleted. Redirecting to login page...';
export const LOGGED_OUT = 'Logging out. Redirecting to login page...';
