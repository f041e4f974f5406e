import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventChanges } from '../sign-ups/change-operations.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';
import type { Person } from '../support/world.js';
import { updateEvent } from './event-operations.js';

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await startTestApp();
  staff = await app.world.staff();
});
afterAll(() => app.close());

const TITLE = 'Hedgehogs';

/** The lists in which people find the event, as one after the other asks for them. */
async function listsWith(id: string, since: string): Promise<Record<string, boolean>> {
  const filters = {
    all: '{}',
    search: `{ search: "${TITLE}" }`,
    typo: '{ search: "hedgehosg" }',
    ids: `{ ids: ["${id}"] }`,
    changes: `{ updatedSince: "${since}" }`,
  };
  const found: Record<string, boolean> = {};
  for (const [name, filter] of Object.entries(filters)) {
    const query = `{ events(first: 100, filter: ${filter}, orderBy: RECENTLY_UPDATED_FIRST) { totalCount nodes { id } } }`;
    const { events } = (await app.anonymous().graphql(query)).data;
    expect(events.totalCount).toBe(events.nodes.length);
    found[name] = events.nodes.some((node: { id: string }) => node.id === id);
  }
  const { eventTypes } = (await app.anonymous().graphql('{ eventTypes { type } }')).data;
  found.types = eventTypes.some(({ type }: { type: string }) => type === TITLE);
  return found;
}

const everywhere = {
  all: true,
  search: true,
  typo: true,
  ids: true,
  changes: true,
  types: true,
};
const nowhere = Object.fromEntries(Object.keys(everywhere).map((name) => [name, false]));

it('E3: an event leaves all lists as it becomes unlisted, and is in all of them as it is public again', async () => {
  const { id } = await app.world.event(staff, { title: TITLE, type: TITLE });
  const read = async () => {
    const { data } = await app.anonymous().graphql(`{ event(id: "${id}") { title visibility updatedAt } }`);
    return data.event;
  };
  let { updatedAt } = await read();
  for (const visibility of ['PUBLIC', 'UNLISTED', 'PUBLIC', 'UNLISTED'] as const) {
    await updateEvent(staff.client, { id, visibility });
    const expected = visibility === 'PUBLIC' ? everywhere : nowhere;
    // The second time from the cache.
    for (let time = 0; time < 2; time++) {
      expect(await listsWith(id, updatedAt)).toEqual(expected);
      expect(await read()).toMatchObject({ title: TITLE, visibility });
    }
    ({ updatedAt } = await read());
  }
});

it('E3: the creator’s own copy is told of it, as of any other change', async () => {
  const creator = await app.world.staff();
  const { id } = await app.world.event(creator);
  await updateEvent(creator.client, { id, visibility: 'UNLISTED' });
  await waitUntil(async () =>
    expect((await eventChanges(creator.client)).nodes).toMatchObject([
      { kind: 'CHANGED', eventId: id, event: {} },
    ]),
  );
});
