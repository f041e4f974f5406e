import { setTimeout as delay } from 'node:timers/promises';
import { chunk } from 'es-toolkit/array/chunk';
import { shuffle } from 'es-toolkit/array/shuffle';
import { expect, it } from 'vitest';
import { fillDoor, phoneWithPass, recordScans, scanOf } from '../door/door-operations.js';
import type { ScanInput } from '../gql/graphql.js';
import { ApiClient } from '../support/api-client.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { World } from '../support/world.js';
import { startTwoServers } from './two-servers.js';

const PLACES = 5_000;
const DEVICES = 6;
/** Doors at which each ticket is scanned. */
const DOORS_OF_TICKET = 2;
/** Scans in one request. */
const AT_ONCE = 5;
/** Milliseconds between the ends of two processes, and before a device sends again. */
const LIFE = 1_500;
const AGAIN = 100;

it('D20, D21: devices that send again while servers are killed with -9 store each scan once, and admit each place once', async () => {
  const database = await createTestDatabase();
  const servers = await startTwoServers(database);
  const owner = await new World(() => new ApiClient(servers.url)).staff();
  const { id: eventId } = await new World(() => new ApiClient(servers.url)).event(owner, { pricePence: 0 });
  const places = await fillDoor({ database }, eventId, PLACES);
  const devices = Array.from({ length: DEVICES }, (): ScanInput[] => []);
  for (const [n, { code }] of places.entries())
    for (let door = 0; door < DOORS_OF_TICKET; door++)
      devices[(n + door) % DEVICES]?.push(scanOf(code, { door: `Door ${door}` }));

  const answered = new Map<string, string>();
  let sentAgain = 0;
  const scanAll = async (scans: readonly ScanInput[]) => {
    const { phone } = await phoneWithPass({ client: owner.client, url: servers.url }, { eventId });
    for (const some of chunk(shuffle([...scans]), AT_ONCE)) {
      let stored = await send(phone, eventId, some);
      for (; !stored; sentAgain++) {
        await delay(AGAIN);
        stored = await send(phone, eventId, some);
      }
      for (const { id, outcome } of stored) answered.set(id, outcome);
    }
  };
  let isOver = false;
  const killing = (async () => {
    for (let n = 0; !isOver; n++) {
      await delay(LIFE);
      await servers.kill(n % 2);
    }
  })();
  await Promise.all(devices.map(scanAll));
  isOver = true;
  await killing;

  const scans = await scansOf(database, eventId);
  console.table({ scans: scans.length, 'sent again': sentAgain, ...servers.counts });
  expect(scans.map(({ id }) => id).toSorted()).toEqual(
    devices
      .flat()
      .map(({ id }) => id)
      .toSorted(),
  );
  expect(scans.filter(({ id, outcome }) => answered.get(id) !== outcome)).toEqual([]);
  const admitted = scans.filter(({ outcome }) => outcome === 'ADMITTED').map(({ signUpId }) => signUpId);
  const arrived = await database.query<{ id: string }>('SELECT sign_up_id AS id FROM arrivals');
  for (const ids of [admitted, arrived.map(({ id }) => id)])
    expect(ids.toSorted()).toEqual(places.map(({ id }) => id).toSorted());
  expect(sentAgain, 'a run in which nothing went wrong').toBeGreaterThan(0);
  await servers.close();
});

/** @returns null where no answer came, or none that says what became of the scans */
async function send(phone: ApiClient, eventId: string, scans: ScanInput[]) {
  const answer = await recordScans(phone, eventId, scans).catch(() => null);
  return answer?.data?.recordScans.scans ?? null;
}

function scansOf(database: TestDatabase, eventId: string) {
  return database.query<{ id: string; outcome: string; signUpId: string }>(
    'SELECT id, outcome, sign_up_id AS "signUpId" FROM scans WHERE event_id = $1',
    [eventId],
  );
}
