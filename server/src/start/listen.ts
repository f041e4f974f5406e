import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.js';
import { BACKLOG } from '../platform/http/connection-limits.js';
import { StartError } from '../platform/start-error.js';

/** Milliseconds for the answer of what listens on the port already. */
const ANSWER_TIMEOUT = 2_000;

/** @throws StartError with one sentence about the port */
export async function listen(http: FastifyInstance, config: Config): Promise<void> {
  const { port, host } = config;
  await http
    .listen({ port, host, backlog: BACKLOG })
    .catch(async (error) => Promise.reject(await explain(error, config)));
}

/**
 * Checks that the port is free before anything else is opened: a second start should name the first one, and not its
 * database or its sandbox.
 * @throws StartError with one sentence about the port
 */
export async function checkPort(config: Config): Promise<void> {
  const { port, host } = config;
  const server = createServer();
  try {
    server.listen({ port, host });
    await once(server, 'listening');
  } catch (error) {
    throw await explain(error as Error, config);
  }
  server.close();
  await once(server, 'close');
}

async function explain(error: NodeJS.ErrnoException, config: Config): Promise<Error> {
  const { port, host } = config;
  const running = error.code === 'EADDRINUSE' && (await runningProduct(config));
  const inUse = running
    ? `${running} is already running at ${config.publicUrl}: stop it first, or set PORT and DATA_DIR to run a second one.`
    : `Port ${port} is in use already: stop what uses it, or set PORT to another.`;
  const noAddress = `HOST is ${host}, which is no address of this machine.`;
  const messages: Record<string, string> = {
    EADDRINUSE: inUse,
    EACCES: `Port ${port} may not be opened by this user: set PORT to one above 1023.`,
    EADDRNOTAVAIL: noAddress,
    ENOTFOUND: noAddress,
  };
  const sentence = messages[error.code ?? ''];
  return sentence ? new StartError(sentence, { cause: error }) : error;
}

/** The product's name, if it is what answers on the port. */
async function runningProduct({ port, host }: Config): Promise<string | undefined> {
  const name = host === '0.0.0.0' ? '127.0.0.1' : host.includes(':') ? '[::1]' : host;
  try {
    const response = await fetch(`http://${name}:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ settings { productName } }' }),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT),
    });
    const answer = (await response.json()) as { data?: { settings?: { productName?: string } } };
    return answer.data?.settings?.productName;
  } catch {
    return undefined;
  }
}
