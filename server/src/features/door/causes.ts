import { dataOf, defineCause } from '../define-cause.js';

/** People are let in at the door. After an undone scan the same person may arrive once more. */
export const attendeesArrived = defineCause({
  name: 'attendeesArrived',
  data: dataOf<{ arrivals: readonly { eventId: string; signUpId: string }[] }>(),
  webhookTopic: {
    name: 'ATTENDEE_ARRIVED',
    description:
      'A person was let in at the door. Sent again when the scan is undone and the person comes back.',
    about: 'signUp',
    noticesOf: ({ arrivals }) => arrivals,
  },
});
