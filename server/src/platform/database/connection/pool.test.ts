import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { asRequest, noteCommit } from '../admission/request-state.js';
import { Pool } from './pool.js';

const sockets: Socket[] = [];
/** A database so slow that it never says a word. */
const silent = createServer((socket) => void sockets.push(socket));
let pool: Pool;
beforeAll(async () => {
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  pool = new Pool({ host: '127.0.0.1', port, user: 'x', password: 'x', connectionTimeoutMillis: 50 });
});
afterAll(async () => {
  await pool.end();
  for (const socket of sockets) socket.destroy();
  silent.close();
});

it('C1: a request that gets no new connection in time is asked to try again', async () => {
  const connecting = asRequest('ordinary', () => pool.connect());
  await expect(connecting).rejects.toMatchObject({ extensions: { code: 'BUSY' } });
});

it('C1: a request that has changed something is not, and tries for longer', async () => {
  const before = sockets.length;
  const connecting = asRequest('ordinary', () => {
    noteCommit();
    return pool.connect();
  });
  await expect(connecting).rejects.toThrow('Connection terminated due to connection timeout');
  expect(sockets.length - before).toBe(5);
});

it('C1: a request that was too late for an idle connection, and opens one, is asked to try again', async () => {
  const connecting = asRequest('ordinary', async () => {
    vi.spyOn(pg.Pool.prototype, 'connect').mockRejectedValueOnce(
      new Error('timeout exceeded when trying to connect'),
    );
    return pool.connect();
  });
  await expect(connecting).rejects.toMatchObject({ extensions: { code: 'BUSY' } });
});

it('F2: a request that has changed something waits for a database that is away', async () => {
  const client = { release: () => {} } as pg.PoolClient;
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const starting = Object.assign(new Error('the database system is starting up'), { code: '57P03' });
  const connect = vi.spyOn(pg.Pool.prototype, 'connect').mockRejectedValueOnce(away);
  connect.mockRejectedValueOnce(starting).mockResolvedValueOnce(client as never);
  const connecting = asRequest('ordinary', () => {
    noteCommit();
    return pool.connect();
  });
  expect(await connecting).toBe(client);
});
