import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateEvent } from '../events/event-operations.js';
import { codesOf, LiveStream } from '../live/live-stream.js';
import { ApiClient } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import {
  createDoorPass,
  doorOf,
  endDoorPass,
  freeEventOf,
  outcomesOf,
  phoneWithPass,
  placeWithCode,
  readDoor,
  recordScans,
  scanOf,
  undoScan,
} from './door-operations.js';

const HOUR = 60 * 60 * 1_000;

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

const passFor = (given: { maySearch?: boolean; mayUndo?: boolean } = {}, id = eventId) =>
  phoneWithPass({ client: staff.client, url: app.url }, { eventId: id, ...given });
const codeOfErrors = ({ errors }: { errors: { extensions: Record<string, unknown> }[] | undefined }) =>
  errors?.[0]?.extensions.code;
const SEARCH = `query ($id: ID!) { event(id: $id) { door { search(text: "in") { id name arrivedAt } } } }`;

describe('D25: a door pass', () => {
  it('opens the door of its event, and stands beside its scans by its name', async () => {
    const place = await placeWithCode(app, eventId);
    const { phone } = await passFor();
    expect(await outcomesOf(phone, eventId, [scanOf(place.code)])).toEqual(['ADMITTED']);
    expect(await doorOf(phone, eventId)).toMatchObject({
      arrivedCount: 1,
      scans: {
        nodes: [{ by: 'Lea, south', signUp: { name: 'Ines Moreau', arrivedAt: expect.any(String) } }],
      },
    });
  });

  it('is made once: its secret is in one response, after the # of an address, and stored as a hash', async () => {
    const { data } = await createDoorPass(staff.client, { eventId, name: 'Lea' });
    const { secret = '', url } = data.createDoorPass;
    expect(secret).toMatch(/^trd_[0-9A-Za-z]{28}$/);
    expect(url).toBe(`http://localhost:4000/door/${eventId}#pass=${secret}`);
    const rows = await app.database.query('SELECT to_jsonb(door_passes)::text AS row FROM door_passes');
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('opens no other event', async () => {
    const other = await freeEventOf(app, staff);
    const place = await placeWithCode(app, other);
    const { phone } = await passFor({ maySearch: true, mayUndo: true });
    expect(codeOfErrors(await readDoor(phone, other))).toBe('FORBIDDEN');
    const scan = scanOf(place.code);
    expect(codeOfErrors(await recordScans(phone, other, [scan]))).toBe('FORBIDDEN');
    await recordScans(staff.client, other, [scan]);
    const { data } = await undoScan(phone, scan.id);
    expect(data.undoScan.userErrors).toEqual([{ code: 'SCAN_NOT_FOUND', field: null }]);
    const stream = await LiveStream.open(
      phone,
      `subscription { doorChanged(eventId: "${other}") { arrivedCount } }`,
    );
    await recordScans(staff.client, other, [scanOf(place.code)]);
    expect(codesOf(await stream.message(0))).toEqual(['FORBIDDEN']);
    stream.close();
  });

  it.each([
    ['search', { maySearch: true }, true, false],
    ['undo', { mayUndo: true }, false, true],
    ['scan alone', {}, false, false],
  ])('that may %s does what it may', async (_what, rights, maySearch, mayUndo) => {
    const place = await placeWithCode(app, eventId);
    const { phone } = await passFor(rights);
    const scan = scanOf(place.code);
    await recordScans(phone, eventId, [scan]);
    const found = await phone.graphql(SEARCH, { id: eventId });
    expect(codeOfErrors(found)).toBe(maySearch ? undefined : 'FORBIDDEN');
    const byName = await recordScans(phone, eventId, [scanOf('', { code: null, signUpId: place.id })]);
    expect(codeOfErrors(byName)).toBe(maySearch ? undefined : 'FORBIDDEN');
    expect(codeOfErrors(await undoScan(phone, scan.id))).toBe(mayUndo ? undefined : 'FORBIDDEN');
  });

  it('T7: sees names, and no address, note, ticket or payment', async () => {
    const place = await placeWithCode(app, eventId);
    const { phone } = await passFor({ maySearch: true });
    for (const field of ['email', 'emailConfirmed', 'ticket { code }', 'payment { id }', 'signedUpAt']) {
      const query = SEARCH.replace('arrivedAt', field);
      const { data, errors } = await phone.graphql(query, { id: eventId });
      expect([field, codeOfErrors({ errors })]).toEqual([field, 'FORBIDDEN']);
      expect(JSON.stringify(data)).not.toContain(place.person.email);
    }
    const { data } = await phone.graphql(`query ($id: ID!) { event(id: $id) { signUps { nodes { id } } } }`, {
      id: eventId,
    });
    expect(data.event.signUps).toBeNull();
    expect(await phone.graphql('{ viewer { id } }')).toMatchObject({ data: { viewer: null } });
  });

  it('T2: ends at once, with its streams', async () => {
    const { id, phone } = await passFor();
    const place = await placeWithCode(app, eventId);
    const stream = await LiveStream.open(
      phone,
      `subscription { doorChanged(eventId: "${eventId}") { arrivedCount } }`,
    );
    await recordScans(staff.client, eventId, [scanOf(place.code)]);
    expect(await stream.message(0)).toEqual({ data: { doorChanged: { arrivedCount: 1 } } });
    expect((await endDoorPass(staff.client, id)).data.endDoorPass.event).toEqual({ id: eventId });
    await recordScans(staff.client, eventId, [scanOf(place.code)]);
    expect(codesOf(await stream.message(1))).toEqual(['UNAUTHENTICATED']);
    expect((await readDoor(phone, eventId)).status).toBe(401);
    const again = await endDoorPass(staff.client, id);
    expect(again.data.endDoorPass.userErrors).toEqual([{ code: 'DOOR_PASS_NOT_FOUND', field: null }]);
  });

  it('ends twelve hours after its event, to whatever day that moves', async () => {
    const own = await startTestApp({ doJobs: false, database: app.database });
    const { phone } = await phoneWithPass({ client: staff.client, url: own.url }, { eventId });
    const left = Date.parse('2027-03-14T12:30:00Z') + 12 * HOUR - own.clock.now().getTime();
    own.clock.advance(left - 1);
    expect((await readDoor(phone, eventId)).status).toBe(200);
    own.clock.advance(1);
    expect((await readDoor(phone, eventId)).status).toBe(401);
    await updateEvent(staff.client, { id: eventId, date: '2027-03-15' });
    expect((await readDoor(phone, eventId)).status).toBe(200);
    await own.close();
  });

  it('is listed for the team with its last use, and not when it has ended', async () => {
    const { id, phone } = await passFor();
    await doorOf(phone, eventId);
    const PASSES = 'query ($id: ID!) { event(id: $id) { door { passes { id lastUsedAt expiresAt } } } }';
    const read = async (client: ApiClient) => client.graphql(PASSES, { id: eventId });
    expect((await read(staff.client)).data.event.door.passes).toMatchObject([
      { id, lastUsedAt: expect.any(String), expiresAt: '2027-03-15T00:30:00.000Z' },
    ]);
    expect(codeOfErrors(await read(phone))).toBe('FORBIDDEN');
    await endDoorPass(staff.client, id);
    expect((await read(staff.client)).data.event.door.passes).toEqual([]);
  });

  it('is made for a person in a browser alone, with a name, at most 50 times', async () => {
    const stranger = await app.world.staff();
    expect(codeOfErrors(await createDoorPass(stranger.client, { eventId, name: 'Lea' }))).toBe('FORBIDDEN');
    const codesFor = async (name: string, id = eventId) =>
      (await createDoorPass(staff.client, { eventId: id, name })).data.createDoorPass.userErrors;
    expect(await codesFor(' ')).toEqual([{ code: 'REQUIRED', field: 'name' }]);
    expect(await codesFor('x'.repeat(81))).toEqual([{ code: 'TOO_LONG', field: 'name' }]);
    expect(await codesFor('Lea', randomUUID())).toEqual([{ code: 'EVENT_NOT_FOUND', field: null }]);
    for (let made = 0; made < 50; made++) expect(await codesFor(`Lea ${made}`)).toEqual([]);
    expect(await codesFor('Lea')).toEqual([{ code: 'TOO_MANY', field: null }]);
  });
});

it('D25: a secret that never was one is refused everywhere', async () => {
  for (const secret of ['trd_1', `trd_${'0'.repeat(28)}`]) {
    const phone = new ApiClient(app.url, { authorization: `Bearer ${secret}` });
    expect((await phone.graphql('{ settings { productName } }')).status).toBe(401);
  }
});
