import { webcrypto } from 'node:crypto';
import { parseTicketCode } from '@turnout/texts/ticket-code';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { programOf } from '../accounts/access-token-operations.js';
import { cancelSignUp } from '../sign-ups/cancel-sign-up-operations.js';
import type { ApiClient } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { insertWebhook } from '../webhooks/webhook-rows.js';
import { fillDoor, freeEventOf, phoneWithPass, placeWithCode, recorded, scanOf } from './door-operations.js';

let app: TestApp;
let staff: Person;
let eventId: string;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  staff = await app.world.staff();
});
beforeEach(async () => {
  eventId = await freeEventOf(app, staff);
});
afterAll(() => app.close());

async function download(client: ApiClient, headers: Record<string, string> = {}) {
  const response = await client.request(`/door/${eventId}/snapshot`, { headers });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

const { subtle } = webcrypto;
const STATES = ['EXPECTED', 'ARRIVED', 'CANCELLED'];

/** Opens a snapshot as docs/door-snapshot.md describes it, with what every browser has. Null where there is no such ticket. */
async function open(bytes: Buffer, codeText: string) {
  expect(bytes.toString('latin1', 0, 8)).toBe('TRNDOOR1');
  const salt = bytes.subarray(8, 24);
  const code = await subtle.importKey(
    'raw',
    parseTicketCode(codeText) as Uint8Array<ArrayBuffer>,
    'HKDF',
    false,
    ['deriveBits'],
  );
  const info = new TextEncoder().encode('turnout door snapshot 1');
  const bits = Buffer.from(await subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, code, 256));
  for (let at = 28; at < bytes.length; ) {
    const end = at + 17 + 32 * (bytes[at + 16] as number) + 16;
    if (bytes.subarray(at, at + 16).equals(bits.subarray(0, 16))) {
      const key = await subtle.importKey('raw', bits.subarray(16), 'AES-GCM', false, ['decrypt']);
      const text = await subtle.decrypt(
        { name: 'AES-GCM', iv: new Uint8Array(12) },
        key,
        bytes.subarray(at + 17, end),
      );
      const opened = Buffer.from(text);
      return { state: STATES[opened[0] as number], name: opened.subarray(1).toString().replace(/\0+$/, '') };
    }
    at = end;
  }
  return null;
}

describe('the snapshot of a door', () => {
  it('has the state of each ticket, and the name of the person', async () => {
    const name = `${'Zoë '.repeat(49)}محمد`;
    const [expected, arrived, given] = [
      await placeWithCode(app, eventId, name),
      await placeWithCode(app, eventId),
      await placeWithCode(app, eventId),
    ];
    await recorded(staff.client, eventId, [scanOf(arrived.code)]);
    await cancelSignUp(given.person, given.id);
    const { bytes } = await download(staff.client);
    expect(bytes.readUInt32BE(24)).toBe(2);
    expect(await open(bytes, expected.code)).toEqual({ state: 'EXPECTED', name });
    expect(await open(bytes, arrived.code)).toEqual({ state: 'ARRIVED', name: 'Ines Moreau' });
    expect(await open(bytes, given.code)).toEqual({ state: 'CANCELLED', name: '' });
    const other = await placeWithCode(app, await freeEventOf(app, staff));
    expect(await open(bytes, other.code)).toBeNull();
  });

  it('D23: has no name, address, id or code to be read', async () => {
    const { webhookId } = await insertWebhook(app.database, staff.id);
    await app.database.query(
      `UPDATE webhooks SET topics = '{SIGN_UP_ADDED,ATTENDEE_ARRIVED}' WHERE id = $1`,
      [webhookId],
    );
    const { id, code, person } = await placeWithCode(app, eventId, 'Ines Moreau');
    const { bytes } = await download(staff.client);
    const raw = Buffer.from(parseTicketCode(code) as Uint8Array);
    for (const secret of [
      'Ines',
      'Moreau',
      person.email,
      id,
      code,
      code.replaceAll(' ', ''),
      raw,
      raw.toString('hex'),
    ])
      expect(bytes.includes(secret)).toBe(false);
    await recorded(staff.client, eventId, [scanOf(code), scanOf('unknown code')]);
    const logged = JSON.stringify(app.logged);
    const notices = await app.database.query<{ topic: string; text: string }>(
      'SELECT topic, notices::text AS text FROM webhook_notices AS notices WHERE sign_up_id = $1',
      [id],
    );
    expect(notices.map(({ topic }) => topic).toSorted()).toEqual(['ATTENDEE_ARRIVED', 'SIGN_UP_ADDED']);
    const stored = notices.map(({ text }) => text).join();
    for (const secret of [
      'Moreau',
      person.email,
      code,
      code.replaceAll(' ', ''),
      raw.toString('hex'),
      'unknown code',
    ])
      expect(logged + stored).not.toContain(secret);
  });

  it('is the same until something changes, and is sent once', async () => {
    const { code } = await placeWithCode(app, eventId);
    const first = await download(staff.client);
    const etag = first.response.headers.get('etag') ?? '';
    const again = await download(staff.client, { 'if-none-match': etag });
    expect([again.response.status, again.bytes.length]).toEqual([304, 0]);
    expect((await download(staff.client)).bytes).toEqual(first.bytes);
    await recorded(staff.client, eventId, [scanOf(code)]);
    const changed = await download(staff.client, { 'if-none-match': etag });
    expect(changed.response.status).toBe(200);
    // Another salt, so that a reader does not see which of the tickets has changed.
    expect(changed.bytes.subarray(28, 44)).not.toEqual(first.bytes.subarray(28, 44));
  });

  it('has 20,000 tickets in less than 2 MB, the same for all devices', async () => {
    await fillDoor(app, eventId, 20_000);
    const sizes = await Promise.all(
      Array.from({ length: 5 }, async () => (await download(staff.client)).bytes.length),
    );
    expect(new Set(sizes).size).toBe(1);
    expect(sizes[0]).toBeGreaterThan(20_000 * 65);
    expect(sizes[0]).toBeLessThan(2_000_000);
  });

  it('is for the team, its passes and tokens for the door', async () => {
    const statusFor = async (client: ApiClient) => (await download(client)).response.status;
    const { phone } = await phoneWithPass({ client: staff.client, url: app.url }, { eventId });
    const other = await phoneWithPass(
      { client: staff.client, url: app.url },
      { eventId: await freeEventOf(app, staff), maySearch: true },
    );
    expect(await statusFor(phone)).toBe(200);
    expect(await statusFor(await programOf(staff, 'DOOR'))).toBe(200);
    expect(await statusFor(await programOf(staff, 'SIGN_UPS_READ'))).toBe(403);
    expect(await statusFor(other.phone)).toBe(403);
    expect(await statusFor((await app.world.staff()).client)).toBe(403);
    expect(await statusFor(app.anonymous())).toBe(401);
  });

  it('comes with names for those alone who may search', async () => {
    const { id } = await placeWithCode(app, eventId);
    const names = async (client: ApiClient) => {
      const response = await client.request(`/door/${eventId}/names`);
      return { status: response.status, body: await response.json() };
    };
    const searching = await phoneWithPass(
      { client: staff.client, url: app.url },
      { eventId, maySearch: true },
    );
    expect(await names(searching.phone)).toEqual({
      status: 200,
      body: { people: [{ id, name: 'Ines Moreau', arrivedAt: null }] },
    });
    const { phone } = await phoneWithPass({ client: staff.client, url: app.url }, { eventId });
    expect((await names(phone)).status).toBe(403);
  });
});
