import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { programOf } from '../accounts/access-token-operations.js';
import { cancelEvent, deleteEvent, undoCancelEvent } from '../events/event-operations.js';
import { graphql } from '../gql/index.js';
import type { ApiClient } from '../support/api-client.js';
import { statementsOf } from '../support/statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { placeFor } from './sign-up-operations.js';
import { giveBack, leave, wait } from './waiting-list-operations.js';

const CLASHES = graphql(`query ViewerClashes($id: ID!) {
  event(id: $id) { viewerClashes { title viewerSignUp { id } viewerWaitingListEntry { id } } }
}`);

let app: TestApp;
let staff: Person;
let ada: Person;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  staff = await app.world.staff();
});
beforeEach(async () => {
  ada = await app.world.user();
});
afterAll(() => app.close());

type When = [date: string, startTime: string, endTime: string, timeZone?: string];

const event = async (
  title: string,
  [date, startTime, endTime, timeZone = 'UTC']: When,
  fields: object = {},
) =>
  (await app.world.event(staff, { title, date, startTime, endTime, timeZone, pricePence: 0, ...fields })).id;

async function clashesOf(id: string, client: ApiClient = ada.client): Promise<string[] | undefined> {
  const { data, errors } = await client.graphql(CLASHES, { id });
  expect(errors).toBeUndefined();
  return data.event?.viewerClashes.map(({ title }) => title);
}

const EVENING: When = ['2027-06-14', '18:00', '20:00'];

describe('R7: a clash', () => {
  it.each<[what: string, own: When, other: When, isClash: boolean]>([
    ['the same time', EVENING, EVENING, true],
    ['one inside the other', EVENING, ['2027-06-14', '18:30', '19:00'], true],
    ['one minute together', EVENING, ['2027-06-14', '19:59', '22:00'], true],
    ['one that begins when the other ends', EVENING, ['2027-06-14', '20:00', '22:00'], false],
    ['one that ends when the other begins', EVENING, ['2027-06-14', '16:00', '18:00'], false],
    ['the same clocks in other zones', EVENING, ['2027-06-14', '18:00', '20:00', 'Asia/Tokyo'], false],
    ['the same instants in other zones', EVENING, ['2027-06-15', '03:00', '05:00', 'Asia/Tokyo'], true],
    ['another date in another zone', EVENING, ['2027-06-15', '06:30', '08:00', 'Pacific/Auckland'], true],
    ['over midnight', ['2027-06-14', '22:00', '02:00'], ['2027-06-15', '01:00', '03:00'], true],
    ['after midnight', ['2027-06-14', '22:00', '01:00'], ['2027-06-15', '01:00', '03:00'], false],
    ['a whole day', ['2027-06-14', '09:00', '09:00'], ['2027-06-15', '08:00', '10:00'], true],
    // On 28 March 2027 the clocks of London go from 01:00 to 02:00: 02:30 there is 01:30 UTC.
    [
      'over the change of clocks',
      ['2027-03-28', '02:00', '02:45', 'Europe/London'],
      ['2027-03-28', '01:30', '02:00'],
      true,
    ],
    [
      'after the change of clocks',
      ['2027-03-28', '02:00', '02:45', 'Europe/London'],
      ['2027-03-28', '02:00', '02:45'],
      false,
    ],
  ])('of %s', async (_what, own, other, isClash) => {
    const [mine, theirs] = [await event('Own', own), await event('Other', other)];
    await placeFor(ada, mine);
    expect(await clashesOf(theirs)).toEqual(isClash ? ['Own'] : []);
    await giveBack(app.database, ada, mine);
    await placeFor(ada, theirs);
    expect(await clashesOf(mine)).toEqual(isClash ? ['Other'] : []);
  });

  it('is a place or a wait of the viewer alone, the soonest first, and not the event itself', async () => {
    const [first, full, this_] = [
      await event('First', ['2027-06-14', '17:00', '19:00']),
      await event('Full', ['2027-06-14', '19:00', '21:00'], { capacity: 1 }),
      await event('This', EVENING),
    ];
    const ben = await app.world.user();
    for (const id of [full, this_]) await placeFor(ben, id);
    for (const id of [first, this_]) await placeFor(ada, id);
    await wait(ada, full);
    const { data } = await ada.client.graphql(CLASHES, { id: this_ });
    expect(data.event?.viewerClashes).toEqual([
      { title: 'First', viewerSignUp: { id: expect.any(String) }, viewerWaitingListEntry: null },
      { title: 'Full', viewerSignUp: null, viewerWaitingListEntry: { id: expect.any(String) } },
    ]);
    expect(await clashesOf(this_, ben.client)).toEqual(['Full']);
    expect(await clashesOf(this_, staff.client)).toEqual([]);
    expect(await clashesOf(this_, app.anonymous())).toEqual([]);
    await leave(ada, full);
    expect(await clashesOf(this_)).toEqual(['First']);
  });

  it('is none with a cancelled or deleted event', async () => {
    const [own, gone, other] = [
      await event('Own', EVENING),
      await event('Gone', EVENING),
      await event('Other', EVENING),
    ];
    for (const id of [own, gone]) await placeFor(ada, id);
    expect(await clashesOf(other)).toEqual(['Own', 'Gone']);
    await deleteEvent(staff.client, gone);
    await cancelEvent(staff.client, own);
    expect(await clashesOf(other)).toEqual([]);
    await undoCancelEvent(staff.client, own);
    expect(await clashesOf(other)).toEqual(['Own']);
    await cancelEvent(staff.client, other);
    expect(await clashesOf(other)).toEqual([]);
  });

  it('is for a program with the right to read places alone', async () => {
    const [own, other] = [await event('Own', EVENING), await event('Other', EVENING)];
    await placeFor(ada, own);
    expect(await clashesOf(other, await programOf(ada, 'SIGN_UPS_READ'))).toEqual(['Own']);
    expect(await clashesOf(other, await programOf(ada, 'ACCOUNT_READ'))).toEqual([]);
  });

  it('of many events takes one statement, and twenty are the most', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 22; n++) ids.push(await event(`Own ${n}`, ['2028-06-14', '18:00', '20:00']));
    for (const id of ids) await placeFor(ada, id);
    expect(await clashesOf(ids[0] ?? '')).toHaveLength(20);
    const statements = await statementsOf(async () => {
      const query = '{ events(first: 20) { nodes { viewerClashes { title } } } }';
      expect((await ada.client.graphql(query)).errors).toBeUndefined();
    });
    expect(statements.filter(({ text }) => text.includes('waiting_list_entries'))).toHaveLength(1);
  });
});
