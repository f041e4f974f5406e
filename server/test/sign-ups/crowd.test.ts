import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { deleteEvent, updateEvent } from '../events/event-operations.js';
import { loggedErrors } from '../support/logged-errors.js';
import { manyAccounts, type Post, postAll } from '../support/many-accounts.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { CROWD_TEST } from '../support/time-limits.js';
import { waitUntil } from '../support/wait-until.js';
import { signUpBody } from './sign-up-operations.js';
import { signUpRows } from './sign-up-rows.js';

vi.setConfig({ testTimeout: CROWD_TEST });

const ACCOUNTS = 5_000;
/** More than there are connections to the database, so that someone always signs up. */
const CONNECTIONS = 16;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
});
afterAll(() => app.close());

it('an event that a crowd signs up to can be edited and deleted meanwhile', async () => {
  const staff = await app.world.staff();
  const { id } = await app.world.event(staff, { pricePence: 0 });
  const cookies = await manyAccounts(app.database, ACCOUNTS, app.clock.now());
  let going = true;
  function* posts(): Generator<Post> {
    for (const [n, cookie] of cookies.entries()) {
      if (!going) return;
      const body = signUpBody({ eventId: id, name: 'x', email: `many-${n + 1}@example.org` });
      yield { url: app.url, cookie, body };
    }
  }
  const crowd = postAll(posts(), CONNECTIONS);
  try {
    await waitUntil(
      async () => expect((await signUpRows(app.database, id)).count).toBeGreaterThan(CONNECTIONS),
      10_000,
    );
    const edited = await updateEvent(staff.client, { id, title: 'Full' });
    expect(edited.data.updateEvent).toMatchObject({ event: { title: 'Full' }, userErrors: [] });
    const deleted = await deleteEvent(staff.client, id);
    expect(deleted.data.deleteEvent).toEqual({ deletedEventId: id, userErrors: [] });
  } finally {
    going = false;
  }
  const replies = await crowd;
  expect(replies.length).toBeLessThan(ACCOUNTS);
  const failures = loggedErrors(app);
  expect(failures.map(({ err }) => err)).toEqual([]);
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
});
