import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startDueWebhooksJob } from '../../src/features/webhooks/deliveries/start-due-webhooks.job.js';
import { deleteOldNoticesJob } from '../../src/features/webhooks/notices/delete-old-notices.job.js';
import { updateEvent } from '../events/event-operations.js';
import { doJobs } from '../support/do-jobs.js';
import { passTime } from '../support/pass-time.js';
import type { Person } from '../support/world.js';
import { deliveriesOf, listWebhooks, newWebhook, retryDelivery, testWebhook } from './webhook-operations.js';
import { startWebhooksApp, type WebhooksApp } from './webhooks-app.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let app: WebhooksApp;
let staff: Person;
let secret: string;
let webhookId: string;
beforeAll(async () => {
  app = await startWebhooksApp({ timeout: 300 });
});
beforeEach(async () => {
  await app.database.query('DELETE FROM webhooks');
  staff = await app.world.staff();
  ({ secret, id: webhookId } = await newWebhook(staff, { url: app.receiver.url }));
  app.receiver.received.length = 0;
  app.receiver.taken.length = 0;
});
afterEach(() => {
  app.receiver.works();
  vi.useRealTimers();
});
afterAll(() => app.close());

const topicsTaken = () => app.receiver.taken.map(({ body }) => body.topic);
const changeTitle = (id: string, title: string) => updateEvent(staff.client, { id, title });

it('W3: a delivery is signed as Standard Webhooks say: their own verifier takes it, and no other body', async () => {
  await app.world.event(staff);
  await doJobs(app);
  const [received] = app.receiver.taken;
  if (!received) throw new Error('Nothing arrived');
  vi.useFakeTimers({ toFake: ['Date'], now: app.clock.now() });
  const verifier = new Verifier(secret);
  expect(verifier.verify(received.text, received.headers)).toEqual(received.body);
  expect(received.headers['webhook-id']).toBe(received.body.id);
  expect(received.headers['content-type']).toBe('application/json');
  expect(() => verifier.verify(received.text.replace('Bread', 'Bride'), received.headers)).toThrow();
  expect(() => new Verifier(`whsec_${'A'.repeat(44)}`).verify(received.text, received.headers)).toThrow();
});

it('the deliveries are listed, the latest first', async () => {
  const { id } = await app.world.event(staff);
  await doJobs(app);
  app.receiver.fail(503);
  await changeTitle(id, 'Bread');
  await passTime(app, 1);
  await doJobs(app);
  expect(await deliveriesOf(staff)).toMatchObject([
    { topic: 'EVENT_UPDATED', attempt: 1, status: 503, error: 'The receiver answered with status 503' },
    {
      topic: 'EVENT_CREATED',
      attempt: 1,
      status: 204,
      error: null,
      noticeId: app.receiver.taken[0]?.body.id,
    },
  ]);
});

