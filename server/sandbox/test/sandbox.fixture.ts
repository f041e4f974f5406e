import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { type Message, ServerClient } from 'postmark';
import Stripe from 'stripe';
import { afterAll, expect } from 'vitest';
import type { Mail } from '../src/postmark/mail.js';
import { type Sandbox, startSandbox } from '../src/start-sandbox.js';

export const PRODUCT_URL = 'http://localhost:4000';

const endings: (() => unknown)[] = [];

/** Has something ended with the test file, the latest first. */
export function afterFile(end: () => unknown): void {
  endings.push(end);
}

afterAll(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'turnout-sandbox-'));
  afterFile(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A sandbox on a free port that ends with the test file. */
export async function runSandbox(
  options: { folder?: string; port?: number; webhookUrl?: string } = {},
): Promise<Sandbox> {
  const folder = options.folder ?? join(await temporaryFolder(), 'sandbox');
  const port = options.port ?? 0;
  const log = pino({ level: 'silent' });
  const sandbox = await startSandbox({ productUrl: PRODUCT_URL, ...options, port, folder, log });
  afterFile(() => sandbox.close());
  return sandbox;
}

/** The real client, as the product uses it. */
export function postmarkClient({ postmark }: Sandbox, options: { token?: string; timeout?: number } = {}) {
  return new ServerClient(options.token ?? postmark.serverToken, {
    requestHost: postmark.host,
    useHttps: false,
    timeout: options.timeout ?? 10,
  });
}

/** The real client, as the product uses it. It calls again only where a test asks for that. */
export function stripeClient({ stripe }: Sandbox, options: Stripe.StripeConfig & { key?: string } = {}) {
  const { host, port, protocol, secretKey } = stripe;
  const { key = secretKey, ...rest } = options;
  return new Stripe(key, { host, port, protocol, maxNetworkRetries: 0, telemetry: false, ...rest });
}

export function aMessage(change: Partial<Message> = {}): Message {
  return {
    From: 'Turnout <events@turnout.example>',
    To: 'ann@example.org',
    Subject: 'You are signed up',
    TextBody: 'See you there.',
    HtmlBody: '<p>See you there.</p>',
    ...change,
  };
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

export async function mailsTo(sandbox: Sandbox, address: string): Promise<Mail[]> {
  return (await control(sandbox, 'GET', `/mails?to=${encodeURIComponent(address)}`)) as Mail[];
}

/** For tests that share a sandbox and run in any order. */
export function someAddress(): string {
  return `${crypto.randomUUID()}@example.org`;
}

/** Why Stripe said no. */
export function errorOf(calling: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  return calling.then(
    () => expect.unreachable('it was accepted'),
    (error) => error,
  );
}
