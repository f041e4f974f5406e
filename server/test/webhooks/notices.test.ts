import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '../accounts/recovery-operations.js';
import { deleteEvent, updateEvent } from '../events/event-operations.js';
import { seriesOf } from '../events/series-operations.js';
import { checkoutFor } from '../payments/payment-operations.js';
import { giveBack } from '../sign-ups/cancel-sign-up-operations.js';
import { placeFor, signUpPerson } from '../sign-ups/sign-up-operations.js';
import { wait } from '../sign-ups/waiting-list-operations.js';
import { doJobs } from '../support/do-jobs.js';
import { hold } from '../support/held-rows.js';
import type { Person } from '../support/world.js';
import { newWebhook } from './webhook-operations.js';
import { startWebhooksApp, type WebhooksApp } from './webhooks-app.js';

const FREE = { pricePence: 0 };

let app: WebhooksApp;
let staff: Person;
beforeAll(async () => {
  app = await startWebhooksApp();
});
beforeEach(async () => {
  await doJobs(app);
  staff = await app.world.staff();
  await newWebhook(staff, { url: app.receiver.url });
  app.receiver.received.length = 0;
});
afterAll(() => app.close());

const notices = async () => {
  await doJobs(app);
  return app.receiver.received.map(({ body }) => body);
};

describe('W1: a webhook is told', () => {
  it('that an event was created, changed and deleted, in this order', async () => {
    const { id } = await app.world.event(staff);
    await updateEvent(staff.client, { id, title: 'Bread' });
    await doJobs(app);
    await deleteEvent(staff.client, id);
    expect(await notices()).toMatchObject([
      { topic: 'EVENT_CREATED', event: { id, title: 'Bread' } },
      { topic: 'EVENT_UPDATED', event: { id, title: 'Bread' } },
      { topic: 'EVENT_DELETED', deletedEventId: id, event: null },
    ]);
  });

  it('that each event of a series was created', async () => {
    const { events } = await seriesOf(app.world, staff, { date: '2027-03-14' });
    const created = (await notices()).map(({ topic, event }) => ({ topic, id: event?.id }));
    // The notices of different events have no order.
    expect(created).toHaveLength(events.nodes.length);
    for (const { id } of events.nodes) expect(created).toContainEqual({ topic: 'EVENT_CREATED', id });
  });

  it('nothing where nothing was changed', async () => {
    const { id, title } = await app.world.event(staff);
    await updateEvent(staff.client, { id, title });
    expect((await notices()).map(({ topic }) => topic)).toEqual(['EVENT_CREATED']);
  });

  it('of sign-ups that come and go, with what their creator may see of them', async () => {
    const event = await app.world.event(staff, FREE);
    const person = await app.world.user();
    const { id } = await placeFor(person, event.id);
    await doJobs(app);
    await giveBack(person, id);
    expect(await notices()).toMatchObject([
      { topic: 'EVENT_CREATED' },
      { topic: 'SIGN_UP_ADDED', event: { id: event.id }, signUp: { id, email: person.email } },
      { topic: 'SIGN_UP_CANCELLED', event: { id: event.id }, signUp: null, cancelledSignUpId: id },
    ]);
  });

  it('of each of those who sign up together', async () => {
    const event = await app.world.event(staff, FREE);
    const people = await Promise.all(Array.from({ length: 12 }, () => app.world.user()));
    await Promise.all(people.map((person) => signUpPerson(person, event.id)));
    const told = (await notices()).filter(({ topic }) => topic === 'SIGN_UP_ADDED');
    expect(told.map(({ signUp }) => signUp?.email).toSorted()).toEqual(
      people.map(({ email }) => email).toSorted(),
    );
  });

  it('of a person who gets a place from the waiting list', async () => {
    const event = await app.world.event(staff, { ...FREE, capacity: 1 });
    const { id } = await placeFor(await app.world.user(), event.id);
    const next = await app.world.user();
    await wait(next, event.id);
    await giveBack(staff, id);
    const told = await notices();
    expect(told.map(({ topic }) => topic)).toEqual([
      'EVENT_CREATED',
      'SIGN_UP_ADDED',
      'WAITING_LIST_JOINED',
      'SIGN_UP_CANCELLED',
      'SIGN_UP_ADDED',
    ]);
    expect(told.at(-1)).toMatchObject({ signUp: { email: next.email } });
  });

  it('of payments, and of their refunds when the event is deleted', async () => {
    const { id: eventId } = await app.world.event(staff);
    const user = await app.world.user();
    const { payment } = await checkoutFor(user, eventId);
    await app.stripe.pay((await app.stripe.intentOf(payment)).id);
    await app.settle();
    const paid = await notices();
    expect(paid.map(({ topic }) => topic).toSorted()).toEqual([
      'EVENT_CREATED',
      'PAYMENT_SUCCEEDED',
      'SIGN_UP_ADDED',
    ]);
    expect(paid.at(-1)?.payment ?? paid.at(-2)?.payment).toMatchObject({
      id: payment.id,
      status: 'SUCCEEDED',
    });

    app.receiver.received.length = 0;
    await deleteEvent(staff.client, eventId);
    await app.settle();
    await app.settle();
    expect(await notices()).toMatchObject([
      { topic: 'EVENT_DELETED', deletedEventId: eventId },
      {
        topic: 'PAYMENT_REFUNDED',
        event: null,
        ...{ eventId, paymentId: payment.id, signUpId: expect.any(String) },
        payment: { id: payment.id, status: 'REFUNDED' },
      },
    ]);
  });

  it('of the sign-ups of an account that is deleted', async () => {
    const event = await app.world.event(staff, FREE);
    const person = await app.world.user();
    const { id } = await placeFor(person, event.id);
    await deleteAccount(person.client);
    expect((await notices()).at(-1)).toMatchObject({ topic: 'SIGN_UP_CANCELLED', cancelledSignUpId: id });
  });
});

