import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UpdateEventInput } from '../gql/graphql.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import { giveBack, wait } from '../sign-ups/waiting-list-operations.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { readEvent, updateEvent } from './event-operations.js';
import { idsOf, seriesOf, updateFollowing } from './series-operations.js';

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  staff = await app.world.staff();
});
afterAll(() => app.close());

const DAY = 24 * 60 * 60_000;
/** A slip of the year. */
const LONG_AGO = { date: '2017-03-14' };
const refused = [
  {
    code: 'EVENT_ENDED',
    field: 'date',
    message: 'The event has people, and would be over already. To end it early, its owner can cancel it',
  },
];

const userErrorsOf = async (input: UpdateEventInput) =>
  (await updateEvent(staff.client, input)).data.updateEvent.userErrors;

async function eventWithPlace(fields: object = {}): Promise<string> {
  const { id } = await app.world.event(staff, { pricePence: 0, ...fields });
  await placeFor(await app.world.user(), id);
  return id;
}

describe('S51: an event is not moved to before now', () => {
  it('while it has a place', async () => {
    const id = await eventWithPlace();
    expect(await userErrorsOf({ id, title: 'Rye', ...LONG_AGO })).toEqual(refused);
    expect(await readEvent(app.anonymous(), id)).toMatchObject({
      title: 'Bread for beginners',
      date: '2027-03-14',
    });
  });

  it('while people wait for one', async () => {
    const { id } = await app.world.event(staff, { pricePence: 0, capacity: 1 });
    const person = await app.world.user();
    await placeFor(person, id);
    await wait(await app.world.user(), id);
    // With a price the free place becomes an offer for the person who waits.
    await userErrorsOf({ id, pricePence: 2450 });
    await giveBack(app.database, person, id);
    expect(await userErrorsOf({ id, ...LONG_AGO })).toEqual(refused);
  });

  it('by the time of its end alone', async () => {
    const id = await eventWithPlace();
    const today = app.clock.now().toISOString().slice(0, 10);
    expect(await userErrorsOf({ id, date: today, endTime: '11:59' })).toEqual(refused);
    expect(await userErrorsOf({ id, date: today, endTime: '12:01' })).toEqual([]);
  });

  it('where it follows another in a series that is moved', async () => {
    const ids = idsOf(await seriesOf(app.world, staff, { pricePence: 0 }, { count: 3 }));
    await placeFor(await app.world.user(), ids[2] ?? '');
    const move = { id: ids[0] ?? '', ...LONG_AGO };
    expect((await updateFollowing(staff.client, move)).userErrors).toEqual(refused);
    expect(await userErrorsOf(move)).toEqual([]);
  });

  it('where it is over, while its other fields can be corrected', async () => {
    const tomorrow = new Date(app.clock.now().getTime() + DAY).toISOString().slice(0, 10);
    const id = await eventWithPlace({ date: tomorrow });
    app.clock.advance(2 * DAY);
    expect(await userErrorsOf({ id, location: 'The barn' })).toEqual([]);
    expect(await userErrorsOf({ id, ...LONG_AGO })).toEqual(refused);
  });

  it('unless it has no people', async () => {
    const { id } = await app.world.event(staff, { pricePence: 0 });
    expect(await userErrorsOf({ id, ...LONG_AGO })).toEqual([]);
  });
});
