import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { sealTicket } from '../../src/features/door/snapshot/seal-ticket.js';
import { ApiClient } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { fillDoor, freeEventOf, phoneWithPass, recorded, scanOf } from './door-operations.js';

// It seals as always, and is counted.
vi.mock('../../src/features/door/snapshot/seal-ticket.js', { spy: true });

const PEOPLE = 500;
const DEVICES = 40;

let app: TestApp;
let staff: Person;
let eventId: string;
let codes: string[];
let devices: ApiClient[];
let secret: string;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  staff = await app.world.staff();
});
beforeEach(async () => {
  eventId = await freeEventOf(app, staff);
  codes = (await fillDoor(app, eventId, PEOPLE)).map(({ code }) => code);
  const pass = await phoneWithPass({ client: staff.client, url: app.url }, { eventId });
  secret = pass.secret;
  devices = Array.from({ length: DEVICES }, (_, index) => (index % 2 ? pass.phone : staff.client));
  vi.mocked(sealTicket).mockClear();
});
afterAll(() => app.close());

async function download(client: ApiClient, headers: Record<string, string> = {}) {
  const response = await client.request(`/door/${eventId}/snapshot`, { headers });
  return { status: response.status, etag: response.headers.get('etag') ?? '' };
}

const builds = () => vi.mocked(sealTicket).mock.calls.length / PEOPLE;

it('a snapshot is built once a version, for all devices that ask at the same time and later', async () => {
  const first = await Promise.all(devices.map((client) => download(client)));
  expect(new Set(first.map(({ etag }) => etag)).size).toBe(1);
  expect(builds()).toBe(1);
  await Promise.all(devices.map((client) => download(client)));
  expect(builds()).toBe(1);

  const [known] = first;
  await recorded(staff.client, eventId, [scanOf(codes[0] ?? '')]);
  const next = await Promise.all(
    devices.map((client) => download(client, { 'if-none-match': known?.etag ?? '' })),
  );
  expect(new Set(next.map(({ status }) => status))).toEqual(new Set([200]));
  expect(builds()).toBe(2);
});

it('a device that has the version costs no work, also on a process that has not built it', async () => {
  const { etag } = await download(staff.client);
  expect(builds()).toBe(1);
  const other = await startTestApp({ doJobs: false, database: app.database });
  const phone = new ApiClient(other.url, { authorization: `Bearer ${secret}` });
  expect(await download(phone, { 'if-none-match': etag })).toEqual({ status: 304, etag });
  expect(builds()).toBe(1);
  await other.close();
});
