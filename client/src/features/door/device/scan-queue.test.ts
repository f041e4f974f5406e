import { expect, it, vi } from 'vitest';
import { withNewDevice } from './device.fixture';
import { type DoorDatabase, openDoorDatabase } from './door-database';
import { type QueuedScan, ScanQueue } from './scan-queue';

const CODE = 'T7KQ4M2X9RWDH5ZB3NCF8PJV6W';
const aScan = (id: string, some: Partial<QueuedScan> = {}): QueuedScan => ({
  id,
  eventId: 'bread',
  door: 'North door',
  scannedAt: '2026-12-10T18:51:00.000Z',
  code: CODE,
  ...some,
});
const idsOf = (scans: QueuedScan[]) => scans.map(({ id }) => id);

withNewDevice();

async function openQueue(): Promise<ScanQueue & { database: DoorDatabase }> {
  return new ScanQueue(await openDoorDatabase()) as ScanQueue & { database: DoorDatabase };
}

it('D24: scans wait in their order through a new start of the page', async () => {
  const before = await openQueue();
  for (const id of ['one', 'two', 'three']) await before.add(aScan(id));
  before.database.close();
  const queue = await openQueue();
  expect(await queue.next('bread')).toEqual([aScan('one'), aScan('two'), aScan('three')]);
  expect(await queue.waiting('bread')).toEqual({
    count: 3,
    oldestAt: '2026-12-10T18:51:00.000Z',
    unsavedCount: 0,
  });
});

it('D23: no code can be read from what is stored', async () => {
  const queue = await openQueue();
  await queue.add(aScan('one'));
  const [stored] = await queue.database.getAll('scans');
  const bytes = Buffer.from(stored?.sealed as ArrayBuffer).toString('latin1');
  expect(JSON.stringify(stored) + bytes).not.toContain(CODE);
  expect((await queue.database.getAll('keys'))[0]?.extractable).toBe(false);
});

it('gives at most 200 scans and 48 kB a request', async () => {
  const queue = new ScanQueue(null);
  for (let number = 0; number < 250; number++) await queue.add(aScan(String(number)));
  expect(await queue.next('bread')).toHaveLength(200);
  const wide = new ScanQueue(null);
  for (let number = 0; number < 200; number++)
    await wide.add(aScan(String(number), { door: '🚪'.repeat(40) }));
  expect((await wide.next('bread')).length).toBeLessThan(190);
});

it('removes what was sent, of stored scans and of those in memory', async () => {
  const queue = await openQueue();
  await queue.add(aScan('one'));
  await queue.add(aScan('two'));
  expect(await queue.remove(['one'])).toBe(true);
  expect(await queue.remove(['one'])).toBe(false);
  expect(idsOf(await queue.next('bread'))).toEqual(['two']);
});

it('D34: says which scans are in memory alone where storage is full', async () => {
  const queue = await openQueue();
  vi.spyOn(queue.database, 'add').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
  await queue.add(aScan('one'));
  expect(await queue.waiting('bread')).toMatchObject({ count: 1, unsavedCount: 1 });
  expect(idsOf(await queue.next('bread'))).toEqual(['one']);
});

it('two tabs have one queue, and one key', async () => {
  const [one, other] = [await openQueue(), await openQueue()];
  await Promise.all([one.add(aScan('one')), other.add(aScan('two'))]);
  expect(idsOf(await one.next('bread')).toSorted()).toEqual(['one', 'two']);
  expect(await one.next('bread')).toEqual(await other.next('bread'));
});

it('keeps the scans of each event apart', async () => {
  const queue = await openQueue();
  await queue.add(aScan('one'));
  await queue.add(aScan('two', { eventId: 'swing' }));
  expect(idsOf(await queue.next('swing'))).toEqual(['two']);
  expect(await queue.eventIds()).toEqual(['bread', 'swing']);
});
