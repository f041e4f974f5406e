import type { RequestError } from '../../platform/errors/request-errors.js';
import { dataOf, defineCause } from '../define-cause.js';
import type { Actor } from '../events/activity/record-activity.js';
import type { Event } from '../events/event.entity.js';
import type { SignUp } from '../sign-ups/sign-up.entity.js';
import type { UserError } from '../user-error.js';

/** A place that a person gives back, or that the event's team takes from them. */
export interface GivenBack {
  event: Event;
  signUp: SignUp;
  byCreator: boolean;
  /** The team released the places of people who had not arrived. */
  hadNotArrived: boolean;
  /** The person of the team who takes it; null: the person gives it back. */
  takenOutBy: Actor | null;
  /** False: an editor takes it, who returns no money. */
  mayRefund: boolean;
  /** The sum that the person was told comes back, in pence; null: they were told nothing. */
  expectedRefundPence: number | null;
}

/** Why a person keeps the place. */
export type Refusal = UserError | RequestError;

/** In pence. */
export interface Refund {
  /** Without the part that went back before. */
  paidPence: number;
  refundPence: number;
  returnedBeforePence: number;
}

/**
 * Places are about to be given back, by the people or by the events' teams; they are locked. `refuse` leaves a person
 * theirs, and `setRefund` says what was paid for it and what of that comes back.
 */
export const signUpsGivenBack = defineCause({
  name: 'signUpsGivenBack',
  data: dataOf<{
    givenBack: readonly GivenBack[];
    refuse: (signUpId: string, reason: Refusal) => void;
    setRefund: (signUpId: string, refund: Refund) => void;
  }>(),
});

/** Places were given back; their rows and counts are removed, each `event` is as it was before. */
export const signUpsCancelled = defineCause({
  name: 'signUpsCancelled',
  data: dataOf<{ cancelled: readonly (GivenBack & Refund)[] }>(),
});

/** People have no place any more, for either of two reasons: `signUpsCancelled`, or a deleted account. */
export const signUpsEnded = defineCause({
  name: 'signUpsEnded',
  data: dataOf<{ signUps: readonly { eventId: string; signUpId: string }[] }>(),
  webhookTopic: {
    name: 'SIGN_UP_CANCELLED',
    description: 'A person has no place any more: it was given back, or their account was deleted.',
    about: 'signUp',
    noticesOf: ({ signUps }) => signUps,
  },
});
