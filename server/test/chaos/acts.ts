import { createToken } from '../accounts/access-token-operations.js';
import { deleteAccount } from '../accounts/recovery-operations.js';
import { changePassword } from '../accounts/settings-operations.js';
import type { GoogleSide } from '../calendar/google-side.js';
import { deleteEvent, updateEvent } from '../events/event-operations.js';
import { completeCheckout, startCheckout } from '../payments/payment-operations.js';
import { DECLINED_CARD, GOOD_CARD, type StripeSide } from '../payments/stripe-side.js';
import { cancelSignUp, termsOf } from '../sign-ups/cancel-sign-up-operations.js';
import { signUpPerson } from '../sign-ups/sign-up-operations.js';
import { join } from '../sign-ups/waiting-list-operations.js';
import type { GraphQLAnswer } from '../support/api-client.js';
import type { TestDatabase } from '../support/test-database.js';
import { PASSWORD, type Person } from '../support/world.js';

/** A person with the checkouts that their browser has begun, by event. */
export type Attendee = Person & { checkouts: Map<string, { paymentId: string; intentId: string }> };

export const acts = {
  'sign up': ({ attendee, eventId }: Scene) => signUpPerson(attendee, eventId),
  'start checkout': async ({ attendee, eventId }: Scene) => {
    const answer = await startCheckout(attendee, eventId);
    const { payment, clientSecret } = answer.data?.startCheckout ?? {};
    if (payment && clientSecret) {
      const [intentId = ''] = (clientSecret as string).split('_secret_');
      attendee.checkouts.set(eventId, { paymentId: payment.id, intentId });
    }
    return answer;
  },
  pay: (scene: Scene) => payWith(GOOD_CARD, scene),
  decline: (scene: Scene) => payWith(DECLINED_CARD, scene),
  complete: async ({ attendee, eventId }: Scene) => {
    const checkout = attendee.checkouts.get(eventId);
    return checkout && completeCheckout(attendee, checkout.paymentId);
  },
  'give back': async ({ attendee, eventId }: Scene) => {
    const place = await termsOf(attendee, eventId);
    return place && cancelSignUp(attendee, place.id, place.refundPence);
  },
  wait: ({ attendee, eventId }: Scene) => join(attendee, eventId),
  'change price': ({ creator, eventId, pricePence }: Scene) =>
    updateEvent(creator.client, { id: eventId, pricePence }),
  'delete event': ({ creator, eventId }: Scene) => deleteEvent(creator.client, eventId),
  'delete account': ({ attendee }: Scene) => deleteAccount(attendee.client),
  'change password': async ({ attendee: { client } }: Scene) => {
    const first = await changePassword(client, { currentPassword: null, newPassword: PASSWORD });
    const { errors, ...payload } = first.userErrors?.length
      ? await changePassword(client, { newPassword: PASSWORD })
      : first;
    return { data: { payload }, errors };
  },
  'create token': async ({ attendee: { client } }: Scene) => {
    const { errors, ...payload } = await createToken(client);
    return { data: { payload }, errors };
  },
  'sign in with Google': async ({ attendee: { client, email }, google }: Scene) => {
    const start = await client.request('/auth/google/start');
    const back = await google.consent(start.headers.get('location') ?? '', { email, grantCalendar: false });
    await client.request(back.pathname + back.search);
  },
  /** The lock of a deletion that is rolled back in the end. */
  'fail to delete account': async ({ attendee: { email }, database }: Scene) => {
    await database.query(
      `BEGIN; SELECT pg_sleep(0.2) FROM (SELECT FROM accounts WHERE email = '${email}' FOR UPDATE) AS locked; ROLLBACK`,
    );
  },
};

export type Act = keyof typeof acts;

/** The acts of a person with a checkout that they have begun. */
export const continues = new Set<Act>(['pay', 'decline', 'complete']);

export type Answer = Pick<GraphQLAnswer, 'data' | 'errors'>;

export interface Scene {
  attendee: Attendee;
  creator: Person;
  eventId: string;
  pricePence: number;
  database: TestDatabase;
  google: GoogleSide;
  stripe: StripeSide;
}

async function payWith(card: string, { attendee, eventId, stripe }: Scene): Promise<undefined> {
  const checkout = attendee.checkouts.get(eventId);
  // Stripe refuses what is canceled or paid already.
  if (checkout) await stripe.pay(checkout.intentId, card).catch(() => {});
}
