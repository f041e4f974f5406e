import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMember } from '../events/team-operations.js';
import type { ApiClient } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { freeEventOf, phoneWithPass, placeWithCode, recorded, scanOf, undoScan } from './door-operations.js';

let app: TestApp;
let owner: Person;
let eventId: string;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  owner = await app.world.staff();
  eventId = await freeEventOf(app, owner);
});
afterAll(() => app.close());

/** The rights that the door tells, and whether the acts are done. */
async function rightsOf(client: ApiClient) {
  const { data } = await client.graphql(
    'query ($id: ID!) { event(id: $id) { door { viewerCanSearch viewerCanUndo } } }',
    { id: eventId },
  );
  const place = await placeWithCode(app, eventId);
  const scan = scanOf(place.code);
  await recorded(client, eventId, [scan]);
  const undone = await undoScan(client, scan.id);
  const found = await client.graphql(
    'query ($id: ID!) { event(id: $id) { door { search(text: "Moreau") { id } } } }',
    { id: eventId },
  );
  return {
    told: data.event.door,
    done: { viewerCanSearch: !found.errors, viewerCanUndo: !undone.errors },
  };
}

describe('D31: a door tells the viewer', () => {
  it.each([
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ])('which rights a pass has: search %s, undo %s', async (maySearch, mayUndo) => {
    const { phone } = await phoneWithPass(
      { client: owner.client, url: app.url },
      { eventId, maySearch, mayUndo },
    );
    const { told, done } = await rightsOf(phone);
    expect(told).toEqual({ viewerCanSearch: maySearch, viewerCanUndo: mayUndo });
    expect(done).toEqual(told);
  });

  it('that the whole team has all of them', async () => {
    const helper = await app.world.user();
    await addMember(app.database, eventId, helper, 'DOOR');
    for (const { client } of [owner, helper]) {
      const { told, done } = await rightsOf(client);
      expect(told).toEqual({ viewerCanSearch: true, viewerCanUndo: true });
      expect(done).toEqual(told);
    }
  });
});
