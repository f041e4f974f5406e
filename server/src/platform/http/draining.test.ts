import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { Draining } from './draining.js';

const CONNECTIONS = 15;
/** Milliseconds, together longer than the server waits without a request. */
const ANSWER = 100;

it('connections of a proxy’s pool are answered as long as the proxy uses them, although nothing listens', async () => {
  const app = fastify({ forceCloseConnections: 'idle' });
  app.get('/', () => delay(ANSWER, 'answer'));
  const draining = new Draining(app, { notice: 0, quiet: 1_000, most: 60_000 });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const pool = Array.from({ length: CONNECTIONS }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  await Promise.all(pool.map((agent) => ask(port, agent)));

  const closed = draining.closeGently();
  await expect.poll(() => isRefused(port)).toBe(true);
  const answers: unknown[] = [];
  for (const agent of pool) answers.push(await ask(port, agent));

  expect(answers).toEqual(pool.map(() => ({ status: 200, connection: 'close' })));
  await closed;
});

/** @returns what a proxy looks at, or the error */
function ask(port: number, agent: Agent): Promise<unknown> {
  return new Promise((resolve) => {
    request({ port, host: '127.0.0.1', agent }, (response) => {
      const { statusCode: status, headers } = response;
      response.resume().on('end', () => resolve({ status, connection: headers.connection }));
    })
      .on('error', resolve)
      .end();
  });
}

async function isRefused(port: number): Promise<boolean> {
  const socket = connect({ port, host: '127.0.0.1' });
  const isConnected = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return !isConnected;
}
