import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NameShown } from '../gql/graphql.js';
import { hold } from '../support/held-rows.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { giveBack } from './cancel-sign-up-operations.js';
import { choicesOf, chooseForAccount, shownTo, updateSignUp } from './name-operations.js';
import { placeFor, signUpToSeveral } from './sign-up-operations.js';
import { wait } from './waiting-list-operations.js';

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await startTestApp({ env: { NAMES_SHOWN: 'ATTENDEES' }, doJobs: false });
  staff = await app.world.staff();
});
afterAll(() => app.close());

const newEvent = async (fields: object = {}) =>
  (await app.world.event(staff, { pricePence: 0, ...fields })).id;

const chosenFor = async (person: Person, eventId: string) => (await choicesOf(person.client, eventId)).place;

describe('the people who see a name are', () => {
  it('those that the installation has chosen, where the person has made none', async () => {
    const [person, eventId] = [await app.world.user(), await newEvent()];
    await placeFor(person, eventId);
    expect(await choicesOf(person.client, eventId)).toEqual({
      installation: 'ATTENDEES',
      account: null,
      place: 'ATTENDEES',
    });
  });

  it('those of the form, which are remembered for the next events', async () => {
    const person = await app.world.user();
    const [first, second, third] = [await newEvent(), await newEvent(), await newEvent()];
    await placeFor(person, first, { nameShown: 'TEAM' });
    await placeFor(person, second);
    await signUpToSeveral(person, [third]);
    for (const eventId of [first, second, third])
      expect(await choicesOf(person.client, eventId)).toMatchObject({ account: 'TEAM', place: 'TEAM' });
  });

  it('one choice for all dates that a person signs up to at once', async () => {
    const person = await app.world.user();
    const eventIds = [await newEvent(), await newEvent()];
    await signUpToSeveral(person, eventIds, { nameShown: 'SIGNED_IN' });
    for (const eventId of eventIds) expect(await chosenFor(person, eventId)).toBe('SIGNED_IN');
  });

  it('for a person who has waited, the choice of the waiting list', async () => {
    const eventId = await newEvent({ capacity: 1 });
    const [first, second] = [await app.world.user(), await app.world.user()];
    const { id } = await placeFor(first, eventId);
    await wait(second, eventId, { nameShown: 'TEAM' });
    await giveBack(first, id);
    expect(await chosenFor(second, eventId)).toBe('TEAM');
  });
});

describe('a choice for the account', () => {
  it('is for the next events, and for those places where it is the narrower one', async () => {
    const person = await app.world.user();
    const choices: NameShown[] = ['SIGNED_IN', 'ATTENDEES', 'TEAM'];
    const events = await Promise.all(choices.map(() => newEvent()));
    for (const [n, nameShown] of choices.entries())
      await placeFor(person, events[n] as string, { nameShown });
    const chosen = () => Promise.all(events.map((eventId) => chosenFor(person, eventId)));

    const { data } = await chooseForAccount(person.client, { name: 'Ines', defaultNameShown: 'ATTENDEES' });
    expect(data.updateAccount.account).toEqual({ name: 'Ines', defaultNameShown: 'ATTENDEES' });
    expect(await chosen()).toEqual(['ATTENDEES', 'ATTENDEES', 'TEAM']);
    await chooseForAccount(person.client, { name: 'Ines', defaultNameShown: 'SIGNED_IN' });
    expect(await chosen()).toEqual(['ATTENDEES', 'ATTENDEES', 'TEAM']);
    await chooseForAccount(person.client, { name: 'Ines' });
    expect((await choicesOf(person.client, events[0] as string)).account).toBe('SIGNED_IN');
    await chooseForAccount(person.client, { name: 'Ines', defaultNameShown: null });
    expect((await choicesOf(person.client, events[0] as string)).account).toBeNull();
  });

  it('leaves the places of others as they are', async () => {
    const [one, other, eventId] = [await app.world.user(), await app.world.user(), await newEvent()];
    for (const person of [one, other]) await placeFor(person, eventId, { nameShown: 'SIGNED_IN' });
    await chooseForAccount(one.client, { name: 'Ines', defaultNameShown: 'TEAM' });
    expect([await chosenFor(one, eventId), await chosenFor(other, eventId)]).toEqual(['TEAM', 'SIGNED_IN']);
  });
});

