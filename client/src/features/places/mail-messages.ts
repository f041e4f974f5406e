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

export const NAME_QUESTION = 'What are you called?';
/** Only where mails are sent. */
export const SALUTATION = 'Mails begin with “Hello” and this name.';
