import type { MailSentence } from '../../session/mail-sentence';
import { NO_MAIL } from '../../session/messages';

export const BAD_LINK: MailSentence = {
  withMail: 'This link is not valid any more. Please ask for a new one',
  withoutMail: `This link is not valid any more. ${NO_MAIL}`,
};
const googleInstead = (isEnabled: boolean) =>
  isEnabled ? ' If your address is a Google account, log in with Google.' : '';
export const resetByLink = (googleSignInEnabled: boolean): MailSentence => ({
  withMail: 'We send you a link with which you can set a new one.',
  withoutMail: `${NO_MAIL}${googleInstead(googleSignInEnabled)}`,
});
export const RESET_LINK_SENT = 'If there is an account with this address, we have sent it a link.';
export const ADDRESS_EXPLAINED: MailSentence = {
  withMail:
    'A person gave the address that this link was sent to when they signed up for an event. If that was you, confirm it: mails about the event will then come to it. If it was not, leave this page.',
  withoutMail:
    'A person gave the address that this link was sent to when they signed up for an event. If that was you, confirm it. If it was not, leave this page.',
};
export const addressConfirmed = (title: string): MailSentence => ({
  withMail: `Thank you. Mails about ${title} now go to this address.`,
  withoutMail: `Thank you. The address is confirmed for ${title}. ${NO_MAIL}`,
});
