import type { NameShown } from '../../gql/types';
import { formatPrice } from '../../ui/texts/price';
export const LOG_IN_TO_SIGN_UP = 'You need to be logged into your account to sign up to this event.';
export const FORM_FAILED = 'Error fetching sign up form';
export const SIGN_UP_FAILED =
  'Error whilst signing up to the event. Please fill check the form and try again';
export const SIGNED_UP = 'You have signed up to this event';
export const NO_CARD_PAYMENT =
  'This event cannot be paid for at the moment, so it is not possible to sign up to it for now.';
export const PAYMENT_PROCESSING =
  'Your payment is being processed. This page shows your place as soon as it is settled: you need not pay again.';
export const PAID_WITHOUT_PLACE =
  'Your payment has given you no place. Money that was taken for it goes back to your card.';
export const OWN_EVENT = 'You created it: see who comes, change it, or copy its link.';
export const GIVE_BACK = 'Give the place back';
export const GIVE_BACK_FAILED = 'The place could not be given back. Please try again';
export const NO_REFUNDS = 'This event gives no money back.';
export const NOTHING_PAID = 'You have not paid anything, so there is nothing to refund.';
export const giveBackUntil = (until: string) => `You can do so until ${until}.`;
export const refundUntil = (until: string, amount: string) => `Until ${until} you get the ${amount} back.`;
export const refundOver = (until: string, amount: string) =>
  `The deadline for a refund of the ${amount} was ${until}.`;
export const moneyBack = (amount: string) => `You get ${amount} back, to the card that you paid with.`;
export const noMoneyBack = (amount: string) =>
  `You get no money back: the ${amount} that you paid is not refundable any more.`;
/** @param pence what is on its way back */
export const placeReturned = (pence: number | undefined) =>
  pence
    ? `You have given your place back. ${formatPrice(pence)} is on its way to your card.`
    : 'You have given your place back.';
export const signedUpCount = (count: number) => {
  if (count === 0) return 'There were no sign-ups.';
  return count === 1 ? '1 person signed up.' : `${count} people signed up.`;
};
export const allTaken = (capacity: number) =>
  capacity === 1 ? 'The only place is taken.' : `All ${capacity} places are taken.`;
export const placesLeft = (left: number, capacity: number) =>
  `${left} of ${capacity} ${capacity === 1 ? 'place' : 'places'} left`;
export const NONE_FREE = 'No place is free right now';
/** Their time to pay is limited: some of these places may become free. */
export const notPaidYet = (held: number) =>
  held === 1
    ? '1 place is held for a person who has not paid yet.'
    : `${held} places are held for people who have not paid yet.`;
export const FIRST_IN_LINE = 'A place that is given back goes to the first in line.';
export const MONEY_COMES_BACK =
  'The whole price comes back to your card, in 5 to 10 working days after it was sent. You do not have to do anything.';
export const HAD_PLACE = 'You had a place. You do not have to do anything.';
export const NO_SIGN_UP_ANY_MORE = 'You can no longer sign up.';
export const NAME_SHOWN = 'Who sees my name?';
export const NAME_SHOWN_REQUIRED = 'Choose the people who see your name';
export const nameChoices: Record<NameShown, { title: string; detail: string }> = {
  SIGNED_IN: { title: 'People who are signed in', detail: 'All people who have an account here.' },
  ATTENDEES: { title: 'People who are coming', detail: 'All people with a place at the event.' },
  TEAM: { title: 'Only the team', detail: 'The people who run the event.' },
};
export const PLACE_CHANGED = 'Saved.';
export const PLACE_NOT_CHANGED = 'This could not be saved. Please try again';
