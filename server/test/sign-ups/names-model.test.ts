import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { NameShown } from '../gql/graphql.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { giveBack } from './cancel-sign-up-operations.js';
import { CHOICES, chooseForAccount, namesPageByPage, shownTo, updateSignUp } from './name-operations.js';
import { placeFor } from './sign-up-operations.js';

let app: TestApp;
let staff: Person;
let people: Person[];
let outsider: Person;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  [staff, outsider] = [await app.world.staff(), await app.world.user()];
  people = await Promise.all(Array.from({ length: 4 }, () => app.world.user()));
});
afterAll(() => app.close());

const nameOf = (n: number) => `Person ${n}`;

interface Step {
  act: 'sign up' | 'give back' | 'change the place' | 'change the account';
  who: number;
  choice: NameShown | undefined;
}

const steps = fc.array(
  fc.record<Step>({
    act: fc.constantFrom('sign up', 'sign up', 'give back', 'change the place', 'change the account'),
    who: fc.nat(3),
    choice: fc.constantFrom(...CHOICES, undefined),
  }),
  { minLength: 3, maxLength: 10 },
);

/** The people with a place, and what they have chosen: for the place and for the account. */
class Model {
  readonly places = new Map<number, { id: string; choice: NameShown }>();
  readonly defaults = new Map<number, NameShown>();

  async run(eventId: string, { act, who, choice }: Step): Promise<void> {
    const [person, place] = [people[who] as Person, this.places.get(who)];
    app.clock.advance(1_000);
    if (act === 'sign up' && !place) {
      const form = { name: nameOf(who), ...(choice && { nameShown: choice }) };
      const { id } = await placeFor(person, eventId, form);
      if (choice) this.defaults.set(who, choice);
      this.places.set(who, { id, choice: choice ?? this.defaults.get(who) ?? 'SIGNED_IN' });
    }
    if (act === 'give back' && place) {
      await giveBack(person, place.id);
      this.places.delete(who);
    }
    if (act === 'change the place' && place && choice) {
      await updateSignUp(person.client, { signUpId: place.id, nameShown: choice });
      place.choice = choice;
    }
    if (act === 'change the account' && choice) {
      await chooseForAccount(person.client, { name: 'Ines', defaultNameShown: choice });
      this.defaults.set(who, choice);
      if (place && CHOICES.indexOf(choice) > CHOICES.indexOf(place.choice)) place.choice = choice;
    }
  }

  /** @param viewer the number of a person; null: of somebody without a place */
  shownTo(viewer: number | null): string[] {
    const isThere = viewer !== null && this.places.has(viewer);
    return [...this.places]
      .filter(
        ([who, { choice }]) =>
          who === viewer || choice === 'SIGNED_IN' || (choice === 'ATTENDEES' && isThere),
      )
      .map(([who]) => nameOf(who))
      .toSorted();
  }
}

async function expectShown(viewer: Person, eventId: string, model: Model, names: string[]): Promise<void> {
  for (const orderBy of ['NAME', 'LATEST_FIRST'] as const)
    expect((await namesPageByPage(viewer.client, eventId, orderBy)).toSorted()).toEqual(names);
  const { event } = await shownTo(viewer.client, eventId, { first: 1 });
  const { size } = model.places;
  expect(event).toMatchObject({ signUpCount: size, hiddenSignUpCount: size - names.length });
  expect(event?.signUps?.totalCount).toBe(size);
  for (const { id } of model.places.values()) {
    const { data } = await viewer.client.graphql(`{ node(id: "${id}") { ... on SignUp { name } } }`);
    if (data.node) expect(names).toContain(data.node.name);
  }
}

it('C10, C11: after any history each person finds the names that are shown to them, and all people in the counts', async () => {
  const property = fc.asyncProperty(steps, async (history) => {
    await app.database.query('UPDATE accounts SET default_name_shown = NULL');
    const { id: eventId } = await app.world.event(staff, { pricePence: 0 });
    const model = new Model();
    for (const step of history) await model.run(eventId, step);
    await expectShown(outsider, eventId, model, model.shownTo(null));
    await expectShown(staff, eventId, model, [...model.places.keys()].map(nameOf).toSorted());
    for (const [n, person] of people.entries()) await expectShown(person, eventId, model, model.shownTo(n));
  });
  await fc.assert(property, { numRuns: 12 });
});

it('C18: where no person chooses, all people who are signed in find all names', async () => {
  await app.database.query('UPDATE accounts SET default_name_shown = NULL');
  const { id } = await app.world.event(staff, { pricePence: 0 });
  for (const [n, person] of people.entries()) await placeFor(person, id, { name: nameOf(n) });
  const { event } = await shownTo(outsider.client, id);
  expect(event?.hiddenSignUpCount).toBe(0);
  expect(event?.signUps?.nodes.map(({ name }) => name).toSorted()).toEqual(people.map((_, n) => nameOf(n)));
});
