import type { MailSentence } from '../../session/mail-sentence';
import type { Message } from '../../ui/notice';
import type { SignedOut } from './signed-out';

export const LOG_IN_FIRST: Message = { tone: 'info', text: 'User must be logged in' };
/** The texts for a person whose session has ended at the card form. */
export const signedOutTexts: Record<SignedOut, { tone: Message['tone']; text: string | MailSentence }> = {
  'not-charged': {
    tone: 'info',
    text: 'User must be logged in. Your session has ended, and your card was not charged: log in to pay.',
  },
  charged: {
    tone: 'success',
    text: {
      withMail:
        'Your payment has arrived, and your place is yours: a mail confirms it. Your session has ended, so log in to see it. Please do not pay a second time.',
      withoutMail:
        'Your payment has arrived, and your place is yours. Your session has ended, so log in to see it. Please do not pay a second time.',
    },
  },
  processing: {
    tone: 'info',
    text: {
      withMail:
        'Your payment is being processed. As soon as it is through you are signed up, and we tell you by mail. Your session has ended: log in to see how it stands, and please do not pay a second time.',
      withoutMail:
        'Your payment is being processed. As soon as it is through you are signed up. Your session has ended: log in to see how it stands, and please do not pay a second time.',
    },
  },
};
export const START_FAILED = 'Failed to create payment';
export const PAYMENT_FAILED = 'Payment failed';
export const NOT_SIGNED_UP = 'Payment succeeded but there was an error signing you up to the event';
export const REFUNDED: MailSentence = {
  withMail: 'Your money is being given back; a mail will say so.',
  withoutMail: 'Your money is being given back.',
};
export const KEEP_TRYING: MailSentence = {
  withMail: 'We keep trying, and will confirm your place by mail. Please do not pay a second time.',
  withoutMail: 'We keep trying: look here again in a minute. Please do not pay a second time.',
};
export const PENDING: MailSentence = {
  withMail:
    'Your payment is being processed. As soon as it is through you are signed up, and we tell you by mail.',
  withoutMail:
    'Your payment is being processed. As soon as it is through you are signed up: look here again later.',
};
export const NOT_CHARGED = 'You have not been charged.';
const STARTED_AGAIN =
  'This payment was out of date, so a new one was started. You have not been charged. Please pay again.';
const priceChanged = (price: string) => `The price of this event has changed: it is ${price} now.`;
export const opened = (newPrice: string | null): Message | null =>
  newPrice ? { tone: 'info', text: priceChanged(newPrice) } : null;
/** After a payment that ended elsewhere. */
export const openedAgain = (newPrice: string | null): Message => ({
  tone: 'info',
  text: newPrice
    ? `${priceChanged(newPrice)} ${NOT_CHARGED} Press the button to pay the new price.`
    : STARTED_AGAIN,
});
/** @param reason the server's, without a full stop */
export const notPaid =
  (reason: string) =>
  (newPrice: string | null): Message => ({
    tone: 'danger',
    text: newPrice ? `${reason}. ${priceChanged(newPrice)}` : reason,
  });
export const NOW_FREE = 'This event is free now: you can sign up without paying.';
export const HOLD_OVER = 'The time to pay is over, and the place is free again. You have not been charged.';
export const LET_GO = 'Let the place go';
export const LET_GO_FAILED =
  'The place could not be let go. It is free again by itself when the time is over';
/** Said by screen readers, which do not read a clock. */
export const minutesLeft = (minutes: number) =>
  minutes === 1 ? '1 minute left to pay' : `${minutes} minutes left to pay`;
export const NOT_REFUNDABLE = 'Not refundable: this event gives no money back.';
export const refundable = (until: string, price: string) =>
  `If you give the place back before ${until}, you get the ${price} back.`;
export const notRefundableAnyMore = (until: string, price: string) =>
  `The ${price} is not refundable any more: the deadline was ${until}.`;
