import { connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freePort, spawnServer } from '../support/server-process.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { LONG_TEST } from '../support/time-limits.js';
import { waitUntil } from '../support/wait-until.js';

vi.setConfig({ testTimeout: LONG_TEST });

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** A server whose database does not listen yet, as soon as it says that it waits. */
async function startWaiting() {
  const port = await freePort();
  const url = Object.assign(new URL(database.url), { port: String(port) }).href;
  const ports = { PORT: String(await freePort()), SANDBOX_PORT: String(await freePort()) };
  const server = spawnServer({ ...ports, DATABASE_URL: url, DEMO_DATA: 'false' });
  await waitUntil(() => expect(server.log()).toContain(`waiting for the database at 127.0.0.1:${port}/`));
  return { server, port };
}

it('a server that starts before its database waits, and then serves', async () => {
  const { server, port } = await startWaiting();
  const target = new URL(database.url);
  const sockets: Socket[] = [];
  const listening = createServer((socket) => {
    const there = connect(Number(target.port), target.hostname);
    for (const each of [socket, there]) sockets.push(each.on('error', () => {}));
    socket.pipe(there).pipe(socket);
  }).listen(port, '127.0.0.1');

  await waitUntil(() => expect(server.output()).toContain('is running at'));
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  for (const socket of sockets) socket.destroy();
  listening.close();
});

it('a SIGTERM ends the wait', async () => {
  const { server } = await startWaiting();
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(server.output()).not.toContain('is running at');
});
