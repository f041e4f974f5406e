import { afterAll, beforeAll, expect, it } from 'vitest';
import { graphql } from '../gql/index.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { freeEventOf, placeWithCode, recorded, scanOf } from './door-operations.js';

const BY_TYPE = graphql(`query ArrivalsByType {
  viewer { eventTotals { arrivalsByType { type eventCount expectedCount arrivedCount } } }
}`);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
});
afterAll(() => app.close());

it('counts who came to the events of each type, where the door was used', async () => {
  const [staff, other] = [await app.world.staff(), await app.world.staff()];
  for (const [creator, type, people, arrived] of [
    [staff, 'Talk', 3, 1],
    [staff, 'talk', 2, 2],
    [staff, 'Workshop', 1, 1],
    [staff, 'Workshop', 2, 0],
    [other, 'Talk', 1, 1],
  ] as const) {
    const eventId = await freeEventOf(app, creator, { type });
    app.clock.advance(1);
    for (let n = 0; n < people; n++) {
      const { code } = await placeWithCode(app, eventId);
      if (n < arrived) await recorded(creator.client, eventId, [scanOf(code)]);
    }
  }
  const { data } = await staff.client.graphql(BY_TYPE);
  expect(data.viewer?.eventTotals.arrivalsByType).toEqual([
    { type: 'Talk', eventCount: 2, expectedCount: 5, arrivedCount: 3 },
    { type: 'Workshop', eventCount: 1, expectedCount: 1, arrivedCount: 1 },
  ]);
});
