import fc from 'fast-check';
import { checkUnfinishedPaymentsJob } from '../../../src/features/checkout/check-unfinished-payments.job.js';
import { fetchMissedStripeEventsJob } from '../../../src/features/payment-providers/stripe/fetch-missed-stripe-events.job.js';
import { deleteAccount } from '../../accounts/recovery-operations.js';
import { deleteEvent, updateEvent } from '../../events/event-operations.js';
import { cancelSignUp, termsOf } from '../../sign-ups/cancel-sign-up-operations.js';
import { signUpPerson } from '../../sign-ups/sign-up-operations.js';
import { doJobs } from '../../support/do-jobs.js';
import { completeCheckout, startCheckout } from '../payment-operations.js';
import { DECLINED_CARD, GOOD_CARD } from '../stripe-side.js';
import type { Model, ModelPerson } from './model.js';
import type { Real, RealPerson } from './real.js';

/** Something that a person, staff, Stripe or the machine may do at any moment. */
class Command implements fc.AsyncCommand<Model, Real> {
  constructor(
    private readonly name: string,
    private readonly act: (model: Model, real: Real) => Promise<void>,
  ) {}
  check = () => true;
  run = (model: Model, real: Real) => this.act(model, real);
  toString = () => this.name;
}

type PersonalAct = (person: RealPerson, knownOf: ModelPerson, real: Real, model: Model) => Promise<void>;

const personal = (name: string, act: PersonalAct) => (who: number) =>
  new Command(`${name} ${who}`, async (model, real) => {
    await act(real.people[who] as RealPerson, model.people[who] as ModelPerson, real, model);
  });

const start = personal('start checkout', async (person, known, { eventId }) => {
  const { data } = await startCheckout(person, eventId);
  const payment = data?.startCheckout?.payment;
  if (!payment || !data.startCheckout.clientSecret) return;
  const [intentId = ''] = (data.startCheckout.clientSecret as string).split('_secret_');
  if (person.held?.paymentId !== payment.id) known.isCheckoutOver = false;
  person.held = { paymentId: payment.id, intentId };
});

const payWith = (name: string, card: string) =>
  personal(name, async ({ held }, known, { app }) => {
    if (!held) return;
    // An intent stays succeeded when its money has gone back: a person who gave the place back has not paid again.
    if ((await app.stripe.intent(held.intentId)).status === 'succeeded') return;
    // Stripe refuses what is canceled.
    await app.stripe.pay(held.intentId, card).catch(() => {});
    const intent = await app.stripe.intent(held.intentId);
    if (intent.status === 'succeeded' && !known.isCheckoutOver) known.hasPaid = true;
  });

const complete = personal('complete', async (person) => {
  if (person.held) await completeCheckout(person, person.held.paymentId);
});

const signUpFree = personal('sign up for free', async (person, known, { eventId }) => {
  const { data } = await signUpPerson(person, eventId);
  if (data?.signUp?.signUp) known.hasFreePlace = true;
});

const giveBack = personal('give back', async (person, known, { eventId }) => {
  const place = (await termsOf(person, eventId).catch(() => null))?.id;
  const answer = place ? await cancelSignUp(person, place) : null;
  if (!answer?.data?.cancelSignUp?.cancelledSignUpId) return;
  known.hasPaid = false;
  known.hasFreePlace = false;
  known.isCheckoutOver = true;
});

const leave = personal('delete account', async ({ client }, known, { app, database }) => {
  // As if they had just signed in again: the clock may have gone on by hours.
  await database.query('UPDATE sessions SET created_at = $1', [app.clock.now()]);
  await deleteAccount(client);
  known.isAlive = false;
});

const changePrice = (pricePence: number) =>
  new Command(`price ${pricePence}`, async (model, { creator, eventId }) => {
    await updateEvent(creator.client, { id: eventId, pricePence });
    model.pricePence = pricePence;
  });

const cancelEvent = () =>
  new Command('delete event', async (model, { creator, eventId }) => {
    await deleteEvent(creator.client, eventId);
    model.isEventAlive = false;
  });

const webhooks = (mode: 'normal' | 'double' | 'drop' | 'hold') =>
  new Command(`webhooks ${mode}`, async (_model, { app }) => void (await app.stripe.webhooks(mode)));

const releaseLate = () =>
  new Command('late webhooks, the last first', async (_model, { app }) => {
    await app.stripe.release('reverse');
  });

const runJobs = () => new Command('jobs', (_model, { app }) => doJobs(app));

const ask = () =>
  new Command('five minutes later', async (_model, { app }) => {
    app.clock.advance(5 * 60_000 + 1);
    await fetchMissedStripeEventsJob.run(app.jobContext, {});
  });

const leaveLying = () =>
  new Command('an hour later', async (_model, { app }) => {
    app.clock.advance(60 * 60_000 + 1);
    await checkUnfinishedPaymentsJob.run(app.jobContext, {});
  });

const restart = () => new Command('restart', (_model, real) => real.restart());

/** Any of them, the everyday ones more often. */
export function anyCommands(people: number): fc.Arbitrary<Iterable<fc.AsyncCommand<Model, Real>>> {
  const who = fc.nat({ max: people - 1 });
  return fc.commands(
    [
      ...[1, 2, 3, 4].flatMap(() => [
        who.map(start),
        who.map(payWith('pay', GOOD_CARD)),
        who.map(payWith('decline', DECLINED_CARD)),
        who.map(complete),
      ]),
      who.map(signUpFree),
      who.map(giveBack),
      who.map(leave),
      fc.constantFrom(1000, 1200, 0).map(changePrice),
      fc.constant(null).map(cancelEvent),
      fc.constantFrom('normal' as const, 'double' as const, 'drop' as const, 'hold' as const).map(webhooks),
      fc.constant(null).map(releaseLate),
      fc.constant(null).map(runJobs),
      fc.constant(null).map(ask),
      fc.constant(null).map(leaveLying),
      fc.constant(null).map(restart),
    ],
    { maxCommands: 20, size: 'max' },
  );
}
