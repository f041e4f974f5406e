import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateEvent } from '../events/event-operations.js';
import { checkoutFor } from '../payments/payment-operations.js';
import { type PaymentsApp, startPaymentsApp } from '../payments/payments-app.js';
import { placeFor, signUpPerson } from '../sign-ups/sign-up-operations.js';
import { wait } from '../sign-ups/waiting-list-operations.js';
import { statementsOf } from '../support/statements.js';
import type { Person } from '../support/world.js';
import { register } from './account-operations.js';
import { nameOf, updateAccount, userError } from './settings-operations.js';

let app: PaymentsApp;
let staff: Person;
let freeEventId: string;
beforeAll(async () => {
  app = await startPaymentsApp({ doJobs: false });
  staff = await app.world.staff();
  freeEventId = (await app.world.event(staff, { pricePence: 0 })).id;
});
afterAll(() => app.close());

const beforeAt = ({ email }: Person) => ({ name: email.split('@')[0], nameConfirmed: false });

describe('the name of an account', () => {
  it('is confirmed when it is given with the registration', async () => {
    const client = app.anonymous();
    await register(client, { email: `${crypto.randomUUID()}@example.org`, name: 'Ada' });
    expect(await nameOf(client)).toEqual({ name: 'Ada', nameConfirmed: true });
  });

  it('is the first that is typed in the form of a free event', async () => {
    const person = await app.world.user();
    expect(await nameOf(person.client)).toEqual(beforeAt(person));
    await placeFor(person, freeEventId, { name: ' Ines Moreau ' });
    const named = { name: 'Ines Moreau', nameConfirmed: true };
    expect(await nameOf(person.client)).toEqual(named);
    const { id } = await app.world.event(staff, { pricePence: 0 });
    await placeFor(person, id, { name: 'Another Person' });
    expect(await nameOf(person.client)).toEqual(named);
  });

  it('is the first that is typed in the form of an event with a price', async () => {
    const person = await app.world.user();
    await checkoutFor(person, (await app.world.event(staff)).id, { name: 'Ines Moreau' });
    expect(await nameOf(person.client)).toEqual({ name: 'Ines Moreau', nameConfirmed: true });
  });

  it('L4: is the first that is typed to wait for a place', async () => {
    const { id } = await app.world.event(staff, { pricePence: 0, capacity: 1 });
    await placeFor(await app.world.user(), id);
    const [person, other] = [await app.world.user(), await app.world.user()];
    await wait(person, id, { name: ' Ines Moreau ' });
    expect(await nameOf(person.client)).toEqual({ name: 'Ines Moreau', nameConfirmed: true });
    await wait(other, id, { name: 'Sister', email: `${crypto.randomUUID()}@example.org` });
    expect(await nameOf(other.client)).toEqual(beforeAt(other));
  });

  it('is the first that is typed beside the own address for a place that is held', async () => {
    const person = await app.world.user();
    const { id } = await app.world.event(staff, { capacity: 1 });
    await checkoutFor(person, id, { name: 'Sister', email: `${crypto.randomUUID()}@example.org` });
    await updateEvent(staff.client, { id, pricePence: 0 });
    await placeFor(person, id, { name: 'Ines Moreau' });
    expect(await nameOf(person.client)).toEqual({ name: 'Ines Moreau', nameConfirmed: true });
  });

  it('is not the one that is typed beside another address, nor for a place that is refused', async () => {
    const person = await app.world.user();
    const email = `${crypto.randomUUID()}@example.org`;
    await signUpPerson(person, (await app.world.event(staff)).id, { name: 'Refused' });
    await placeFor(person, freeEventId, { name: 'Sister', email });
    expect(await nameOf(person.client)).toEqual(beforeAt(person));
  });

  it('C1: costs a sign-up no statement where it is confirmed', async () => {
    const person = await app.world.user();
    await updateAccount(person.client, 'Ines');
    const { id } = await app.world.event(staff, { pricePence: 0 });
    const statements = await statementsOf(() => placeFor(person, id));
    expect(statements.filter(({ text }) => /UPDATE "?accounts/.test(text))).toEqual([]);
  });

  it('is changed, or confirmed as it is, by its owner', async () => {
    const person = await app.world.user();
    const { name } = beforeAt(person);
    expect(await updateAccount(person.client, `${name}`)).toMatchObject({
      account: { name, nameConfirmed: true },
      userErrors: [],
    });
    await updateAccount(person.client, '  Ines\r\n Moreau\u0000 ');
    expect(await nameOf(person.client)).toEqual({ name: 'Ines  Moreau', nameConfirmed: true });
  });

  it.each([
    [' \u0000 ', 'REQUIRED', 'name is required'],
    ['😀'.repeat(201), 'TOO_LONG', 'name is too long'],
  ])('is never %j', async (name, code, message) => {
    const person = await app.world.user();
    expect(await updateAccount(person.client, name)).toEqual(userError(code, message, 'name'));
    expect(await nameOf(person.client)).toEqual(beforeAt(person));
  });
});
