import { afterAll, beforeAll, expect, it } from 'vitest';
import { graphql } from '../gql/index.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import {
  doorOf,
  endDoorPass,
  freeEventOf,
  phoneWithPass,
  placeWithCode,
  recorded,
  scanOf,
  undoScan,
} from './door-operations.js';

const ACTIONS = graphql(`query DoorActivity($id: ID!) {
  event(id: $id) { activity { nodes { action actor { id } } } }
}`);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('T5, D31: the activity of an event has its passes, and each scan that was undone, once', async () => {
  const owner = await app.world.staff();
  const eventId = await freeEventOf(app, owner);
  const { code } = await placeWithCode(app, eventId);
  const pass = await phoneWithPass({ client: owner.client, url: app.url }, { eventId, mayUndo: true });
  const scanAndUndo = async (client: typeof owner.client) => {
    const [scan] = await recorded(client, eventId, [scanOf(code)]);
    app.clock.advance(1);
    for (let call = 0; call < 2; call++) await undoScan(client, scan?.id ?? '');
  };
  await scanAndUndo(owner.client);
  await scanAndUndo(pass.phone);
  app.clock.advance(1);
  for (let call = 0; call < 2; call++) await endDoorPass(owner.client, pass.id);

  const { data } = await owner.client.graphql(ACTIONS, { id: eventId });
  expect(data.event?.activity?.nodes).toEqual([
    { action: 'DOOR_PASS_ENDED', actor: { id: owner.id } },
    { action: 'SCAN_UNDONE', actor: null },
    { action: 'SCAN_UNDONE', actor: { id: owner.id } },
    { action: 'DOOR_PASS_CREATED', actor: { id: owner.id } },
    { action: 'EVENT_CREATED', actor: { id: owner.id } },
  ]);
});

it('D28: the pages that a ticket leads to admit nobody', async () => {
  const owner = await app.world.staff();
  const eventId = await freeEventOf(app, owner);
  const { person, code } = await placeWithCode(app, eventId);
  const paths = [
    `/events/${eventId}`,
    `/door/${eventId}`,
    `/door/${eventId}?code=${encodeURIComponent(code)}`,
  ];
  for (const client of [person.client, owner.client, app.anonymous()])
    for (const path of paths) await client.request(path, { headers: { accept: 'text/html' } });
  expect(await doorOf(owner.client, eventId)).toMatchObject({ expectedCount: 1, arrivedCount: 0 });
  await recorded(owner.client, eventId, [scanOf(code)]);
  expect(await doorOf(owner.client, eventId)).toMatchObject({ arrivedCount: 1 });
});
