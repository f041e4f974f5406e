import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteAccount } from '../accounts/recovery-operations.js';
import { eventChanges } from '../sign-ups/change-operations.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import { doJobs } from '../support/do-jobs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';
import { PASSWORD } from '../support/world.js';
import { deleteEvent, updateEvent } from './event-operations.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
});
afterAll(() => app.close());

it('G31: events are listed when they are created, changed and deleted, each once with its latest change', async () => {
  const [staff, other] = [await app.world.staff(), await app.world.staff()];
  const [first, second] = [await app.world.event(staff, { pricePence: 0 }), await app.world.event(staff)];
  await app.world.event(other);
  const expectChanges = (expected: object[]) =>
    waitUntil(async () => expect((await eventChanges(staff.client)).nodes).toMatchObject(expected));
  await expectChanges([
    { kind: 'ADDED', eventId: first.id, event: { title: first.title } },
    { kind: 'ADDED', eventId: second.id },
  ]);
  const { pageInfo } = await eventChanges(staff.client, { first: 1 });
  expect(pageInfo.hasNextPage).toBe(true);

  await updateEvent(staff.client, { id: first.id, title: 'Rye' });
  await expectChanges([
    { kind: 'ADDED', eventId: second.id },
    { kind: 'CHANGED', eventId: first.id, event: { title: 'Rye' } },
  ]);
  const after = (await eventChanges(staff.client)).pageInfo.endCursor;
  // A sign-up changes no event.
  await placeFor(await app.world.user(), first.id);
  await deleteEvent(staff.client, second.id);
  await doJobs(app);
  await waitUntil(async () =>
    expect((await eventChanges(staff.client, { after })).nodes).toMatchObject([
      { kind: 'REMOVED', eventId: second.id, event: null },
    ]),
  );
});

it('what an account has left behind is forgotten with it', async () => {
  const staff = await app.world.staff();
  const { id } = await app.world.event(staff);
  await deleteAccount(staff.client, PASSWORD);
  await doJobs(app);
  expect(
    await app.database.query('SELECT FROM changes WHERE owner_id = $1 OR id = $2', [staff.id, id]),
  ).toEqual([]);
});
