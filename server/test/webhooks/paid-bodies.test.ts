import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { doJobs } from '../support/do-jobs.js';
import { passTime } from '../support/pass-time.js';
import { listWebhooks, newWebhook } from './webhook-operations.js';
import { startWebhooksApp, type WebhooksApp } from './webhooks-app.js';

let app: WebhooksApp;
beforeAll(async () => {
  app = await startWebhooksApp({ env: { QUERY_COST_PER_MINUTE: '5000' } });
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => app.close());

it('S41: bodies are paid by the owner of the webhook, and wait for the next minute when the budget is spent', async () => {
  const [staff, other] = [await app.world.staff(), await app.world.staff()];
  const query =
    '{ eventId event { signUps(first: 100) { nodes { event { signUps(first: 15) { nodes { id } } } } } } }';
  vi.useFakeTimers({ toFake: ['Date'] });
  await newWebhook(staff, { url: app.receiver.url, topics: ['EVENT_CREATED'], query });
  await newWebhook(other, { url: app.receiver.url, topics: ['EVENT_CREATED'] });
  const ids = [];
  for (let count = 0; count < 5; count++) ids.push((await app.world.event(staff)).id);
  const { id } = await app.world.event(other);
  await doJobs(app);
  const taken = () => app.receiver.taken.map(({ body }) => body.eventId);
  expect(taken()).toContain(id);
  expect(taken().length).toBeLessThan(5);
  const passMinute = async () => {
    vi.setSystemTime(Date.now() + 61_000);
    await passTime(app, 62_000);
    await doJobs(app);
  };
  await passMinute();
  expect(taken().length).toBeLessThan(6);
  // The owner's own requests have a budget of their own, of which nothing was spent in this minute.
  expect((await listWebhooks(staff)).errors).toBeUndefined();
  // The time of a body is charged, too, and it takes more on a busy machine.
  for (let minute = 0; minute < 20 && taken().length < 6; minute++) await passMinute();
  expect(taken().toSorted()).toEqual([...ids, id].toSorted());
  expect(app.receiver.received).toHaveLength(6);
});
