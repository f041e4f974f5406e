import type { Role } from '../../gql/types';
import type { MailSentence } from '../../session/mail-sentence';
import { NO_MAIL } from '../../session/messages';
import { formatCount } from '../../ui/texts/count';
export const PASSWORD_REQUIRED = 'password is required';
export const LINK_SENT = 'We have sent you a new link.';
/** To staff who can do nothing until they have verified their address. */
export const verifyFirst = (email: string, googleSignInEnabled: boolean): MailSentence => ({
  withMail: `Please verify your email address first, by the link that we sent to ${email}. Until then you cannot create, edit or delete events.`,
  withoutMail: `You cannot create, edit or delete events before your address is verified. ${NO_MAIL} ${
    googleSignInEnabled ? 'Log in with your company’s Google account, or ask' : 'Ask'
  } the people who run this site to verify it.`,
});
export const verify = (email: string): MailSentence => ({
  withMail: `Verify your address by the link that we sent to ${email}.`,
  withoutMail: 'No mail is sent from here at the moment, so no link can verify your address.',
});
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
export const dataDownload = {
  askToLogIn:
    'You logged in more than ten minutes ago. Please log in with Google again, and then download your data.',
  isLoggedIn: 'You are logged in again. You can download your data now.',
};
export const DATA_DOWNLOADED = 'Your browser saves the file your-data.zip.';
export const PASSWORD_BEFORE_FILE =
  'We ask for your password before we make a file, if you logged in more than ten minutes ago.';
export const GOOGLE_BEFORE_FILE =
  'We ask you to log in again before we make a file, if you logged in more than ten minutes ago.';
export const ACTIVITY_FAILED = 'The activity of your account could not be loaded. Please try again';
export const LOG_IN_TO_SEE_ACCOUNT = 'You need to be logged in to see your account';
export const ACCOUNT_FAILED = 'Your account could not be loaded. Please try again';
/** Beside the field for the name of an account that has not given one. */
export const NAME_QUESTION =
  'What are you called? So far we only know the part of your address before the @.';
export const NAME_REQUIRED = 'name is required';
export const NAME_SHOWN = 'Who sees your name at your next events?';
export const NAME_SHOWN_HINT =
  'If fewer people see it than before, that holds for the places that you already have, too.';
export const NAME_SAVED = 'Your name is saved.';
export const PASSWORD_CHANGED = 'Your password is changed. You are signed out everywhere else.';
export const SIGNED_OUT_THERE = 'You are signed out there.';
export const SIGNED_OUT_ELSEWHERE = 'You are signed out everywhere else.';
export const PROGRAM_ACCESS_ENDED = 'No program has access to your account any more.';
export const consequencesOfDeletion: Record<Role, string | MailSentence> = {
  USER: 'Your sign-ups go with it.',
  STAFF: {
    withMail: 'Your events go with it, and the people who signed up to them get a mail.',
    withoutMail: 'Your events go with it, and so do the places of people who signed up to them.',
  },
};
/** The text about people at events that are deleted with the account. */
export const peopleLosePlaces = (count: number): MailSentence => {
  const people = count === 1 ? '1 person' : `${formatCount(count)} people`;
  return {
    withMail: `${people} ${count === 1 ? 'gets' : 'get'} a mail.`,
    withoutMail: `${people} ${count === 1 ? 'loses their place and gets' : 'lose their place and get'} no mail.`,
  };
};
export const DELETED = 'Account has been deleted. Redirecting to login page...';
export const LOGGED_OUT = 'Logging out. Redirecting to login page...';
/** @param count of the events that the account owns and that have not ended */
export const handOverFirst = (count: number) =>
  `You can hand ${count === 1 ? 'your upcoming event' : `your ${count} upcoming events`} over first, in the tab Team of each:`;
export const moreToHandOver = (count: number) => `and ${count} more`;
