import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEvent, deleteEvent, listOwnEvents, updateEvent } from '../events/event-operations.js';
import type { ApiClient, GraphQLAnswer } from '../support/api-client.js';
import { FakeMailGateway, secretIn } from '../support/fake-mail-gateway.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { waitUntil } from '../support/wait-until.js';
import { logIn } from './account-operations.js';
import { requestEmailVerification, verifyEmail } from './recovery-operations.js';
import { knownOfPeople } from './stored-rows.js';

const mailGateway = new FakeMailGateway();
let database: TestDatabase;
let trusting: TestApp;
let app: TestApp;
beforeAll(async () => {
  database = await createTestDatabase();
  trusting = await startTestApp({ database, doJobs: false });
  app = await startTestApp({ database, mail: mailGateway, env: { REQUIRE_VERIFIED_STAFF: 'true' } });
});
afterAll(async () => {
  await app.close();
  await trusting.close();
  await database.drop();
});

const notVerified = {
  code: 'EMAIL_NOT_VERIFIED',
  message: 'Please verify your email address first',
  field: null,
};
const errorsOf = ({ data }: GraphQLAnswer) => (Object.values(data)[0] as { userErrors: object[] }).userErrors;

/** Staff, not verified, with an event from a time when that was not asked for. */
async function unverifiedStaff(): Promise<{ client: ApiClient; email: string; eventId: string }> {
  const staff = await trusting.world.staff();
  const { id: eventId } = await trusting.world.event(staff);
  const client = app.anonymous();
  await logIn(client, { email: staff.email, role: 'STAFF' });
  return { client, email: staff.email, eventId };
}

const attempts = (client: ApiClient, id: string): (() => Promise<GraphQLAnswer>)[] => [
  () => createEvent(client),
  () => updateEvent(client, { id, title: 'Another title' }),
  () => deleteEvent(client, id),
];

describe('staff whose address is not verified, where that is required', () => {
  it('S8: create, change and delete nothing', async () => {
    const { client, eventId } = await unverifiedStaff();
    const before = await knownOfPeople(database);
    for (const attempt of attempts(client, eventId)) expect(errorsOf(await attempt())).toEqual([notVerified]);
    expect(await knownOfPeople(database)).toEqual(before);
  });

  it('S8: learn nothing about others’ events by trying', async () => {
    const { client } = await unverifiedStaff();
    for (const id of [(await unverifiedStaff()).eventId, crypto.randomUUID()])
      for (const attempt of attempts(client, id)) expect(errorsOf(await attempt())).toEqual([notVerified]);
  });

  it('S8, S23: do so once they have followed the link, in the same session', async () => {
    const { client, email, eventId } = await unverifiedStaff();
    await mailGateway.arrival(email, 'Confirm');
    await requestEmailVerification(client);
    await verifyEmail(client, secretIn(await mailGateway.arrival(email, 'Confirm', 2)));
    for (const attempt of attempts(client, eventId)) expect(errorsOf(await attempt())).toEqual([]);
    // The deletion goes on after its answer, and another test looks whether anything changes.
    // By SQL: TypeORM does not count a row that is marked as deleted.
    await waitUntil(async () =>
      expect(await database.query('SELECT id FROM events WHERE id = $1', [eventId])).toEqual([]),
    );
  });

  it('S8: may look at what they have', async () => {
    const { client, eventId } = await unverifiedStaff();
    const { data } = await listOwnEvents(client);
    expect(data.viewer?.events.nodes).toMatchObject([{ id: eventId }]);
  });
});
