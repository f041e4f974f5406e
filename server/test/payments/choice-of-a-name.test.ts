import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NameShown } from '../gql/graphql.js';
import { CHOICES } from '../sign-ups/name-operations.js';
import { giveBack, wait } from '../sign-ups/waiting-list-operations.js';
import type { Person } from '../support/world.js';
import { checkoutFor, completeCheckout } from './payment-operations.js';
import { type PaymentsApp, startPaymentsApp } from './payments-app.js';

let app: PaymentsApp;
let creator: Person;
beforeAll(async () => {
  app = await startPaymentsApp({ doJobs: false, env: { NAMES_SHOWN: 'ATTENDEES' } });
  creator = await app.world.staff();
});
afterAll(() => app.close());

/** @returns the choice of the place that a person has paid for */
async function choiceOfPaid(person: Person, eventId: string, form: { nameShown?: NameShown } = {}) {
  const { payment, intentId } = await checkoutFor(person, eventId, form);
  await app.stripe.pay(intentId);
  await completeCheckout(person, payment.id);
  await app.settle();
  const places = await app.database.query<{ choice: NameShown }>(
    'SELECT name_shown AS choice FROM sign_ups WHERE event_id = $1 AND account_id = $2',
    [eventId, person.id],
  );
  return places.map(({ choice }) => choice);
}

/** A person who was offered the only place of an event, after a choice in the waiting list. */
async function offered(nameShown: NameShown) {
  const { id } = await app.world.event(creator, { capacity: 1 });
  const [first, person] = [await app.world.user(), await app.world.user()];
  await choiceOfPaid(first, id);
  await wait(person, id, { nameShown });
  await giveBack(app.database, first, id);
  await app.settle();
  return { id, person };
}

describe('C10: the choice of the people who see a name', () => {
  it.each(CHOICES)('%s goes with a payment to the place', async (nameShown) => {
    const { id } = await app.world.event(creator);
    expect(await choiceOfPaid(await app.world.user(), id, { nameShown })).toEqual([nameShown]);
  });

  it('goes by the installation where the person says nothing', async () => {
    const { id } = await app.world.event(creator);
    expect(await choiceOfPaid(await app.world.user(), id)).toEqual(['ATTENDEES']);
  });

  it.each(CHOICES)('%s goes from the waiting list with an offer to the place', async (nameShown) => {
    const { id, person } = await offered(nameShown);
    expect(await choiceOfPaid(person, id)).toEqual([nameShown]);
  });

  it('is that of the checkout where the person chooses again', async () => {
    const { id, person } = await offered('SIGNED_IN');
    expect(await choiceOfPaid(person, id, { nameShown: 'TEAM' })).toEqual(['TEAM']);
  });
});
