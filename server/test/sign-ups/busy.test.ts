import { Agent } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { hold } from '../support/held-rows.js';
import { loggedErrors } from '../support/logged-errors.js';
import { insist, manyAccounts, type Post, type Reply, send } from '../support/many-accounts.js';
import { refuseInTime } from '../support/patience.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { CROWD_TEST } from '../support/time-limits.js';
import { insertFreeEvent } from './free-event.js';
import { signUpBody } from './sign-up-operations.js';
import { signUpRows, wrongCounts } from './sign-up-rows.js';

refuseInTime();

vi.setConfig({ testTimeout: CROWD_TEST, hookTimeout: CROWD_TEST });

const PEOPLE = 1_000;
/** As many as the pool has by default. */
const CONNECTIONS = 10;

let app: TestApp;
let cookies: string[];
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  cookies = await manyAccounts(app.database, PEOPLE, app.clock.now());
});
afterAll(() => app.close());

let eventId: string;
beforeEach(async () => {
  eventId = await insertFreeEvent(app.database);
});

const signUpOf = (n: number, to = eventId): Post => ({
  url: app.url,
  cookie: cookies[n] as string,
  body: signUpBody({ eventId: to, name: 'x', email: `many-${n + 1}@example.org` }),
});

/** All at the same time. */
async function everybodySignsUp(onBusy = () => {}) {
  const agent = new Agent({ keepAlive: true });
  const busyReplies: Reply[] = [];
  const note = (reply: Reply) => {
    busyReplies.push(reply);
    onBusy();
  };
  const replies = await Promise.all(cookies.map((_, n) => insist(signUpOf(n), agent, note)));
  agent.destroy();
  return { replies, busyReplies };
}

describe('C1: 1,000 people who sign up at once to one process', () => {
  it('all have a place in the end', async () => {
    const { replies, busyReplies } = await everybodySignsUp();
    await expectPlaces(replies, busyReplies);
  });

  it('all have a place in the end, though the event is locked until the first of them is told to wait', async () => {
    const held = await hold(app.database, 'SELECT 1 FROM events WHERE id = $1 FOR UPDATE', [eventId]);
    const busy = Promise.withResolvers<void>();
    const release = busy.promise.then(() => held.release());
    const { replies, busyReplies } = await everybodySignsUp(busy.resolve);
    await release;
    expect(busyReplies.length).toBeGreaterThan(0);
    await expectPlaces(replies, busyReplies);
  });
});

it('D12: a process whose connections all wait is still ready', async () => {
  // Those who want the same event wait with one connection.
  const eventIds = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => insertFreeEvent(app.database)),
  );
  const held = await hold(app.database, 'SELECT 1 FROM events WHERE id = ANY($1) FOR UPDATE', [eventIds]);
  const agent = new Agent({ keepAlive: true });
  const posts = eventIds.map((id, n) => send(signUpOf(n, id), agent));
  await held.waiting(CONNECTIONS);
  const answer = await fetch(`${app.url}/readyz`);
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ready' }]);
  await held.release();
  await Promise.all(posts);
  agent.destroy();
});

async function expectPlaces(replies: Reply[], busyReplies: Reply[]): Promise<void> {
  for (const { body, retryAfter } of busyReplies) {
    expect(retryAfter).toMatch(/^[1-4]$/);
    expect(JSON.parse(body).errors[0].extensions).toEqual({
      code: 'BUSY',
      retryAfterSeconds: Number(retryAfter),
    });
  }
  const failures = replies.filter(({ body }) => JSON.parse(body).data?.signUp?.userErrors?.length !== 0);
  expect(failures).toEqual([]);
  expect(loggedErrors(app)).toEqual([]);
  expect((await signUpRows(app.database, eventId)).count).toBe(PEOPLE);
  expect(await wrongCounts(app.database)).toEqual([]);
}
