import type { PaymentAttentionReason, PaymentStatus } from '../../gql/types';
import type { MailSentence } from '../../session/mail-sentence';
export const UPDATED = 'Event was updated successfully';
export const events = (count: number) => (count === 1 ? 'event' : `${count} events`);
export const deletedThenDashboard = (count: number) =>
  `${count === 1 ? 'Event was' : `${count} events were`} deleted successfully. Returning to your dashboard...`;
export const deleteQuestion = (count: number) =>
  count === 1 ? 'Delete this event?' : `Delete these ${count} events?`;
export const disappears = (title: string, count: number) =>
  count === 1
    ? `“${title}” disappears from your dashboard and from the list of events. This cannot be undone.`
    : `“${title}” and the following ${count === 2 ? 'event' : 'events'} of its series disappear from your dashboard and from the list of events. This cannot be undone.`;
/** @param refunds ` and refund £32`, or nothing */
export const deleteLabel = (
  count: number,
  { hasChoice, refunds }: { hasChoice: boolean; refunds: string },
) => (count === 1 && refunds && !hasChoice ? `Delete${refunds}` : `Delete ${events(count)}${refunds}`);
export const LOAD_FAILED = 'Failed to load event';
const WITHOUT_MAIL = 'get no mail: none is sent from here at the moment';
const WITHOUT_MAIL_ONE = 'gets no mail: none is sent from here at the moment';
/** The effects of a deletion on people with a place: they follow their number. */
const placesLost = (count: number): MailSentence =>
  count === 1
    ? {
        withMail: 'loses their place and gets a mail',
        withoutMail: `loses their place and ${WITHOUT_MAIL_ONE}`,
      }
    : { withMail: 'lose their place and get a mail', withoutMail: `lose their place and ${WITHOUT_MAIL}` };
/** The effects of cancelling. */
const placesCancelled = (count: number): MailSentence =>
  count === 1
    ? { withMail: 'gets a mail with your reason', withoutMail: WITHOUT_MAIL_ONE }
    : { withMail: 'get a mail with your reason', withoutMail: WITHOUT_MAIL };
/** The same on people in line. */
const lineLost = (count: number): string =>
  `${count === 1 ? 'loses' : 'lose'} their place in the waiting list`;
const lineCancelled = (count: number): MailSentence => {
  const withoutMail = count === 1 ? 'leaves the waiting list' : 'leave the waiting list';
  return { withMail: `${withoutMail} and ${count === 1 ? 'gets' : 'get'} a mail`, withoutMail };
};
export const CALENDARS: MailSentence = {
  withMail: 'Entries in Google Calendar are removed. A file in the mail removes those in other calendars.',
  withoutMail: 'Entries in Google Calendar are removed.',
};
/** The effects at several events, after how many places there are: one person may have some of them. */
const placesOfSeveral =
  (words: string) =>
  (count: number): MailSentence => ({
    withMail: `${count === 1 ? 'is' : 'are'} lost. Each person gets one mail${words}`,
    withoutMail: `${count === 1 ? 'is' : 'are'} lost, and no mail is sent: none goes out from here at the moment`,
  });
const linesOfSeveral = (count: number): string => `in waiting lists ${count === 1 ? 'is' : 'are'} lost`;
export const effects = {
  one: {
    cancel: { onPlaces: placesCancelled, onLine: lineCancelled },
    delete: { onPlaces: placesLost, onLine: lineLost },
  },
  several: {
    cancel: { onPlaces: placesOfSeveral(' with your reason'), onLine: linesOfSeveral },
    delete: { onPlaces: placesOfSeveral(''), onLine: linesOfSeveral },
  },
};
export const DELETE_FAILED = 'Failed to delete event. Please try again';
export const CANCEL_FAILED = 'Failed to cancel event. Please try again';
export const UNDO_FAILED = 'Failed to undo it. Please try again';
export const CANCELLATION_UNDONE =
  'The event takes place again. All people keep their places, and get no mail.';
export const REASON_REQUIRED = 'Reason is required';
export const REASON_TOO_LONG = 'Reason can have at most 500 characters';
export const REASON_HINT = 'People read it on the page and in the mail.';
export const UNDO_HINT = 'You can undo this for 5 minutes. Mails and refunds start after that.';
/** @param time when people are mailed, by the person's own clock */
export const cancelled = ({ isFinal, isPaid, time }: { isFinal: boolean; isPaid: boolean; time: string }) =>
  `Cancelled. ${isPaid ? 'Mails and refunds' : 'Mails'} ${isFinal ? 'went' : 'go'} out at ${time}`;
export const NO_DAYS = 'A bar for each day stands here from the first sign-up on.';
export const FIGURES_FAILED = 'The figures could not be loaded. Please try again';
export const PAYMENTS_FAILED = 'The payments that need a look could not be loaded. Please try again';
export const NOT_GIVEN_BACK = 'Not given back yet';
export const REFUND_TRIED_AGAIN = 'Stripe is asked to give the money back. Look again in a minute.';
export const NOTE_HINT =
  'For the people who look after this payment: agreed with the person, or paid back in another way.';
export const NOTE_NEEDED = 'Please write how the money was settled';
export const END_FAILED = 'This could not be saved. Please try again';
export const noted = (note: string) => `Your note: ${note}`;
export const RECHECK_FAILED = 'Stripe could not be asked. Please try again';
export const paymentStatusTexts: Record<PaymentStatus, string> = {
  REQUIRES_PAYMENT: 'Not paid yet',
  PROCESSING: 'Being processed',
  SUCCEEDED: 'Paid',
  REFUND_PENDING: 'On its way back',
  REFUNDED: 'Given back',
  CANCELED: 'Canceled',
};
export const attentionReasonTexts: Record<PaymentAttentionReason, string> = {
  DISPUTED: 'The cardholder disputes it at their bank: answer in Stripe’s dashboard.',
  MISMATCH: 'What Stripe says does not match what was asked for.',
  PARTLY_REFUNDED: 'A part of it was given back, in Stripe’s dashboard.',
  REFUND_FAILED:
    'Stripe refuses to give the money back, or the bank has returned it. Ask Stripe again, or give it back in Stripe’s dashboard.',
  UNFINISHED: 'It is neither paid nor refused yet, or money is on its way back.',
};
