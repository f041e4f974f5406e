import { dataOf, defineCause } from '../define-cause.js';

/** The owner of an address that was typed for a sign-up has confirmed it. */
export const contactConfirmed = defineCause({
  name: 'contactConfirmed',
  data: dataOf<{ eventId: string; signUpId: string; email: string }>(),
  webhookTopic: {
    name: 'SIGN_UP_CONFIRMED',
    description: 'A person has confirmed that the address of their sign-up is theirs, by the link of a mail.',
    about: 'signUp',
    noticesOf: ({ eventId, signUpId }) => [{ eventId, signUpId }],
  },
});
