import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Mail, type Sandbox, startSandbox } from '@turnout/sandbox';
import Stripe from 'stripe';
import { createLog } from '../../src/platform/log.js';
import { afterFile } from './after-file.js';

/** A sandbox on a free port that ends with the test file. */
export async function runSandbox({ port = 0 } = {}): Promise<Sandbox> {
  const folder = await mkdtemp(join(tmpdir(), 'turnout-sandbox-'));
  afterFile(() => rm(folder, { recursive: true, force: true }));
  const log = createLog('silent');
  const sandbox = await startSandbox({
    id: randomBytes(8).toString('hex'),
    port,
    folder,
    log,
    productUrl: 'http://localhost:4000',
  });
  afterFile(() => sandbox.close());
  return sandbox;
}

/** Calls the sandbox's control, and fails where it refuses. */
export async function control(
  { url }: Pick<Sandbox, 'url'>,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const response = await fetch(`${url}${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.status === 204 ? undefined : response.json();
}

export async function mailsTo(sandbox: Pick<Sandbox, 'url'>, address: string): Promise<Mail[]> {
  return (await control(sandbox, 'GET', `/mails?to=${encodeURIComponent(address)}`)) as Mail[];
}

/** The real client, which does not call again by itself. */
export function stripeClient({ stripe }: Sandbox): Stripe {
  const { host, port, protocol, secretKey } = stripe;
  return new Stripe(secretKey, { host, port, protocol, maxNetworkRetries: 0, telemetry: false });
}

/** For tests that share a sandbox and run in any order. */
export function someAddress(): string {
  return `${crypto.randomUUID()}@example.org`;
}