describe('a person changes their place', () => {
  it('in name and choice, and the ticket stays', async () => {
    const [person, eventId] = [await app.world.user(), await newEvent()];
    const { id: signUpId } = await placeFor(person, eventId, { name: 'Ines Morau' });
    const { data: before } = await updateSignUp(person.client, { signUpId });
    app.clock.advance(60_000);
    const { data } = await updateSignUp(person.client, {
      signUpId,
      name: ' Ines Moreau ',
      nameShown: 'SIGNED_IN',
    });
    expect(data.updateSignUp).toEqual({
      signUp: {
        id: signUpId,
        name: 'Ines Moreau',
        nameShown: 'SIGNED_IN',
        updatedAt: app.clock.now().toISOString(),
        ticket: before.updateSignUp.signUp?.ticket,
      },
      userErrors: [],
    });
    const { event } = await shownTo((await app.world.user()).client, eventId);
    expect(event?.signUps?.nodes).toEqual([{ id: signUpId, name: 'Ines Moreau' }]);
  });

  it('in the choice alone, once the event has started', async () => {
    const [person, eventId] = [await app.world.user(), await newEvent()];
    const { id: signUpId } = await placeFor(person, eventId, { name: 'Ines' });
    await app.database.query(
      `UPDATE events SET starts_at = $2, ends_at = $2::timestamptz + interval '1 hour' WHERE id = $1`,
      [eventId, app.clock.now()],
    );
    const renamed = await updateSignUp(person.client, { signUpId, name: 'Ben', nameShown: 'TEAM' });
    expect(renamed.data.updateSignUp.userErrors).toMatchObject([{ code: 'EVENT_ENDED', field: 'name' }]);
    expect(await chosenFor(person, eventId)).toBe('ATTENDEES');
    const hidden = await updateSignUp(person.client, { signUpId, name: 'Ines', nameShown: 'TEAM' });
    expect(hidden.data.updateSignUp.signUp).toMatchObject({ name: 'Ines', nameShown: 'TEAM' });
  });

  it.each([
    ['', 'REQUIRED'],
    ['x'.repeat(201), 'TOO_LONG'],
  ])('to no name like %j', async (name, code) => {
    const [person, eventId] = [await app.world.user(), await newEvent()];
    const { id: signUpId } = await placeFor(person, eventId);
    const { data } = await updateSignUp(person.client, { signUpId, name });
    expect(data.updateSignUp).toMatchObject({ signUp: null, userErrors: [{ code, field: 'name' }] });
  });

  it('and no other person does, the owner of the event included', async () => {
    const [person, eventId] = [await app.world.user(), await newEvent()];
    const { id: signUpId } = await placeFor(person, eventId);
    for (const { client } of [staff, await app.world.user()]) {
      const { errors } = await updateSignUp(client, { signUpId, nameShown: 'SIGNED_IN' });
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
    }
    const { data } = await updateSignUp(person.client, { signUpId: crypto.randomUUID(), name: 'Ines' });
    expect(data.updateSignUp.userErrors).toMatchObject([{ code: 'SIGN_UP_NOT_FOUND' }]);
  });
});

describe('S50: a narrower choice for the account holds against what is under way', () => {
  const forms = { nameShown: 'SIGNED_IN' } as const;
  const ways: [string, (person: Person, eventId: string) => Promise<unknown>, { capacity?: number }][] = [
    ['a sign-up', (person, eventId) => placeFor(person, eventId, forms), {}],
    ['a sign-up to several events', (person, eventId) => signUpToSeveral(person, [eventId], forms), {}],
    ['a person who begins to wait', (person, eventId) => wait(person, eventId, forms), { capacity: 1 }],
  ];
  const stored = (person: Person) =>
    app.database.query(
      `SELECT name_shown FROM sign_ups WHERE account_id = $1
       UNION ALL SELECT name_shown FROM waiting_list_entries WHERE account_id = $1
       UNION ALL SELECT default_name_shown FROM accounts WHERE id = $1`,
      [person.id],
    );
  const narrowed = [{ name_shown: 'TEAM' }, { name_shown: 'TEAM' }];

  async function fullEvent(fields: object): Promise<string> {
    const eventId = await newEvent(fields);
    if ('capacity' in fields) await placeFor(await app.world.user(), eventId);
    return eventId;
  }

  it.each(ways)('%s that is stored first', async (_, begin, fields) => {
    const [person, eventId] = [await app.world.user(), await fullEvent(fields)];
    const held = await hold(app.database, 'SELECT FROM events WHERE id = $1 FOR UPDATE', [eventId]);
    const begun = begin(person, eventId);
    await held.waiting(1);
    const chosen = chooseForAccount(person.client, { name: 'Ines', defaultNameShown: 'TEAM' });
    await held.waiting(2);
    await held.release();
    await Promise.all([begun, chosen]);
    expect(await stored(person)).toEqual(narrowed);
  });

  it.each(ways)('%s that is stored afterwards', async (_, begin, fields) => {
    const [person, eventId] = [await app.world.user(), await fullEvent(fields)];
    const held = await hold(
      app.database,
      `WITH locked AS (SELECT id FROM accounts WHERE id = $1 FOR UPDATE)
       UPDATE accounts SET default_name_shown = 'TEAM' FROM locked WHERE accounts.id = locked.id`,
      [person.id],
    );
    const begun = begin(person, eventId);
    await held.waiting(1);
    await held.commit();
    await begun;
    expect(await stored(person)).toEqual(narrowed);
  });
});
