import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Log } from '../src/platform/log.js';
import { StartError } from '../src/platform/start-error.js';
import { createSandboxApp } from './sandbox-app.js';

export interface SandboxOptions {
  /** 0 takes any free one. */
  port: number;
  host: string;
  /** Where mails are kept; made if it is not there. */
  folder: string;
  log: Log;
}

export interface Sandbox {
  /** The page for people. */
  url: string;
  /** What the Postmark client needs to talk to the sandbox instead, without TLS. */
  postmark: { host: string; serverToken: string };
  close(): Promise<void>;
}

/** No secret: whoever reaches the sandbox may use it. It only has to differ from a wrong one. */
const SERVER_TOKEN = 'sandbox-server-token';

/** Starts the local stand-ins for services that cost money or reach people. Not for production. */
export async function startSandbox({ port, host, folder, log }: SandboxOptions): Promise<Sandbox> {
  const app = await createSandboxApp({ host, folder, log, serverToken: SERVER_TOKEN });
  await listen(app, port, host);
  const authority = `${reachableName(host)}:${(app.server.address() as AddressInfo).port}`;
  return {
    url: `http://${authority}`,
    postmark: { host: authority, serverToken: SERVER_TOKEN },
    close: () => app.close(),
  };
}

async function listen(app: FastifyInstance, port: number, host: string): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    const sentences: Record<string, string> = {
      EADDRINUSE: `Port ${port} of the sandbox is in use already: stop what uses it, or set SANDBOX_PORT to another.`,
      EACCES: `Port ${port} of the sandbox may not be opened by this user: set SANDBOX_PORT to one above 1023.`,
      EADDRNOTAVAIL: `The sandbox cannot listen on ${host}, which is no address of this machine.`,
      ENOTFOUND: `The sandbox cannot listen on ${host}, which is no address of this machine.`,
    };
    const sentence = sentences[(error as NodeJS.ErrnoException).code ?? ''];
    throw sentence ? new StartError(sentence) : error;
  }
}

/** The name in an address that leads to whatever listens on `host`. */
function reachableName(host: string): string {
  if (['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
