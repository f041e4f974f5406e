import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ScanInput } from '../gql/graphql.js';
import { cancelSignUp } from '../sign-ups/cancel-sign-up-operations.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';
import type { Person } from '../support/world.js';
import {
  doorOf,
  fillDoor,
  freeEventOf,
  outcomesOf,
  placeWithCode,
  recorded,
  scanOf,
  undoScan,
} from './door-operations.js';

/** In every run of the tests; more on request, `DOOR_ROUNDS=1000`. */
const ROUNDS = Number(process.env.DOOR_ROUNDS ?? 10);

let app: TestApp;
let staff: Person;
let eventId: string;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false, env: { QUERY_COST_PER_MINUTE: '1000000' } });
  staff = await app.world.staff();
  eventId = await freeEventOf(app, staff);
});
afterAll(() => app.close());

/** Runs these at one moment: all wait for the row of the place, which is then let go. */
async function meetingAt<Result>(signUpId: string, acts: (() => Promise<Result>)[]): Promise<Result[]> {
  const holder = app.dataSource.createQueryRunner();
  await holder.startTransaction();
  await holder.query('SELECT FROM sign_ups WHERE id = $1 FOR UPDATE', [signUpId]);
  const answers = acts.map((act) => act());
  await waitUntil(async () => {
    const waiting = await app.database.query(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    expect(waiting).toHaveLength(acts.length);
  });
  await holder.commitTransaction();
  await holder.release();
  return Promise.all(answers);
}

const send = (scan: ScanInput) => () => outcomesOf(staff.client, eventId, [scan]);

describe('D20: one ticket at two doors at one moment', () => {
  it(`is admitted once, ${ROUNDS} times in a row`, async () => {
    for (const { id, code } of await fillDoor(app, eventId, ROUNDS)) {
      const outcomes = await meetingAt(id, [send(scanOf(code)), send(scanOf(code, { door: 'South' }))]);
      expect(outcomes.flat().toSorted()).toEqual(['ADMITTED', 'ALREADY_IN']);
    }
  });

  it('is admitted twice without the primary key of arrivals', async () => {
    await app.database.query('CREATE TABLE unguarded (LIKE arrivals)');
    const { id } = await placeWithCode(app, eventId);
    const devices = [app.dataSource.createQueryRunner(), app.dataSource.createQueryRunner()];
    for (const device of devices) await device.startTransaction();
    const admitted = [];
    for (const device of devices) {
      admitted.push(
        await device.query(
          `INSERT INTO unguarded SELECT $1, $2, gen_random_uuid(), 'North', now()
           WHERE NOT EXISTS (SELECT FROM unguarded WHERE sign_up_id = $1) RETURNING sign_up_id`,
          [id, eventId],
        ),
      );
    }
    for (const device of devices) {
      await device.commitTransaction();
      await device.release();
    }
    expect(admitted.flat()).toHaveLength(2);
  });
});

it('D21: a scan that is sent twice at one moment is one scan', async () => {
  const { id, code } = await placeWithCode(app, eventId);
  const scan = scanOf(code);
  const before = (await doorOf(staff.client, eventId)).scans.totalCount;
  expect(await meetingAt(id, [send(scan), send(scan)])).toEqual([['ADMITTED'], ['ADMITTED']]);
  expect((await doorOf(staff.client, eventId)).scans.totalCount).toBe(before + 1);
});

it('D21: a scan of an unknown code that is sent twice at one moment is one scan', async () => {
  const scan = scanOf('nothing');
  const stored = await Promise.all([send(scan)(), send(scan)()]);
  expect(stored).toEqual([['UNKNOWN_CODE'], ['UNKNOWN_CODE']]);
});

it('D22: two devices that were without network are one arrival and one conflict', async () => {
  const { id, code } = await placeWithCode(app, eventId);
  const offline = ['North', 'Yard'].map((door) => send(scanOf(code, { door, admitted: true })));
  expect((await meetingAt(id, offline)).flat().toSorted()).toEqual(['ADMITTED', 'ADMITTED_TWICE']);
});

it('a place that is given back while it is scanned is either of the two, and no arrival stays without a place', async () => {
  const { id, code, person } = await placeWithCode(app, eventId);
  const cancelled = async () => [
    String((await cancelSignUp(person, id)).data.cancelSignUp.cancelledSignUpId),
  ];
  const [outcomes] = await meetingAt<string[]>(id, [send(scanOf(code)), cancelled]);
  expect(['ADMITTED', 'CANCELLED_PLACE']).toContain(outcomes?.[0]);
  const arrivals = 'SELECT FROM arrivals WHERE sign_up_id = $1';
  expect(await app.database.query(arrivals, [id])).toEqual([]);
});

it('D31: a scan that is undone while another comes in leaves an arrival for each person inside', async () => {
  for (const { id, code } of await fillDoor(app, eventId, ROUNDS)) {
    const first = scanOf(code);
    await recorded(staff.client, eventId, [first]);
    const twice = scanOf(code, { door: 'Yard', admitted: true });
    await Promise.all([undoScan(staff.client, first.id), send(twice)()]);
    const arrivals = await app.database.query('SELECT scan_id FROM arrivals WHERE sign_up_id = $1', [id]);
    expect(arrivals).toEqual([{ scan_id: twice.id }]);
  }
});
