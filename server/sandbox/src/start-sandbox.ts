import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type GoogleAddresses, type GoogleClient, googleAddresses } from './google/google.js';
import type { MailWebhook } from './postmark/send-mail-event.js';
import { RECEIVER_PATH } from './receiver/receiver.routes.js';
import { createSandboxApp } from './sandbox-app.js';
import { SandboxError } from './sandbox-error.js';

export type { Mail } from './postmark/mail.js';
export { SandboxError };

export interface SandboxOptions {
  /** By which another process knows this sandbox from any other. */
  id?: string;
  /** 0 takes any free one. */
  port: number;
  /** Where mails and payments are stored; made if it is not there. */
  folder: string;
  log: FastifyBaseLogger;
  /** Where the pages lead back to. */
  productUrl: string;
  /** Where the product takes Stripe's webhooks; without it none is sent until control names one. */
  webhookUrl?: string;
  /** Where the product takes Postmark's webhooks, and their password. */
  mailWebhook?: MailWebhook;
}

export interface Sandbox {
  /** The page for people. */
  url: string;
  /** The settings of the Postmark client to talk to the sandbox instead, without TLS. */
  postmark: { host: string; serverToken: string };
  stripe: {
    /** The settings of the Stripe client to talk to the sandbox instead. */
    host: string;
    port: number;
    protocol: 'http';
    secretKey: string;
    publishableKey: string;
    webhookSecret: string;
    /** The script that a page loads in the place of Stripe's. */
    scriptUrl: string;
  };
  google: GoogleClient & GoogleAddresses;
  /** A receiver of the product's own webhooks. */
  webhooks: { receiverUrl: string };
  close(): Promise<void>;
}

/** No secrets: any program that reaches the sandbox may use it. They only have to differ from wrong ones. */
const SERVER_TOKEN = 'sandbox-server-token';
const STRIPE_KEYS = {
  secretKey: 'sk_test_sandbox',
  publishableKey: 'pk_test_sandbox',
  webhookSecret: 'whsec_sandbox',
};
const GOOGLE_CLIENT = {
  clientId: 'sandbox.apps.googleusercontent.com',
  clientSecret: 'sandbox-client-secret',
};

/** Starts the local stand-ins for services that cost money or reach people. Not for production. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { port } = options;
  const { app, stripe, google } = await createSandboxApp({
    ...options,
    serverToken: SERVER_TOKEN,
    stripeKeys: STRIPE_KEYS,
    googleClient: GOOGLE_CLIENT,
  });
  await listen(app, port);
  stripe.webhooks.resume();
  const actualPort = (app.server.address() as AddressInfo).port;
  const addresses = sandboxAt(actualPort);
  google.url = addresses.url;
  return { ...addresses, close: () => app.close() };
}

/** The settings of clients to talk to the sandbox on a port, whichever process runs it. */
export function sandboxAt(port: number): Omit<Sandbox, 'close'> {
  const url = `http://localhost:${port}`;
  return {
    url,
    postmark: { host: `localhost:${port}`, serverToken: SERVER_TOKEN },
    stripe: {
      host: 'localhost',
      port,
      protocol: 'http',
      ...STRIPE_KEYS,
      scriptUrl: `${url}/stripe/stripe.js`,
    },
    google: { ...GOOGLE_CLIENT, ...googleAddresses(url) },
    webhooks: { receiverUrl: `${url}${RECEIVER_PATH}` },
  };
}

async function listen(app: FastifyInstance, port: number): Promise<void> {
  try {
    // No other account is to read the mails, or to pay.
    await app.listen({ port, host: '127.0.0.1' });
  } catch (error) {
    await app.close();
    const sentences: Record<string, string> = {
      EADDRINUSE: `Port ${port} of the sandbox is in use already: stop what uses it, or set SANDBOX_PORT to another.`,
      EACCES: `Port ${port} of the sandbox may not be opened by this user: set SANDBOX_PORT to one above 1023.`,
    };
    const sentence = sentences[(error as NodeJS.ErrnoException).code ?? ''];
    throw sentence ? new SandboxError(sentence) : error;
  }
}
