import { chunk } from 'es-toolkit/array/chunk';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { CROWD_TEST } from '../support/time-limits.js';
import { doorOf, fillDoor, freeEventOf, outcomesOf, scanOf } from './door-operations.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false, env: { QUERY_COST_PER_MINUTE: '1000000' } });
});
afterAll(() => app.close());

// `pnpm bench door` measures how long it takes.
it(
  'D29: three thousand scans of a device that comes back are in, while people sign up',
  async () => {
    const staff = await app.world.staff();
    const eventId = await freeEventOf(app, staff);
    const places = await fillDoor(app, eventId, 3_000);
    const people = await Promise.all(Array.from({ length: 10 }, () => app.world.user()));
    const signUps = people.map(async (person) => placeFor(person, eventId));
    const scans = places.map(({ code }) => scanOf(code, { admitted: true }));
    for (const some of chunk(scans, 200)) await outcomesOf(staff.client, eventId, some);
    expect(await Promise.all(signUps)).toHaveLength(people.length);
    expect(await doorOf(staff.client, eventId)).toMatchObject({ arrivedCount: 3_000, expectedCount: 3_010 });
  },
  CROWD_TEST,
);
