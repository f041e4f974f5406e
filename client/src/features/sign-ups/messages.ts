import { formatPrice } from '../../ui/price';

export const LOG_IN_TO_SIGN_UP = 'You need to be logged into your account to sign up to this event.';
export const FORM_FAILED = 'Error fetching sign up form';
export const SIGN_UP_FAILED =
  'Error whilst signing up to the event. Please fill check the form and try again';
export const SIGNED_UP = 'You have signed up to this event';
export const COPY_FAILED = 'Error whilst copying the event URL. Please try again';
export const NO_CARD_PAYMENT =
  'This event cannot be paid for at the moment, so it is not possible to sign up to it for now.';
export const PAYMENT_PROCESSING =
  'Your payment is being processed. This page shows your place as soon as it is settled: you need not pay again.';
export const PAID_WITHOUT_PLACE =
  'Your payment has given you no place. Money that was taken for it goes back to your card.';
export const PEOPLE_FAILED = 'The list of people could not be loaded. Please try again';
export const COPY_ADDRESSES_FAILED = 'The addresses could not be copied. Please try again';
export const TAKE_OUT_FAILED = 'The person was not taken out. Please try again';
export const NOBODY_WAITS = 'No people wait for a place.';
/** @param offered for how many of all a free place is held: they are not in line any more */
export const waitingShown = (shown: number, all: number, offered: number) =>
  `${shown} of ${all} shown${offered > 0 ? `, ${offered} with a place offered` : ''}`;
export const WAITING_LIST_FAILED = 'The waiting list could not be loaded. Please try again';
export const NOBODY_FOUND = 'Nobody with these words in name or address.';
export const OWN_EVENT = 'You created it: see who comes, change it, or copy its link.';
export const NOBODY_YET = 'There are no sign-ups yet.';
export const LOG_IN_TO_SEE_EVENTS = 'You need to be logged in to view your events';
export const MY_EVENTS_FAILED = 'error whilst fetching your events. Please try again';
export const NO_SIGN_UPS = 'You havent signed up to any events yet';
export const NOTHING_PAST = 'No event that you signed up to is over yet.';
export const NOTHING_COMING_UP = 'No event that you signed up to is coming up.';
export const CANCELLED_SIGN_UPS_FAILED =
  'The places that you gave back could not be loaded. Please try again';
/** @param day `12 November` */
export const cancelledOn = (day: string, byCreator: boolean) =>
  byCreator ? `Taken out by the creator on ${day}` : `Given back on ${day}`;

export const GIVE_BACK = 'Give the place back';
export const GIVE_BACK_FAILED = 'The place could not be given back. Please try again';
export const NO_REFUNDS = 'This event gives no money back.';
export const NOTHING_PAID = 'You have paid nothing, so there is nothing to give back to you.';
export const giveBackUntil = (until: string) => `You can do so until ${until}.`;
export const refundUntil = (until: string, amount: string) => `Until ${until} you get the ${amount} back.`;
export const refundOver = (until: string, amount: string) =>
  `The ${amount} came back until ${until}. It does not any more.`;
export const moneyBack = (amount: string) => `You get ${amount} back, to the card that you paid with.`;
export const noMoneyBack = (amount: string) =>
  `You get no money back: the ${amount} that you paid stays paid.`;
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
export const FIRST_IN_LINE = 'A place that is given back goes to the first in line.';
export const JOINED = 'You are in the waiting list.';
export const LEFT_WAITING_LIST = 'You have left the waiting list.';
export const LEAVE_FAILED = 'You are still in the waiting list. Please try again';
const peopleWaiting = (count: number) => {
  if (count === 0) return 'No people are waiting yet.';
  return count === 1 ? '1 person is waiting.' : `${count} people are waiting.`;
};
export const joinHint = (waitingCount: number, isPaid: boolean) => {
  const people = peopleWaiting(waitingCount);
  return isPaid ? `${people} You pay nothing until you take a place.` : people;
};