describe('W1: a webhook is not told', () => {
  it('of the events of other staff', async () => {
    await app.world.event(await app.world.staff(), FREE);
    expect(await notices()).toEqual([]);
  });

  it('of topics that it does not have', async () => {
    const other = await app.world.staff();
    await newWebhook(other, { url: app.receiver.url, topics: ['EVENT_DELETED'] });
    await app.world.event(other);
    expect(await notices()).toEqual([]);
  });

  it('of what was refused', async () => {
    const event = await app.world.event(staff, FREE);
    const person = await app.world.user();
    await placeFor(person, event.id);
    await signUpPerson(person, event.id);
    expect((await notices()).map(({ topic }) => topic)).toEqual(['EVENT_CREATED', 'SIGN_UP_ADDED']);
  });
});

it('W1: a sign-up whose notice cannot be stored is not stored either', async () => {
  const event = await app.world.event(staff, FREE);
  await app.database.query(
    `ALTER TABLE webhook_notices ADD CONSTRAINT nothing_new CHECK (topic <> 'SIGN_UP_ADDED') NOT VALID`,
  );
  const person = await app.world.user();
  await signUpPerson(person, event.id).finally(() =>
    app.database.query('ALTER TABLE webhook_notices DROP CONSTRAINT nothing_new'),
  );
  expect(await app.database.query('SELECT id FROM sign_ups WHERE event_id = $1', [event.id])).toEqual([]);
});

it('W1: a change waits for a webhook that is being deleted, and is not failed by it', async () => {
  const { id } = await app.world.event(staff, FREE);
  const deletion = await hold(app.database, 'DELETE FROM webhooks WHERE account_id = $1', [staff.id]);
  const change = updateEvent(staff.client, { id, title: 'Changed' });
  await deletion.waiting(1);
  await deletion.commit();
  const { data, errors } = await change;
  expect(errors).toBeUndefined();
  expect(data.updateEvent).toMatchObject({ event: { title: 'Changed' }, userErrors: [] });
  expect(await app.database.query('SELECT FROM webhook_notices WHERE event_id = $1', [id])).toEqual([]);
});

it('a webhook that is deleted during a sign-up fails no sign-up', async () => {
  const event = await app.world.event(staff, FREE);
  const people = await Promise.all(Array.from({ length: 10 }, () => app.world.user()));
  const deletion = app.database.query('DELETE FROM webhooks WHERE account_id = $1', [staff.id]);
  const answers = await Promise.all(people.map((person) => signUpPerson(person, event.id)));
  await deletion;
  for (const { data } of answers) expect(data.signUp.userErrors).toEqual([]);
});
