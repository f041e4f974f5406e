import { deleteAccount } from '../accounts/recovery-operations.js';
import { deleteEvent, updateEvent } from '../events/event-operations.js';
import { completeCheckout, startCheckout } from '../payments/payment-operations.js';
import { DECLINED_CARD, GOOD_CARD, type StripeSide } from '../payments/stripe-side.js';
import { cancelSignUp, termsOf } from '../sign-ups/cancel-sign-up-operations.js';
import { signUpPerson } from '../sign-ups/sign-up-operations.js';
import { join } from '../sign-ups/waiting-list-operations.js';
import type { GraphQLAnswer } from '../support/api-client.js';
import type { Person } from '../support/world.js';

/** What one person does at one event. */
export interface Operation {
  act: Act;
  person: number;
  event: number;
}

/** A person with the checkouts that their browser has begun, by event. */
type Attendee = Person & { checkouts: Map<string, { paymentId: string; intentId: string }> };

const acts = {
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
};

export type Act = keyof typeof acts;

/** What a person does with a checkout that they have begun. */
const continues = new Set<Act>(['pay', 'decline', 'complete']);

interface Scene {
  attendee: Attendee;
  creator: Person;
  eventId: string;
  pricePence: number;
  stripe: StripeSide;
}

async function payWith(card: string, { attendee, eventId, stripe }: Scene): Promise<undefined> {
  const checkout = attendee.checkouts.get(eventId);
  // Stripe refuses what is canceled or paid already.
  if (checkout) await stripe.pay(checkout.intentId, card).catch(() => {});
}

const pair = (email: string, eventId: string): string => `${email} ${eventId}`;

/** Does operations, remembers which places were confirmed to their people, and counts the answers. */
export class Crowd {
  /** E-mail and event of every place that an answer confirmed, and that nobody gave up since, by the two. */
  readonly #confirmed = new Map<string, { email: string; eventId: string }>();
  /**
   * Events and addresses that somebody has begun to delete, and places that somebody has begun to give back: an
   * answer that was under way then confirms nothing.
   */
  readonly #givenUp = new Set<string>();
  readonly answers: Record<string, number> = {};

  constructor(
    private readonly attendees: Attendee[],
    private readonly creator: Person,
    private readonly eventIds: string[],
    private readonly stripe: StripeSide,
  ) {}

  get confirmed(): { email: string; eventId: string }[] {
    return [...this.#confirmed.values()];
  }

  async do({ act, person, event }: Operation): Promise<void> {
    const attendee = this.attendees[person] as Attendee;
    const begun = continues.has(act) ? [...attendee.checkouts.keys()] : [];
    const eventId = begun[event % begun.length] ?? (this.eventIds[event] as string);
    const { creator, stripe } = this;
    // Before the request: its answer may be lost.
    if (act === 'delete event') this.#giveUp(eventId);
    if (act === 'delete account') this.#giveUp(attendee.email);
    if (act === 'give back') this.#giveUp(pair(attendee.email, eventId));
    const scene = { attendee, creator, eventId, pricePence: 1000 + 50 * (person % 7), stripe };
    try {
      const answer = await acts[act](scene);
      if (answer) this.#note(answer, attendee.email, eventId);
    } catch {
      this.#count('connection lost');
    }
  }

  #note({ data, errors }: GraphQLAnswer, email: string, eventId: string): void {
    const [payload] = Object.values(data ?? {}) as { signUp?: object; userErrors: { code: string }[] }[];
    const place = pair(email, eventId);
    const isGivenUp = [email, eventId, place].some((name) => this.#givenUp.has(name));
    if (payload?.signUp && !isGivenUp) this.#confirmed.set(place, { email, eventId });
    const [error] = errors ?? [];
    this.#count(String(error?.extensions.code ?? payload?.userErrors[0]?.code ?? 'done'));
  }

  #giveUp(name: string): void {
    this.#givenUp.add(name);
    for (const [place, { email, eventId }] of this.#confirmed) {
      if ([email, eventId, place].includes(name)) this.#confirmed.delete(place);
    }
  }

  #count(outcome: string): void {
    this.answers[outcome] = (this.answers[outcome] ?? 0) + 1;
  }
}
