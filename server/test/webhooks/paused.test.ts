import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deleteOldNoticesJob } from '../../src/features/webhooks/notices/delete-old-notices.job.js';
import { doJobs } from '../support/do-jobs.js';
import { passTime } from '../support/pass-time.js';
import type { Person } from '../support/world.js';
import { listWebhooks, newWebhook, resumeWebhook } from './webhook-operations.js';
import { startWebhooksApp, type WebhooksApp } from './webhooks-app.js';

const DAY = 24 * 60 * 60_000;

let app: WebhooksApp;
let staff: Person;
let webhookId: string;
beforeAll(async () => {
  app = await startWebhooksApp();
});
beforeEach(async () => {
  await app.database.query('DELETE FROM webhooks');
  staff = await app.world.staff();
  ({ id: webhookId } = await newWebhook(staff, { url: app.receiver.url, topics: ['EVENT_CREATED'] }));
  app.receiver.received.length = 0;
  app.receiver.taken.length = 0;
});
afterAll(() => app.close());

/** The receiver says that it does not exist any more, which pauses the webhook. */
async function ended() {
  app.receiver.fail(410);
  await app.world.event(staff);
  await doJobs(app);
  app.receiver.works();
}
const pausedAt = async () => (await listWebhooks(staff)).data.viewer?.webhooks?.[0]?.pausedAt;

it('G32: status 410 ends a webhook at once, and its owner gets a mail', async () => {
  await ended();
  expect(await pausedAt()).not.toBeNull();
  expect(app.mailGateway.to(staff.email, 'A webhook of yours is paused')).toHaveLength(1);
  await app.world.event(staff);
  await passTime(app, DAY);
  await doJobs(app);
  expect(app.receiver.received).toHaveLength(1);
});

it('G32: notices of a time when a webhook is paused are sent when it is resumed, the oldest first', async () => {
  await ended();
  const late: string[] = [];
  for (let count = 0; count < 3; count++) {
    await passTime(app, 3 * DAY);
    late.push((await app.world.event(staff)).id);
  }
  await deleteOldNoticesJob.run(app.jobContext, {});
  await doJobs(app);
  expect(app.receiver.taken).toEqual([]);
  const { data } = await resumeWebhook(staff, webhookId);
  expect(data.resumeWebhook).toEqual({ webhook: { id: webhookId, pausedAt: null }, userErrors: [] });
  await doJobs(app);
  const told = app.receiver.taken.map(({ body }) => body.eventId);
  expect(told).toHaveLength(4);
  expect(told.slice(1)).toEqual(late);
});

it('G32: notices of a paused webhook are stored for 14 days', async () => {
  await ended();
  await passTime(app, 2 * DAY + 1);
  const { id } = await app.world.event(staff);
  for (let days = 2; days < 14; days += 3) {
    await passTime(app, 3 * DAY);
    await pausedAt();
  }
  await deleteOldNoticesJob.run(app.jobContext, {});
  await resumeWebhook(staff, webhookId);
  await doJobs(app);
  expect(app.receiver.taken.map(({ body }) => body.eventId)).toEqual([id]);
});

it('a webhook is resumed by its owner alone', async () => {
  await ended();
  const { data } = await resumeWebhook(await app.world.staff(), webhookId);
  expect(data.resumeWebhook.userErrors).toMatchObject([{ code: 'WEBHOOK_NOT_FOUND' }]);
  expect(await pausedAt()).not.toBeNull();
});
