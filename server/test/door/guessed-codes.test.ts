import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import {
  freeEventOf,
  outcomesOf,
  phoneWithPass,
  placeWithCode,
  recordScans,
  scanOf,
} from './door-operations.js';

const GUESSES = 10_000;

let app: TestApp;
let staff: Person;
let eventId: string;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false, env: { QUERY_COST_PER_MINUTE: '1000000' } });
  staff = await app.world.staff();
  eventId = await freeEventOf(app, staff);
});
afterAll(() => app.close());

const guesses = () =>
  Array.from({ length: 200 }, () =>
    scanOf(Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('hex')),
  );

it('D26: ten thousand guesses by a pass are limited, and admit nobody', async () => {
  const { code } = await placeWithCode(app, eventId);
  const { phone } = await phoneWithPass({ client: staff.client, url: app.url }, { eventId });
  const codes: unknown[] = [];
  for (let sent = 0; sent < GUESSES; sent += 200) {
    const { data, errors } = await recordScans(phone, eventId, guesses());
    expect((data?.recordScans.scans ?? []).filter(({ outcome }) => outcome !== 'UNKNOWN_CODE')).toEqual([]);
    codes.push(errors?.[0]?.extensions.code);
  }
  expect(codes).toEqual([undefined, ...Array(GUESSES / 200 - 1).fill('RATE_LIMITED')]);
  const stored = await app.database.query(
    `SELECT count(*)::int AS count FROM scans WHERE outcome = 'UNKNOWN_CODE'`,
  );
  expect(stored).toEqual([{ count: 200 }]);
  // Another caller is not held up, and the team neither.
  expect(await outcomesOf(staff.client, eventId, [scanOf(code)])).toEqual(['ADMITTED']);
});

it('D26: right codes do not count', async () => {
  const { code } = await placeWithCode(app, eventId);
  for (let sent = 0; sent < 400; sent += 100) {
    const scans = Array.from({ length: 100 }, () => scanOf(code));
    expect(new Set(await outcomesOf(staff.client, eventId, scans)).size).toBeLessThan(3);
  }
});
