import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statementsOf } from '../support/statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';

const NODES =
  'nodes { id title createdBy { id name } viewerCanEdit } edges { cursor node { createdBy { name } } }';
const lists = {
  events: `query ($first: Int!) { viewer { name } events(first: $first) { ${NODES} } }`,
  'viewer.events': `query ($first: Int!) { viewer { name events(first: $first) { ${NODES} } } }`,
};

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await startTestApp();
  staff = await app.world.staff();
  for (let day = 1; day <= 3; day++) {
    const other = await app.world.staff();
    for (let n = 0; n < 20; n++) {
      await app.world.event(n % 2 ? staff : other, { date: `2027-03-${day + 10}` });
    }
  }
  // The second request of a minute: the first one of each notes that the session is in use.
  await staff.client.graphql('{ viewer { id } }');
});
afterAll(() => app.close());

describe('G18: at most 5 SQL statements, whatever the page size', () => {
  it.each(Object.entries(lists))('%s', async (name, query) => {
    const counts: number[] = [];
    for (const first of [1, 100]) {
      const statements = await statementsOf(async () => {
        const { data, errors } = await staff.client.graphql(query, { first });
        expect(errors).toBeUndefined();
        const { nodes } = name === 'events' ? data.events : data.viewer.events;
        expect(nodes.length).toBe(first === 1 ? 1 : name === 'events' ? 60 : 30);
      });
      counts.push(statements.length);
    }
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(Math.max(...counts)).toBeLessThanOrEqual(5);
    expect(counts[1]).toBe(counts[0]);
  });
});
