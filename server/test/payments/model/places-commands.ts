import fc from 'fast-check';
import { endExpiredHoldsJob } from '../../../src/features/checkout/end-expired-holds.job.js';
import { deleteAccount } from '../../accounts/recovery-operations.js';
import { deleteEvent, updateEvent } from '../../events/event-operations.js';
import { cancelSignUp, termsOf } from '../../sign-ups/cancel-sign-up-operations.js';
import { signUpPerson } from '../../sign-ups/sign-up-operations.js';
import { join, leave } from '../../sign-ups/waiting-list-operations.js';
import { cancelCheckout, startCheckout } from '../payment-operations.js';
import { compareWithModel, type StoredPlaces } from './compare-places.js';
import { HOLD, OFFER, type PlacesModel } from './places-model.js';
import type { Real, RealPerson } from './real.js';

/** How a run sees the product: after each command with all jobs done, or with the jobs done whenever they come. */
export interface PlacesReal extends Real {
  isPrompt: boolean;
  /** The stored rows before the command. */
  before: StoredPlaces;
}

class Command implements fc.AsyncCommand<PlacesModel, PlacesReal> {
  constructor(
    private readonly name: string,
    private readonly act: (model: PlacesModel, real: PlacesReal) => Promise<unknown>,
  ) {}
  check = () => true;
  async run(model: PlacesModel, real: PlacesReal): Promise<void> {
    await this.act(model, real);
    // No two people join at the same millisecond.
    real.app.clock.advance(1);
    model.now += 1;
    if (real.isPrompt) await real.app.settle();
    await compareWithModel(model, real);
  }
  toString = () => this.name;
}

type Move =
  | 'signUp'
  | 'join'
  | 'leave'
  | 'giveBack'
  | 'startCheckout'
  | 'cancelCheckout'
  | 'pay'
  | 'deleteAccount';

const personal =
  (move: Move, act: (person: RealPerson, real: PlacesReal) => Promise<unknown>) => (who: number) =>
    new Command(`${move} ${who}`, async (model, real) => {
      await act(real.people[who] as RealPerson, real);
      model[move](who);
    });

const signUp = personal('signUp', (person, { eventId }) => signUpPerson(person, eventId));
const joinLine = personal('join', (person, { eventId }) => join(person, eventId));
const leaveLine = personal('leave', (person, { eventId }) => leave(person, eventId));

const giveBack = personal('giveBack', async (person, { eventId }) => {
  const place = (await termsOf(person, eventId).catch(() => null))?.id;
  if (place) await cancelSignUp(person, place);
});

const start = personal('startCheckout', async (person, { eventId }) => {
  const { data } = await startCheckout(person, eventId);
  const { payment, clientSecret } = data?.startCheckout ?? {};
  const [intentId = ''] = clientSecret?.split('_secret_') ?? [];
  if (payment) person.held = { paymentId: payment.id, intentId };
});

const letGo = personal('cancelCheckout', async (person) => {
  if (person.held) await cancelCheckout(person, person.held.paymentId);
});

// Stripe refuses what is canceled or paid already.
const pay = personal('pay', async ({ held }, { app }) => {
  if (held) await app.stripe.pay(held.intentId).catch(() => {});
});

const deleteTheirs = personal('deleteAccount', async ({ client }, { app, database }) => {
  // As if they had just signed in again.
  await database.query('UPDATE sessions SET created_at = $1', [app.clock.now()]);
  await deleteAccount(client);
});

const wait = (name: string, milliseconds: number, isStripeReachable = true) =>
  new Command(name, async (model, { app }) => {
    if (!isStripeReachable) await app.stripe.fail('payment_intents.cancel', '500');
    app.clock.advance(milliseconds);
    await endExpiredHoldsJob.run(app.jobContext, {});
    await app.stripe.recover();
    model.pass(milliseconds, isStripeReachable);
  });

const changeCapacity = (capacity: number | null) =>
  new Command(`capacity ${capacity}`, async (model, { creator, eventId }) => {
    await updateEvent(creator.client, { id: eventId, capacity });
    if (model.isEventAlive) model.changeCapacity(capacity);
  });

const changePrice = (pricePence: number) =>
  new Command(`price ${pricePence}`, async (model, { creator, eventId }) => {
    await updateEvent(creator.client, { id: eventId, pricePence });
    if (model.isEventAlive) model.changePrice(pricePence);
  });

const cancelEvent = () =>
  new Command('delete event', async (model, { creator, eventId }) => {
    await deleteEvent(creator.client, eventId);
    model.deleteEvent();
  });

const doJobs = () => new Command('jobs', (_model, { app }) => app.settle());

/** All people come one after the other: the first get the places, the others wait. */
export const everybodyComes = (people: number): Command[] =>
  Array.from({ length: people }, (_, who) => [signUp, start, pay, joinLine].map((act) => act(who))).flat();

/** Any of them, the everyday ones more often. */
export function anyPlacesCommands(
  people: number,
): fc.Arbitrary<Iterable<fc.AsyncCommand<PlacesModel, PlacesReal>>> {
  const who = fc.nat({ max: people - 1 });
  const everyday = [signUp, joinLine, joinLine, giveBack, start, start, pay, pay].map((act) => who.map(act));
  return fc.commands(
    [
      ...Array.from({ length: 5 }, () => everyday).flat(),
      who.map(leaveLine),
      who.map(leaveLine),
      who.map(letGo),
      who.map(letGo),
      who.map(deleteTheirs),
      fc.constantFrom(1, 2, 2, 3, null).map(changeCapacity),
      fc.constantFrom(0, 1000, 1200).map(changePrice),
      fc.constant(null).map(() => wait('the holds run out', HOLD)),
      fc.constant(null).map(() => wait('the offers run out', OFFER)),
      fc.constant(null).map(() => wait('the holds run out, and Stripe does not answer', HOLD, false)),
      fc.constant(null).map(doJobs),
      fc.constant(null).map(cancelEvent),
    ],
    { maxCommands: 30, size: 'max' },
  );
}
