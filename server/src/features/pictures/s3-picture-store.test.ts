import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import type { EntityManager } from 'typeorm';
import { afterEach, describe, expect, it } from 'vitest';
import { s3PictureStore } from './s3-picture-store.js';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A store that answers everything like this. */
async function storeOf(answer: Parameters<typeof createServer>[1]) {
  server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return s3PictureStore({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket: 'pictures',
    region: 'auto',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
    log: pino({ level: 'silent' }),
    older: { read: async () => Buffer.from('from the database') },
    timeout: 200,
  });
}

const files = [{ name: '400.webp', bytes: Buffer.from('picture') }];
const manager = {} as EntityManager;

describe('a store of pictures', () => {
  it('that does not answer is not waited for', async () => {
    const store = await storeOf(() => undefined);
    await expect(store.put(manager, 'a', files)).rejects.toMatchObject({ code: 'BUSY' });
    await expect(store.read('a', '400.webp')).rejects.toMatchObject({ code: 'BUSY' });
    await expect(store.delete('a')).rejects.toMatchObject({ code: 'BUSY' });
  });

  it('that stops in the middle of a file is not waited for', async () => {
    const store = await storeOf((_request, response) => response.writeHead(200).write('half'));
    await expect(store.read('a', '400.webp')).rejects.toMatchObject({ code: 'BUSY' });
  });

  it('that leads elsewhere is not followed', async () => {
    const store = await storeOf((_request, response) =>
      response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end(),
    );
    await expect(store.read('a', '400.webp')).rejects.toMatchObject({ code: 'BUSY' });
  });

  it('that has no such file asks the database, and one without the bucket does not', async () => {
    let code = 'NoSuchKey';
    const store = await storeOf((_request, response) =>
      response.writeHead(404).end(`<Error><Code>${code}</Code></Error>`),
    );
    expect(String(await store.read('a', '400.webp'))).toBe('from the database');
    code = 'NoSuchBucket';
    await expect(store.read('a', '400.webp')).rejects.toMatchObject({ code: 'BUSY' });
  });
});
