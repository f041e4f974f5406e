import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { deleteEvent, listEvents, type PageVariables } from './event-operations.js';

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await startTestApp();
  staff = await app.world.staff();
});
afterAll(() => app.close());

/** Reads a list to its end, doing something between the pages. */
async function walk(
  page: PageVariables,
  betweenPages: (pageNumber: number) => Promise<unknown> = async () => {},
) {
  const ids: string[] = [];
  let after: string | null = null;
  for (let pageNumber = 1; ; pageNumber++) {
    const { data, errors } = await listEvents(app.anonymous(), { ...page, after });
    if (errors) throw new Error(JSON.stringify(errors));
    const { nodes, edges, pageInfo } = data.events;
    expect(nodes.length).toBeLessThanOrEqual(page.first ?? 100);
    expect(pageInfo.hasPreviousPage).toBe(pageNumber > 1);
    expect(pageInfo.startCursor).toBe(edges[0]?.cursor ?? null);
    expect(pageInfo.endCursor).toBe(edges.at(-1)?.cursor ?? null);
    ids.push(...nodes.map((event: { id: string }) => event.id));
    if (!pageInfo.hasNextPage) return ids;
    after = pageInfo.endCursor;
    await betweenPages(pageNumber);
  }
}

const madeOn = async (type: string, dates: string[], startTimes = ['10:00']) => {
  const ids: string[] = [];
  for (const date of dates) {
    for (const startTime of startTimes)
      ids.push((await app.world.event(staff, { type, date, startTime })).id);
  }
  return ids;
};
const days = (count: number) =>
  Array.from({ length: count }, (_, day) => `2027-04-${String(day + 1).padStart(2, '0')}`);

describe('pages of the event list', () => {
  it('show every event once, however large they are', async () => {
    const ids = await madeOn('Walk', days(5), ['09:00', '10:00']);
    for (const first of [1, 2, 3, 9, 10, 11, 100]) {
      expect(await walk({ first, filter: { type: 'Walk' } })).toEqual(ids);
    }
  });

  it('tell apart events of the same date and time, by index, by search and by sorting', async () => {
    await madeOn('Tie', Array(7).fill('2027-06-01'));
    // Random ids: those that the server makes grow, so any order would do.
    const rows = await app.database.query<{ id: string }>(
      `UPDATE events SET id = gen_random_uuid() WHERE type = 'Tie' RETURNING id`,
    );
    const ids = rows.map(({ id }) => id).toSorted();
    expect(await walk({ first: 2, filter: { type: 'Tie' } })).toEqual(ids);
    expect(await walk({ first: 2, filter: { type: 'Tie', search: 'bread' } })).toEqual(ids);
    await app.database.query('DROP INDEX events_public_soonest, events_public_type_soonest');
    expect(await walk({ first: 2, filter: { type: 'Tie' } })).toEqual(ids);
  });

  it('miss none and show none twice while events come and go', async () => {
    const there = await madeOn('Busy', days(12));
    const goAway = [...there];
    const stayed = new Set(there);
    const seen = await walk({ first: 3, filter: { type: 'Busy' } }, async (pageNumber) => {
      // One before the cursor, at its very place, and after it: added, and two deleted, the cursor's own among them.
      await madeOn('Busy', ['2027-03-31', days(12)[pageNumber * 3 - 1] as string, '2027-04-28']);
      for (const id of [goAway[pageNumber * 3 - 1], goAway.at(-pageNumber)] as string[]) {
        await deleteEvent(staff.client, id);
        stayed.delete(id);
      }
    });
    expect(seen).toHaveLength(new Set(seen).size);
    expect(seen.filter((id) => stayed.has(id))).toEqual([...stayed]);
    expect(stayed.size).toBeGreaterThan(4);
  });

  it('end where the list has become empty', async () => {
    const ids = await madeOn('Gone', days(3));
    const seen = await walk({ first: 2, filter: { type: 'Gone' } }, async () => {
      for (const id of ids) await deleteEvent(staff.client, id);
    });
    expect(seen).toEqual(ids.slice(0, 2));
  });

  it('are empty, and without cursors, where there is nothing', async () => {
    const { data } = await listEvents(app.anonymous(), { filter: { type: 'None of these' } });
    expect(data.events).toEqual({
      nodes: [],
      edges: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
    });
  });
});
