import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { placeRules, type Refusal } from '../../src/features/sign-ups/refusal.js';
import { updateEvent } from '../events/event-operations.js';
import { checkoutFor, codesOf, completeCheckout, startCheckout } from '../payments/payment-operations.js';
import { type PaymentsApp, startPaymentsApp } from '../payments/payments-app.js';
import type { Person } from '../support/world.js';
import { signUpPerson } from './sign-up-operations.js';
import { giveBack, join, lineOf, wait } from './waiting-list-operations.js';

const FREE = { pricePence: 0 };

let app: PaymentsApp;
let staff: Person;
let person: Person;
beforeAll(async () => {
  app = await startPaymentsApp({ doJobs: false });
  staff = await app.world.staff();
});
afterAll(() => app.close());

const rules = [...placeRules];
afterEach(() => {
  placeRules.splice(0, placeRules.length, ...rules);
});

function takeOut(refusal: Refusal): void {
  const index = placeRules.findIndex((rule) => rule.refusal === refusal);
  placeRules.splice(index, 1);
}

const end = (eventId: string) =>
  app.database.query(
    `UPDATE events SET starts_at = $2::timestamptz - interval '1 hour', ends_at = $2::timestamptz WHERE id = $1`,
    [eventId, app.clock.now()],
  );
const remove = (eventId: string) =>
  app.database.query('UPDATE events SET deleted_at = now() WHERE id = $1', [eventId]);
const unlist = (id: string) => updateEvent(staff.client, { id, visibility: 'UNLISTED' });
const cancel = (eventId: string) =>
  app.database.query(`UPDATE events SET cancelled_at = $2, cancellation_reason = 'Rain' WHERE id = $1`, [
    eventId,
    app.clock.now(),
  ]);

type Close = (eventId: string) => Promise<unknown>;

/** Each way to a place: what its person is told once the event has been closed to them; null: they have what they asked for. */
const ways: Record<string, (close: Close) => Promise<string | null>> = {
  'a sign-up that is stored with others': async (close) => {
    const { id } = await app.world.event(staff, FREE);
    await close(id);
    const { data } = await signUpPerson(person, id);
    return data.signUp.userErrors[0]?.code ?? null;
  },
  'a place in line': async (close) => {
    const { id } = await app.world.event(staff, { ...FREE, capacity: 1 });
    await signUpPerson(await app.world.user(), id);
    await close(id);
    const { data } = await join(person, id);
    return data.joinWaitingList.userErrors[0]?.code ?? null;
  },
  'the start of a checkout': async (close) => {
    const { id } = await app.world.event(staff);
    await close(id);
    return codesOf(await startCheckout(person, id))[0] ?? null;
  },
};

/** Ways of people who have a held place, or wait. */
const waysOfThoseInside: typeof ways = {
  'a held place that became free of charge': async (close) => {
    const { id } = await app.world.event(staff, { capacity: 1 });
    await checkoutFor(person, id);
    await updateEvent(staff.client, { id, pricePence: 0 });
    await close(id);
    const { data } = await signUpPerson(person, id);
    return data.signUp.userErrors[0]?.code ?? null;
  },
  'a payment that has succeeded': async (close) => {
    const { id } = await app.world.event(staff);
    const { payment, intentId } = await checkoutFor(person, id);
    await app.stripe.pay(intentId);
    await close(id);
    return codesOf(await completeCheckout(person, payment.id))[0] ?? null;
  },
};

/** The place is given back, which a cancelled event allows nobody. */
const wayOfTheLine: typeof ways = {
  'a place that goes to the line': async (close) => {
    const { id } = await app.world.event(staff, { ...FREE, capacity: 1 });
    const first = await app.world.user();
    await signUpPerson(first, id);
    await wait(person, id);
    await close(id);
    // The event's creator gives it back, who is bound to no deadline.
    await giveBack(app.database, { ...first, client: staff.client }, id);
    return (await lineOf(person.client, id)).viewerSignUp ? null : 'EVENT_ENDED';
  },
};
describe.each(Object.entries({ ...ways, ...waysOfThoseInside, ...wayOfTheLine }))('%s', (_way, ask) => {
  beforeAll(async () => {
    person = await app.world.user();
  });

  it('is had where no rule refuses', async () => {
    expect(await ask(async () => {})).toBeNull();
  });

  it('E3: is had at an unlisted event', async () => {
    expect(await ask(unlist)).toBeNull();
  });

  it('is refused when the event is over, by the one rule that says so', async () => {
    expect(await ask(end)).toBe('EVENT_ENDED');
    takeOut('EVENT_ENDED');
    expect(await ask(end)).toBeNull();
  });
});

describe.each(Object.entries(ways))('%s', (way, ask) => {
  it('is refused when the event is deleted, by the one rule that says so', async () => {
    person = await app.world.user();
    expect(await ask(remove)).toBe('EVENT_NOT_FOUND');
    takeOut('EVENT_NOT_FOUND');
    // A checkout reads the event before, for its price.
    expect(await ask(remove)).toBe(way === 'the start of a checkout' ? 'EVENT_NOT_FOUND' : null);
  });
});

describe.each(Object.entries({ ...ways, ...waysOfThoseInside }))('%s', (_way, ask) => {
  it('E4: is refused when the event is cancelled, by the one rule that says so', async () => {
    person = await app.world.user();
    expect(await ask(cancel)).toBe('EVENT_CANCELLED');
    takeOut('EVENT_CANCELLED');
    expect(await ask(cancel)).toBeNull();
  });
});
