import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startDueWebhooksJob } from '../../src/features/webhooks/deliveries/start-due-webhooks.job.js';
import { updateEvent } from '../events/event-operations.js';
import { doJobs } from '../support/do-jobs.js';
import { passTime } from '../support/pass-time.js';
import type { Person } from '../support/world.js';
import { deliveriesOf, listWebhooks, newWebhook } from './webhook-operations.js';
import { startWebhooksApp, type WebhooksApp } from './webhooks-app.js';

/** With the second by which a job comes later, for the clocks of other processes. */
const MINUTE = 61_000;
const HOUR = 60 * MINUTE;

let app: WebhooksApp;
let staff: Person;
beforeAll(async () => {
  app = await startWebhooksApp();
});
beforeEach(async () => {
  await app.database.query('DELETE FROM webhooks');
  await doJobs(app);
  staff = await app.world.staff();
  await newWebhook(staff, { url: app.receiver.url });
  app.receiver.works();
  app.receiver.received.length = 0;
  app.receiver.taken.length = 0;
});
afterAll(() => app.close());

async function pass(minutes: number) {
  for (let minute = 0; minute < minutes; minute++) {
    await passTime(app, MINUTE);
    await doJobs(app);
  }
}
const subjectsTaken = () => app.receiver.taken.map(({ body }) => body.eventId);
/** Events that the receiver learns of while it is down. */
async function eventsDuringOutage(count: number) {
  app.receiver.fail();
  const ids: string[] = [];
  for (let made = 0; made < count; made++) ids.push((await app.world.event(staff)).id);
  await doJobs(app);
  return ids;
}

it.each([1, 8])(
  'G32: a receiver that is back gets all that waited within a minute: %i events',
  async (count) => {
    const ids = await eventsDuringOutage(count);
    const [first = ''] = ids;
    for (const title of ['One', 'Two']) await updateEvent(staff.client, { id: first, title });
    for (let hours = 0; hours < 4; hours++) {
      await passTime(app, HOUR);
      await doJobs(app);
    }
    const fresh = await app.world.event(staff);
    await doJobs(app);
    expect(app.receiver.taken).toEqual([]);
    app.receiver.works();
    await pass(1);
    expect(subjectsTaken().toSorted()).toEqual([...ids, first, first, fresh.id].toSorted());
    const ofFirst = app.receiver.taken.filter(({ body }) => body.eventId === first);
    expect(ofFirst.map(({ body }) => body.topic)).toEqual([
      'EVENT_CREATED',
      'EVENT_UPDATED',
      'EVENT_UPDATED',
    ]);
  },
);

it('a receiver that is down is asked once a minute, whatever waits for it', async () => {
  await eventsDuringOutage(12);
  await pass(8);
  app.receiver.received.length = 0;
  await pass(10);
  expect(app.receiver.received.length).toBeGreaterThanOrEqual(10);
  expect(app.receiver.received.length).toBeLessThanOrEqual(11);
});

it('G32: notices of events that are refused hold up no new event for longer than two minutes', async () => {
  const refused = await eventsDuringOutage(5);
  await pass(3 * 60);
  app.receiver.answer = ({ body }, response) =>
    void response.writeHead(refused.includes(body.eventId ?? '') ? 500 : 204).end();
  const { id } = await app.world.event(staff);
  await pass(2);
  expect(subjectsTaken()).toEqual([id]);
});

it('W6: a probe is no attempt, and what fails again after one keeps its turn', async () => {
  const [one, other] = await eventsDuringOutage(2);
  await pass(10);
  const attempts = async () => (await deliveriesOf(staff)).filter(({ error }) => error !== null).length;
  const before = await attempts();
  // The receiver takes one event, and refuses the other for good.
  app.receiver.answer = ({ body }, response) =>
    void response.writeHead(body.eventId === one ? 204 : 500).end();
  await pass(4);
  expect(subjectsTaken()).toEqual([one]);
  const ofOther = () => app.receiver.received.filter(({ body }) => body.eventId === other).length;
  const asked = ofOther();
  expect(asked).toBeGreaterThan(8);
  await updateEvent(staff.client, { id: one ?? '', title: 'Bread' });
  await doJobs(app);
  expect(subjectsTaken()).toEqual([one, one]);
  expect(ofOther()).toBe(asked);
  expect(await attempts()).toBe(before);
});

it('status 410 in answer to a probe ends the webhook', async () => {
  await eventsDuringOutage(1);
  await pass(8);
  app.receiver.fail(410);
  const before = app.receiver.received.length;
  await pass(3);
  expect((await listWebhooks(staff)).data.viewer?.webhooks).toMatchObject([{ pausedAt: expect.any(String) }]);
  expect(app.receiver.received).toHaveLength(before + 1);
});

it('a probe whose job is lost is found by the clock', async () => {
  const ids = await eventsDuringOutage(6);
  await pass(10);
  app.receiver.works();
  await passTime(app, MINUTE);
  await app.database.query(`DELETE FROM pgboss.job WHERE name = 'deliver-webhook'`);
  await startDueWebhooksJob.run(app.jobContext, {});
  await doJobs(app);
  expect(subjectsTaken().toSorted()).toEqual(ids.toSorted());
});
