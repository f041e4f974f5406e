import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { asRequest, noteCommit } from '../admission/request-state.js';
import { ConnectionLostError } from './connection-loss.js';
import { ConnectionPool } from './connection-pool.js';

const sockets: Socket[] = [];
/** A database so slow that it never says a word. */
const silent = createServer((socket) => void sockets.push(socket));
let pool: ConnectionPool;
beforeAll(async () => {
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  pool = new ConnectionPool({ host: '127.0.0.1', port, user: 'x', password: 'x', max: 10 }, 50);
});
afterAll(async () => {
  await pool.end();
  for (const socket of sockets) socket.destroy();
  silent.close();
});

it('C1: a request gets no new connection from a database that does not answer in time', async () => {
  const connecting = asRequest('ordinary', () => pool.lease());
  await expect(connecting).rejects.toThrow(ConnectionLostError);
  await expect(connecting).rejects.toThrow('No connection to the database was opened within 50 ms');
});

it('C1: a request that has changed something tries for longer', async () => {
  const before = sockets.length;
  const connecting = asRequest('ordinary', () => {
    noteCommit();
    return pool.lease();
  });
  await expect(connecting).rejects.toThrow(ConnectionLostError);
  expect(sockets.length - before).toBe(5);
});

it('F2: a request that has changed something waits for a database that is away', async () => {
  const client = { on: () => {}, off: () => {}, release: vi.fn() } as unknown as pg.PoolClient;
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const starting = Object.assign(new Error('the database system is starting up'), { code: '57P03' });
  const connect = vi.spyOn(pg.Pool.prototype, 'connect');
  for (const error of [away, starting])
    connect.mockImplementationOnce((done) => done(error, undefined, () => {}));
  connect.mockImplementationOnce((done) => done(undefined, client, () => {}));
  const connection = await asRequest('ordinary', () => {
    noteCommit();
    return pool.lease();
  });
  connection.release();
  expect(client.release).toHaveBeenCalledOnce();
});
