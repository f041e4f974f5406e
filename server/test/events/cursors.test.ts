import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { listEvents, listOwnEvents } from './event-operations.js';

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await startTestApp();
  staff = await app.world.staff();
});
afterAll(() => app.close());

const cursorOf = (keys: unknown) => Buffer.from(JSON.stringify(keys)).toString('base64url');
const id = '01a1fb2f-3717-715a-b2f6-149fa4f183de';

const neverGiven = [
  '',
  'x',
  '====',
  '\u0000',
  '🎪',
  Buffer.from('not JSON').toString('base64url'),
  Buffer.from([0xff, 0xfe, 0x00]).toString('base64url'),
  cursorOf(null),
  cursorOf(5),
  cursorOf({ date: '2027-03-14' }),
  cursorOf([]),
  cursorOf(['2027-03-14', '10:00']),
  cursorOf(['2027-03-14', '10:00', id, 'more']),
  cursorOf([id, '10:00', '2027-03-14']),
  cursorOf(['2027-02-31', '10:00', id]),
  cursorOf(['0000-01-01', '10:00', id]),
  cursorOf(['infinity', '10:00', id]),
  cursorOf(['2027-03-14', '24:00', id]),
  cursorOf(['2027-03-14', '10:00:00', id]),
  cursorOf(['2027-03-14', 1000, id]),
  cursorOf(['2027-03-14', '10:00', `${id}'`]),
  cursorOf(['2027-03-14', '10:00', "' OR 1=1 --"]),
  cursorOf([{ $gt: '' }, '10:00', id]),
  'A'.repeat(50_000),
  '['.repeat(20_000),
];

describe('a cursor that no list ever gave', () => {
  it.each(neverGiven.map((after) => [after.slice(0, 60), after]))('%j is refused', async (_shown, after) => {
    for (const [name, page] of [
      ['after', { after }],
      ['before', { last: 5, before: after }],
    ] as const) {
      const answers = [await listEvents(staff.client, page), await listOwnEvents(staff.client, page)];
      for (const { data, errors } of answers) {
        expect(Object.values(data ?? {}).filter(Boolean)).toEqual([]);
        expect(errors).toMatchObject([
          { message: `"${name}" is not a cursor of this list`, extensions: { code: 'BAD_USER_INPUT' } },
        ]);
      }
    }
  });
});

describe('a cursor of the right shape', () => {
  it('need not be of an event that is there', async () => {
    const event = await app.world.event(staff, { date: '2027-03-14', startTime: '10:00' });
    const before = await listEvents(app.anonymous(), { after: cursorOf(['2027-03-14', '09:59', id]) });
    const after = await listEvents(app.anonymous(), { after: cursorOf(['2027-03-14', '10:01', id]) });
    expect(before.data.events.nodes).toMatchObject([{ id: event.id }]);
    expect(after.data.events.nodes).toEqual([]);
  });
});
