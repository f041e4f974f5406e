import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { httpsWebhookGateway } from '../../src/features/webhooks/deliveries/https-webhook-gateway.js';
import { freePort } from '../support/server-process.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import { waitUntil } from '../support/wait-until.js';
import { newWebhook, testWebhook } from '../webhooks/webhook-operations.js';

const example = fileURLToPath(new URL('../../docs/examples/receive-webhook.ts', import.meta.url));

let app: TestApp;
let url: string;
let port: string;
beforeAll(async () => {
  port = String(await freePort());
  url = `http://127.0.0.1:${port}/`;
  // A verifier of another process compares the time of sending with its own clock.
  const clock = new TestClock();
  clock.advance(Date.now() - clock.now().getTime());
  app = await startTestApp({
    clock,
    webhooks: httpsWebhookGateway({ sandboxReceiver: url, timeout: 10_000 }),
  });
});
afterAll(() => app.close());

it('W3: the receiver that the documentation shows verifies a delivery, and refuses a forged one', async () => {
  const staff = await app.world.staff();
  const webhook = await newWebhook(staff, { url });
  const receiver = spawn(process.execPath, [example], {
    env: { PATH: process.env.PATH, PORT: port, WEBHOOK_SECRET: webhook.secret },
  });
  onTestFinished(() => void receiver.kill());
  let printed = '';
  receiver.stdout.on('data', (chunk) => (printed += chunk));
  const forged = () =>
    fetch(url, { method: 'POST', body: '{}' }).then(
      ({ status }) => status,
      () => null,
    );
  await waitUntil(async () => expect(await forged()).toBe(400));
  const { data } = await testWebhook(staff, webhook.id, 'SIGN_UP_ADDED');
  expect(data?.testWebhook.delivery).toMatchObject({ status: 204, error: null });
  await waitUntil(() => expect(printed).toContain('\n'));
  expect(JSON.parse(printed)).toMatchObject({
    id: data?.testWebhook.delivery?.noticeId,
    topic: 'SIGN_UP_ADDED',
  });
});
