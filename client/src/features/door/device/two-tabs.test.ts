import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { expect, it, vi } from 'vitest';
import { snapshotFile } from '../snapshot/snapshot.fixture';
import { decideScan } from './decide-scan';
import { withNewDevice } from './device.fixture';
import { openDoorDatabase } from './door-database';
import { DoorDevice } from './door-device';

const CODE = 'T7KQ4M2X9RWDH5ZB3NCF8PJV6W';
const aScan = (id: string) => ({
  id,
  eventId: 'bread',
  door: 'North door',
  scannedAt: '2026-12-10T18:51:00.000Z',
  code: CODE,
});

withNewDevice();

/** A tab without network, with a list that was read before. */
async function openTab(): Promise<DoorDevice> {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
  const device = new DoorDevice('bread', client);
  await device.open();
  return device;
}

async function storeList(): Promise<void> {
  const database = await openDoorDatabase();
  const bytes = snapshotFile([{ code: CODE, name: 'Priya Nair' }]);
  await database?.put('lists', {
    eventId: 'bread',
    title: 'Ceilidh',
    arrivedCount: 0,
    canSearch: true,
    canUndo: true,
    bytes,
    etag: '"1"',
    asOf: Date.now(),
  });
  database?.close();
}

it.each([
  ['two tabs', async () => [await openTab(), await openTab()]],
  ['one tab', async () => Array<DoorDevice>(2).fill(await openTab())],
])('D24: one ticket that is scanned twice at one moment in %s is let in once', async (_, open) => {
  await storeList();
  const [one, other] = (await open()) as [DoorDevice, DoorDevice];
  const decided = await Promise.all([decideScan(one, aScan('one')), decideScan(other, aScan('two'))]);
  expect(decided.map((scan) => scan?.outcome).toSorted()).toEqual(['ADMITTED', 'ALREADY_IN']);
  expect(await one.queue.waiting('bread')).toMatchObject({ count: 1 });
});

it('D34: a tab says which scans of another tab wait', async () => {
  await storeList();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError()));
  const [one, other] = [await openTab(), await openTab()];
  const end = other.start();
  await decideScan(one, aScan('one'));
  await vi.waitFor(() => expect(other.state.value.waiting.count).toBe(1));
  await one.takeBack('one');
  await vi.waitFor(() => expect(other.state.value.waiting.count).toBe(0));
  end();
});
