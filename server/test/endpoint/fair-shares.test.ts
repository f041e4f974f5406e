import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../support/api-client.js';
import { hold } from '../support/held-rows.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';

/** What one payer has of the ten connections. */
const SHARE = 8;
const READERS = 12;
const PEOPLE = 'query ($id: ID!) { event(id: $id) { signUps(first: 1) { totalCount } } }';

let app: TestApp;
let reader: Person;
let eventIds: string[];
beforeAll(async () => {
  app = await startTestApp({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  reader = await app.world.user();
  const staff = await app.world.staff();
  // An event for each: readers who ask the same at the same time share one reading.
  eventIds = await Promise.all(
    Array.from({ length: READERS }, async () => (await app.world.event(staff)).id),
  );
});
afterAll(() => app.close());

describe('S40: while the reads of one account wait for the database', () => {
  it('other people, and pages for the same network address, are answered', async () => {
    const other = await app.world.user();
    const signUps = await hold(app.database, 'LOCK TABLE sign_ups', []);
    const reads = eventIds.map((id) => reader.client.graphql(PEOPLE, { id }));
    await signUps.waiting(SHARE);

    const { data } = await other.client.graphql('{ viewer { email } eventTypes { type } }');
    expect(data.viewer.email).toBe(other.email);
    const anonymous = await new ApiClient(app.url).graphql('{ events(first: 5) { nodes { title } } }');
    expect(anonymous.errors).toBeUndefined();
    const file = await new ApiClient(app.url).request(`/events/${eventIds[0]}/event.ics`);
    expect(file.status).toBe(200);
    await signUps.waiting(SHARE);

    await signUps.release();
    for (const { errors } of await Promise.all(reads)) expect(errors).toBeUndefined();
  });
});
