export const LOG_IN_TO_SEE_EVENTS = 'You need to be logged in to view your events';
export const MY_EVENTS_FAILED = 'error whilst fetching your events. Please try again';
export const NO_SIGN_UPS = 'You havent signed up to any events yet';
export const NOTHING_PAST = 'No event that you signed up to is over yet.';
export const NOTHING_COMING_UP = 'No event that you signed up to is coming up.';
export const CANCELLED_SIGN_UPS_FAILED =
  'The places that you gave back could not be loaded. Please try again';
export const wholeSumBack = (sum: string) =>
  `The whole ${sum} comes back to your card, in 5 to 10 working days after it was sent.`;
/** @param day `12 November` */
export const cancelledOn = (day: string, byCreator: boolean) =>
  byCreator ? `Removed by the creator on ${day}` : `Given back on ${day}`;
/** @param count of places at other dates of the same series */
export const yourOtherDates = (count: number) => (count === 1 ? '1 more date' : `${count} more dates`);
