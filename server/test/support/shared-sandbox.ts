import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as sandboxPackage from '@turnout/sandbox';
import { postmarkGateway } from '../../src/features/mail/postmark-gateway.js';
import { createLog } from '../../src/platform/log.js';
import { sandboxPayments } from '../../src/start/card-payments.js';
import { openSharedSandbox } from '../../src/start/shared-sandbox.js';
import { atEnd } from './after-file.js';
import { freePort } from './server-process.js';
import { startTestApp, type TestApp, type TestAppOptions } from './test-app.js';
import { TestClock } from './test-clock.js';
import type { TestDatabase } from './test-database.js';

type Sandbox = sandboxPackage.Sandbox;

/** A sandbox that all server processes on a database use, and that none of them takes with it when it is killed. */
export async function openSandboxOf({ url: databaseUrl }: TestDatabase): Promise<Sandbox> {
  const folder = await mkdtemp(join(tmpdir(), 'turnout-sandbox-'));
  const sandbox = await openSharedSandbox(sandboxPackage, {
    databaseUrl,
    folder,
    port: await freePort(),
    log: createLog('silent'),
    productUrl: 'http://localhost:4000',
  });
  atEnd(async () => {
    await sandbox.close();
    await rm(folder, { recursive: true, force: true });
  });
  return sandbox;
}

/** A server in the test's own process, beside server processes: with their database, their sandbox and their clock. */
export async function startBeside(
  database: TestDatabase,
  sandbox: Sandbox,
  options: TestAppOptions = {},
): Promise<TestApp> {
  const app = await startTestApp({
    database,
    clock: new TestClock(new Date()),
    mail: postmarkGateway({ ...sandbox.postmark, from: 'Turnout <events@staff.example>' }),
    cardPayments: sandboxPayments(sandbox),
    ...options,
  });
  atEnd(() => app.close());
  return app;
}
