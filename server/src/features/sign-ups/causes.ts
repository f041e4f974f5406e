import { In } from 'typeorm';
import type { Context } from '../context.js';
import { dataOf, defineCause } from '../define-cause.js';
import type { Event } from '../events/event.entity.js';
import type { WaitingListEntry } from '../waiting-list/waiting-list-entry.entity.js';
import { maySeeSignUp } from './shown-names/shown-names.js';
import { SignUp } from './sign-up.entity.js';

/** People have places: by a batch, a payment or the waiting list. */
export const signUpsAdded = defineCause({
  name: 'signUpsAdded',
  data: dataOf<{ signUps: readonly { eventId: string; signUpId: string }[] }>(),
  webhookTopic: {
    name: 'SIGN_UP_ADDED',
    description: 'A person has a place: by signing up, by paying, or from the waiting list.',
    about: 'signUp',
    noticesOf: ({ signUps }) => signUps,
  },
  liveChannel: {
    name: 'sign_ups_added',
    find: (database, ids) =>
      database.find(SignUp, { where: { id: In([...ids]) }, order: { signedUpAt: 'ASC' } }),
    isShownTo: (reader: Context, row) => maySeeSignUp(reader, row as SignUp),
  },
});

/** People with a place at an event long ago are erased. The counts of the event stay. */
export const placesErased = defineCause({
  name: 'placesErased',
  data: dataOf<{ eventId: string; signUpIds: readonly string[] }>(),
});

/**
 * People lose their places, or the waiting for one, with the events: these are deleted or cancelled. All that one person loses by
 * one act is in the same data.
 */
export const placesLost = defineCause({
  name: 'placesLost',
  data: dataOf<{
    events: readonly Event[];
    signUps: readonly SignUp[];
    waiting: readonly WaitingListEntry[];
  }>(),
});
