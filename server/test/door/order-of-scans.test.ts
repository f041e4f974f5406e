import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { doorOf, freeEventOf, placeWithCode, recorded, scanOf } from './door-operations.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
});
afterAll(() => app.close());

it('scans that a device sends together are listed by its clock, the latest first', async () => {
  const staff = await app.world.staff();
  const eventId = await freeEventOf(app, staff);
  const { code } = await placeWithCode(app, eventId);
  const sent = Array.from({ length: 20 }, (_, n) =>
    scanOf(code, { scannedAt: `2027-03-01T11:${String(n).padStart(2, '0')}:00.000Z` }),
  );
  await recorded(
    staff.client,
    eventId,
    sent.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  );
  const { scans } = await doorOf(staff.client, eventId);
  expect(scans.nodes.map(({ id }) => id)).toEqual(sent.toReversed().map(({ id }) => id));
});