describe('W2: a receiver that is down for an hour', () => {
  it('is told everything afterwards, each event in its order', async () => {
    const { id } = await app.world.event(staff);
    await doJobs(app);
    app.receiver.fail();
    for (const title of ['One', 'Two', 'Three']) await changeTitle(id, title);
    const other = await app.world.event(staff);
    for (let minute = 0; minute < 60; minute++) {
      await passTime(app, MINUTE);
      await doJobs(app);
    }
    expect(topicsTaken()).toEqual(['EVENT_CREATED']);
    const tried = app.receiver.received.length;
    // One a minute, and the attempts of the two events.
    expect(tried).toBeLessThan(75);

    app.receiver.works();
    await passTime(app, MINUTE + 1_000);
    await doJobs(app);
    const told = app.receiver.taken.map(({ body }) => body);
    expect(told.filter(({ event }) => event?.id === id).map(({ topic }) => topic)).toEqual([
      'EVENT_CREATED',
      ...Array(3).fill('EVENT_UPDATED'),
    ]);
    expect(told.filter(({ event }) => event?.id === other.id)).toHaveLength(1);
    const ids = app.receiver.received.slice(tried).map(({ body }) => body.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is tried as rarely with many events as with few', async () => {
    app.receiver.fail();
    for (let count = 0; count < 30; count++) await app.world.event(staff);
    await doJobs(app);
    await passTime(app, 10_000);
    await doJobs(app);
    expect(app.receiver.received.length).toBeLessThanOrEqual(10);
  });
});

it('W2: one event whose notices fail does not hold up the others', async () => {
  const [poison, good] = [await app.world.event(staff), await app.world.event(staff)];
  await doJobs(app);
  app.receiver.answer = ({ body }, response) =>
    void response.writeHead(body.event?.id === poison.id ? 500 : 204).end();
  await changeTitle(poison.id, 'One');
  await doJobs(app);
  await changeTitle(poison.id, 'Two');
  await changeTitle(good.id, 'Good');
  await doJobs(app);
  expect(app.receiver.taken.at(-1)?.body.event?.title).toBe('Good');
  const ofPoison = app.receiver.received.filter(({ body }) => body.event?.id === poison.id);
  expect(new Set(ofPoison.map(({ body }) => body.id)).size).toBe(2);
});

describe('W6: a receiver that fails for three days', () => {
  const failForDays = async () => {
    app.receiver.fail();
    await app.world.event(staff);
    for (let hour = 0; hour < 90; hour++) {
      await doJobs(app);
      await passTime(app, 60 * MINUTE);
    }
    await doJobs(app);
  };

  it('is sent nothing more, and its owner is told', async () => {
    const startedAt = app.clock.now().getTime();
    await failForDays();
    const [webhook] = (await listWebhooks(staff)).data.viewer?.webhooks ?? [];
    const pausedAfter = new Date(webhook?.pausedAt as string).getTime() - startedAt;
    expect(pausedAfter).toBeGreaterThan(3 * DAY);
    expect(pausedAfter).toBeLessThan(4 * DAY);
    expect(await deliveriesOf(staff)).toHaveLength(10);
    expect(app.receiver.received.length).toBeGreaterThan(60);
    const mail = app.mailGateway.to(staff.email, 'A webhook of yours is paused');
    expect(mail).toHaveLength(1);
    app.receiver.works();
    await app.world.event(staff);
    await doJobs(app);
    expect(app.receiver.taken).toEqual([]);
  });

  it('is started again by hand, and is told then what it missed until it was paused', async () => {
    await failForDays();
    app.receiver.works();
    const [latest] = await deliveriesOf(staff);
    const { data } = await retryDelivery(staff, latest?.id ?? '');
    expect(data.retryWebhookDelivery).toMatchObject({ webhook: { pausedAt: null }, userErrors: [] });
    await doJobs(app);
    expect(topicsTaken()).toEqual(['EVENT_CREATED']);
  });
});

describe('W5: a receiver that', () => {
  it('never answers is given up', async () => {
    app.receiver.answer = () => {};
    const { data } = await testWebhook(staff, webhookId);
    expect(data.testWebhook.delivery).toMatchObject({
      status: null,
      error: 'The receiver did not answer in time',
    });
  });

  it('answers without an end has taken it, and is not listened to for 10 MB', async () => {
    const TOO_MUCH = 10_000_000;
    let sent = 0;
    const closed = new Promise<void>((resolve) => {
      app.receiver.answer = (_received, response) => {
        response.on('close', resolve);
        response.writeHead(200);
        const more = () => {
          while (!response.destroyed && sent < TOO_MUCH) {
            sent += 64_000;
            if (!response.write(Buffer.alloc(64_000))) return void response.once('drain', more);
          }
          response.end();
        };
        more();
      };
    });
    const { data } = await testWebhook(staff, webhookId);
    expect(data.testWebhook.delivery).toMatchObject({ status: 200, error: null });
    await closed;
    expect(sent).toBeLessThan(TOO_MUCH);
  });

  it.each([301, 302, 307, 308])('W4: redirects by %i to an inner address is not followed', async (status) => {
    app.receiver.answer = (_received, response) =>
      void response.writeHead(status, { location: 'http://169.254.169.254/latest/meta-data/' }).end();
    const { data } = await testWebhook(staff, webhookId);
    expect(data.testWebhook.delivery).toMatchObject({
      status,
      error: 'The receiver redirects, which is not followed',
    });
  });

  it('breaks the connection is tried again', async () => {
    app.receiver.answer = (_received, response) => void response.destroy();
    await app.world.event(staff);
    await doJobs(app);
    app.receiver.works();
    await passTime(app, 10_000);
    await doJobs(app);
    expect(topicsTaken()).toEqual(['EVENT_CREATED']);
  });
});

it('a test sends a made-up notice at once, with every topic', async () => {
  for (const topic of ['SIGN_UP_ADDED', 'PAYMENT_REFUNDED', 'EVENT_DELETED'] as const) {
    const { data } = await testWebhook(staff, webhookId, topic);
    expect(data.testWebhook).toMatchObject({ delivery: { topic, attempt: 1, error: null }, userErrors: [] });
  }
  expect(app.receiver.taken.map(({ body }) => body)).toMatchObject([
    {
      topic: 'SIGN_UP_ADDED',
      event: { title: 'A test of your webhook' },
      signUp: { email: 'maya@example.org' },
    },
    { topic: 'PAYMENT_REFUNDED', payment: { status: 'REFUNDED', amountPence: 1000 } },
    { topic: 'EVENT_DELETED', event: null, deletedEventId: expect.any(String) },
  ]);
  expect(await deliveriesOf(staff)).toHaveLength(3);
});

it('a notice is sent again by hand, a test is not', async () => {
  await app.world.event(staff);
  await doJobs(app);
  const [delivery] = await deliveriesOf(staff);
  await retryDelivery(staff, delivery?.id ?? '');
  await doJobs(app);
  expect(new Set(app.receiver.taken.map(({ body }) => body.id)).size).toBe(1);
  expect(app.receiver.taken).toHaveLength(2);

  const { data } = await testWebhook(staff, webhookId);
  const again = await retryDelivery(staff, data.testWebhook.delivery?.id ?? '');
  expect(again.data.retryWebhookDelivery.userErrors).toMatchObject([
    {
      code: 'WEBHOOK_NOT_FOUND',
      message: 'It is not sent again: it was a test, or its event has another owner now',
    },
  ]);
});

it('W2: a webhook whose job is lost is found by the clock', async () => {
  await app.world.event(staff);
  await app.database.query(`DELETE FROM pgboss.job WHERE name = 'deliver-webhook'`);
  await startDueWebhooksJob.run(app.jobContext, {});
  await doJobs(app);
  expect(topicsTaken()).toEqual(['EVENT_CREATED']);
});

it('W2: what the worker of a killed process had claimed is sent when its claim is over', async () => {
  await app.world.event(staff);
  const claimedUntil = new Date(app.clock.now().getTime() + 15_000);
  await app.database.query('UPDATE webhooks SET claimed_until = $1', [claimedUntil]);
  await doJobs(app);
  expect(topicsTaken()).toEqual([]);
  await passTime(app, 20_000);
  await doJobs(app);
  expect(topicsTaken()).toEqual(['EVENT_CREATED']);
});

it('a delivered notice is listed for 14 days', async () => {
  await app.world.event(staff);
  await doJobs(app);
  await passTime(app, 14 * DAY + 1);
  await deleteOldNoticesJob.run(app.jobContext, {});
  const left = await app.database.query(
    'SELECT (SELECT count(*)::int FROM webhook_notices) AS notices, (SELECT count(*)::int FROM webhook_deliveries) AS deliveries',
  );
  expect(left).toEqual([{ notices: 0, deliveries: 0 }]);
});
