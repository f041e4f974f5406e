import type { MailSentence } from '../../session/mail-sentence';
import { NO_MAIL } from '../../session/messages';

// Only signed-in people read these, and `messages.ts` is in every visitor's first page.

export const CONFIRMATION: MailSentence = {
  withMail: 'We send a confirmation to this address.',
  withoutMail: NO_MAIL,
};
/** Beside the field that cannot be changed then. */
export const OWN_ADDRESS_ONLY =
  'The address of your account. No mail is sent from here at the moment, so another address cannot be confirmed.';
/** @param own the account's own address */
export const notConfirmed = (typed: string, own: string): MailSentence => ({
  withMail: `We have sent a mail to ${typed}. Until its owner confirms it, mails about this event go to ${own}.`,
  withoutMail: `The owner has not confirmed ${typed}. ${NO_MAIL}`,
});
/** @param name who had the place */
export const takenOut = (name: string): MailSentence => ({
  withMail: `${name} is taken out and gets a mail.`,
  withoutMail: `${name} is taken out. ${NO_MAIL}`,
});
/** What taking a person out does to the place and to the person. */
export const takingOut = (name: string, title: string): MailSentence => ({
  withMail: `The place at “${title}” is then free for somebody else, and ${name} gets a mail.`,
  withoutMail: `The place at “${title}” is then free for somebody else. ${name} gets no mail: none is sent from here at the moment.`,
});
export const waiting = (email: string, isPaid: boolean): MailSentence => {
  const aDay = isPaid ? ' You then have a day to take it.' : '';
  return {
    withMail: `We mail ${email} when a place is yours.${aDay}`,
    withoutMail: `No mail is sent from here at the moment: look here whether a place is yours.${aDay}`,
  };
};
