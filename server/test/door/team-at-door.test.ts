import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMember, changeRole, removeFromEvent } from '../events/team-operations.js';
import { codesOf, LiveStream } from '../live/live-stream.js';
import type { ApiClient } from '../support/api-client.js';
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
  recorded,
  scanOf,
  undoScan,
} from './door-operations.js';

let app: TestApp;
let owner: Person;
let editor: Person;
let helper: Person;
let eventId: string;
let place: Awaited<ReturnType<typeof placeWithCode>>;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  [owner, editor, helper] = [await app.world.staff(), await app.world.staff(), await app.world.user()];
});
beforeEach(async () => {
  eventId = await freeEventOf(app, owner);
  place = await placeWithCode(app, eventId);
  await addMember(app.database, eventId, editor, 'EDITOR');
  await addMember(app.database, eventId, helper, 'DOOR');
});
afterAll(() => app.close());

const SEARCH = `query ($id: ID!) { event(id: $id) { door { search(text: "MORÉAU") { id name arrivedAt email } } } }`;
const codeOfErrors = ({ errors }: { errors: { extensions: Record<string, unknown> }[] | undefined }) =>
  errors?.[0]?.extensions.code;

describe('T1: a door helper', () => {
  it('scans, undoes and finds people by name, with an account of whatever role', async () => {
    const scan = scanOf(place.code);
    expect(await recorded(helper.client, eventId, [scan])).toMatchObject([{ outcome: 'ADMITTED' }]);
    expect((await undoScan(helper.client, scan.id)).data.undoScan.userErrors).toEqual([]);
    expect(
      await outcomesOf(helper.client, eventId, [scanOf('', { code: null, signUpId: place.id })]),
    ).toEqual(['ADMITTED']);
    expect(await doorOf(helper.client, eventId)).toMatchObject({ arrivedCount: 1 });
  });

  it('T7: sees names without accents and case, and no address', async () => {
    const { data, errors } = await helper.client.graphql(SEARCH, { id: eventId });
    expect(data.event.door.search).toEqual([
      { id: place.id, name: 'Ines Moreau', arrivedAt: null, email: null },
    ]);
    expect(codeOfErrors({ errors })).toBe('FORBIDDEN');
  });

  it('makes, reads and ends no passes', async () => {
    const { id } = await phoneWithPass({ client: owner.client, url: app.url }, { eventId });
    expect(codeOfErrors(await createDoorPass(helper.client, { eventId, name: 'Lea' }))).toBe('FORBIDDEN');
    expect(codeOfErrors(await endDoorPass(helper.client, id))).toBe('FORBIDDEN');
    const PASSES = 'query ($id: ID!) { event(id: $id) { door { passes { id } } } }';
    const read = async (client: ApiClient) => client.graphql(PASSES, { id: eventId });
    expect(codeOfErrors(await read(helper.client))).toBe('FORBIDDEN');
    expect((await read(editor.client)).data.event.door.passes).toEqual([{ id }]);
  });

  it('T2: reads and records nothing once the role has ended, on open streams too', async () => {
    const stream = await LiveStream.open(
      helper.client,
      `subscription { doorChanged(eventId: "${eventId}") { arrivedCount } }`,
    );
    await recorded(owner.client, eventId, [scanOf(place.code)]);
    expect(await stream.message(0)).toEqual({ data: { doorChanged: { arrivedCount: 1 } } });
    await app.database.query('DELETE FROM event_members WHERE account_id = $1', [helper.id]);
    await recorded(owner.client, eventId, [scanOf(place.code)]);
    expect(codesOf(await stream.message(1))).toEqual(['FORBIDDEN']);
    stream.close();
    expect(codeOfErrors(await readDoor(helper.client, eventId))).toBe('FORBIDDEN');
  });
});

it('T1: an editor uses the door as the owner does, and makes and ends passes', async () => {
  expect(await outcomesOf(editor.client, eventId, [scanOf(place.code)])).toEqual(['ADMITTED']);
  const { id, phone } = await phoneWithPass({ client: editor.client, url: app.url }, { eventId });
  expect(await doorOf(phone, eventId)).toMatchObject({ arrivedCount: 1 });
  expect((await endDoorPass(editor.client, id)).data.endDoorPass.event).toEqual({ id: eventId });
});

describe('T2, S48: a pass ends with the role of the person who made it', () => {
  const ends: [string, () => Promise<unknown>][] = [
    ['is removed', () => removeFromEvent(owner.client, { eventId, accountId: editor.id })],
    ['leaves', () => removeFromEvent(editor.client, { eventId, accountId: editor.id })],
    ['becomes a helper', () => changeRole(owner.client, { eventId, accountId: editor.id, role: 'DOOR' })],
  ];

  it.each(ends)('who %s, and does not work again when the person is an editor again', async (_, end) => {
    const { phone } = await phoneWithPass({ client: editor.client, url: app.url }, { eventId });
    await end();
    expect((await readDoor(phone, eventId)).status).toBe(401);
    await app.database.query('DELETE FROM event_members WHERE account_id = $1', [editor.id]);
    await addMember(app.database, eventId, editor, 'EDITOR');
    expect((await readDoor(phone, eventId)).status).toBe(401);
  });

  it.each([
    [
      'is no staff',
      `UPDATE accounts SET role = 'USER' WHERE id = $1`,
      `UPDATE accounts SET role = 'STAFF' WHERE id = $1`,
    ],
    [
      'is blocked',
      'INSERT INTO blocked_addresses SELECT email, now() FROM accounts WHERE id = $1',
      'DELETE FROM blocked_addresses WHERE email = (SELECT email FROM accounts WHERE id = $1)',
    ],
  ])('who %s, as long as that is so', async (_, begin, end) => {
    const { phone } = await phoneWithPass({ client: editor.client, url: app.url }, { eventId });
    await app.database.query(begin, [editor.id]);
    expect((await readDoor(phone, eventId)).status).toBe(401);
    await app.database.query(end, [editor.id]);
    expect((await readDoor(phone, eventId)).status).toBe(200);
  });

  it('and keeps no other one from making a pass', async () => {
    await app.database.query(
      `INSERT INTO door_passes (id, event_id, name, may_search, may_undo, token_hash, created_by_id, created_at)
       SELECT gen_random_uuid(), $1, 'Lea', true, true, sha256(n::text::bytea || $2::bytea), $3, now() FROM generate_series(1, 50) AS n`,
      [eventId, eventId, editor.id],
    );
    const create = async () =>
      (await createDoorPass(owner.client, { eventId, name: 'Lea' })).data.createDoorPass.userErrors;
    expect(await create()).toMatchObject([{ code: 'TOO_MANY' }]);
    await removeFromEvent(owner.client, { eventId, accountId: editor.id });
    expect(await create()).toEqual([]);
  });
});

it('no other account reads the door, or an arrival', async () => {
  const stranger = await app.world.staff();
  for (const { client } of [stranger, place.person]) {
    expect(codeOfErrors(await readDoor(client, eventId))).toBe('FORBIDDEN');
    const ARRIVED = 'query ($id: ID!) { event(id: $id) { signUps { nodes { arrivedAt } } } }';
    const { data, errors } = await client.graphql(ARRIVED, { id: eventId });
    expect([data.event.signUps.nodes, codeOfErrors({ errors })]).toEqual([
      [{ arrivedAt: null }],
      'FORBIDDEN',
    ]);
  }
});
