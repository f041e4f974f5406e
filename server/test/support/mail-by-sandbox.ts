import type { Sandbox } from '@turnout/sandbox';
import { postmarkGateway } from '../../src/features/mail/postmark-gateway.js';
import { control, runSandbox } from './sandbox.js';
import { startTestApp } from './test-app.js';

/**
 * An app that sends its mails by the real Postmark client, and a sandbox that takes Postmark's place.
 * `timeout` is how many seconds the app waits for an answer.
 */
export async function startAppWithSandbox({ timeout = 10 } = {}) {
  const sandbox = await runSandbox();
  const from = 'Turnout <events@staff.example>';
  const mail = postmarkGateway({ ...sandbox.postmark, from, timeout });
  return { app: await startTestApp({ mail }), sandbox };
}

/** Makes the next calls fail. `how` is one of the sandbox's kinds of failure. */
export async function failNext(sandbox: Sandbox, next: number, how: string): Promise<void> {
  await control(sandbox, 'POST', '/failures', { service: 'postmark', next, how });
}
