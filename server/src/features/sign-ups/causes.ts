import { In } from 'typeorm';
import { dataOf, defineCause } from '../define-cause.js';
import type { Event } from '../events/event.entity.js';
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
  },
});

/** People lose their places with the event: it is deleted, and their sign-ups are, too, or it is cancelled. */
export const placesLost = defineCause({
  name: 'placesLost',
  data: dataOf<{ event: Event; signUps: readonly SignUp[] }>(),
});
