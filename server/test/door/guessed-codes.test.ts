import { parseTicketCode } from '@turnout/texts/ticket-code';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiClient } from '../support/api-client.js';
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
  app = await startTestApp({
    doJobs: false,
    env: { QUERY_COST_PER_MINUTE: '1000000', TRUSTED_PROXIES: '127.0.0.1' },
  });
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
    `SELECT count(*)::int AS count FROM scans WHERE outcome = 'UNKNOWN_CODE' AND event_id = $1`,
    [eventId],
  );
  expect(stored).toEqual([{ count: 200 }]);
  // Another caller is not held up, and the team neither.
  expect(await outcomesOf(staff.client, eventId, [scanOf(code)])).toEqual(['ADMITTED']);
});

it('S61: a pass that scans one ticket again and again stores twenty of its scans in an hour', async () => {
  const { code } = await placeWithCode(app, eventId);
  const { phone } = await phoneWithPass({ client: staff.client, url: app.url }, { eventId });
  const again = Array.from({ length: 199 }, () => scanOf(code));
  const outcomes = await outcomesOf(phone, eventId, [scanOf(code), ...again]);
  expect(new Set(outcomes)).toEqual(new Set(['ADMITTED', 'ALREADY_IN']));
  expect(outcomes).toHaveLength(200);
  const offline = Array.from({ length: 200 }, () => scanOf(code, { admitted: true }));
  expect(new Set(await outcomesOf(phone, eventId, offline))).toEqual(new Set(['ADMITTED_TWICE']));
  const sql = `SELECT count(*)::int AS count FROM scans JOIN sign_ups ON sign_ups.id = sign_up_id WHERE ticket_code = $1`;
  expect(await app.database.query(sql, [Buffer.from(parseTicketCode(code) ?? [])])).toEqual([{ count: 21 }]);
  // Another helper stores scans of the ticket.
  expect(await outcomesOf(staff.client, eventId, [scanOf(code)])).toEqual(['ALREADY_IN']);
});

it('S54: guesses from a network keep no ticket of another event there out', async () => {
  const [other, { code }] = [await app.world.staff(), await placeWithCode(app, eventId)];
  const otherEvent = await freeEventOf(app, other);
  const helperOf = async ({ client }: Person, id: string) => {
    const { secret } = await phoneWithPass({ client, url: app.url }, { eventId: id });
    return new ApiClient(app.url, { authorization: `Bearer ${secret}`, 'x-forwarded-for': '198.18.7.1' });
  };
  const refusals: unknown[] = [];
  for (let caller = 0; caller < 11; caller++) {
    const phone = await helperOf(other, otherEvent);
    refusals.push((await recordScans(phone, otherEvent, guesses())).errors?.[0]?.extensions.code);
  }
  expect(refusals.at(-1)).toBe('RATE_LIMITED');
  const phone = await helperOf(staff, eventId);
  const alone = await recordScans(phone, eventId, guesses().slice(0, 1));
  expect(alone.errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
  const unknown = guesses()[0] as ReturnType<typeof scanOf>;
  expect(await outcomesOf(phone, eventId, [unknown, scanOf(code)])).toEqual(['UNKNOWN_CODE', 'ADMITTED']);
  expect(await app.database.query('SELECT FROM scans WHERE id = $1', [unknown.id])).toEqual([]);
});

it('D26: right codes do not count', async () => {
  const { code } = await placeWithCode(app, eventId);
  for (let sent = 0; sent < 400; sent += 100) {
    const scans = Array.from({ length: 100 }, () => scanOf(code));
    expect(new Set(await outcomesOf(staff.client, eventId, scans)).size).toBeLessThan(3);
  }
});
