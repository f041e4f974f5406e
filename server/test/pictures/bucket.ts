import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { AwsClient } from 'aws4fetch';

const NAME = 'our-pictures';

/** How the store fails: it ends the connection, before the request or after it took effect; refuses; or does not answer. */
export type Fault = 'gone' | 'gone after the effect' | 'too busy' | 'silent';

const faults: Record<
  Fault,
  (handle: RequestListener, request: IncomingMessage, response: ServerResponse) => void
> = {
  gone: (_handle, request) => request.socket.destroy(),
  'gone after the effect': (handle, request, response) => {
    response.end = () => {
      request.socket.destroy();
      return response;
    };
    handle(request, response as Parameters<RequestListener>[1]);
  },
  'too busy': (_handle, request, response) => {
    request.resume();
    response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
  },
  silent: (_handle, request) => request.resume(),
};

export type Bucket = Awaited<ReturnType<typeof openBucket>>;

/** A bucket of a real S3 server, which checks signatures, in a folder of its own. */
export async function openBucket() {
  const directory = await mkdtemp(join(tmpdir(), 'turnout-bucket-'));
  const store = new S3rver({ directory, silent: true, configureBuckets: [{ name: NAME, configs: [] }] });
  await store.configureBuckets();
  const handle = store.callback();
  const bucket = { fault: null as Fault | null, methods: [] as string[] };
  const server = createServer((request, response) => {
    bucket.methods.push(request.method ?? '');
    if (bucket.fault) faults[bucket.fault](handle, request, response);
    else handle(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const client = new AwsClient({ ...keys, region: 'eu-west-2', service: 's3' });
  return Object.assign(bucket, {
    settings: { endpoint, bucket: NAME, region: 'eu-west-2', ...keys },
    /** As an operator sets them. */
    env: {
      PICTURES_S3_ENDPOINT: endpoint,
      PICTURES_S3_BUCKET: NAME,
      PICTURES_S3_REGION: 'eu-west-2',
      PICTURES_S3_ACCESS_KEY_ID: keys.accessKeyId,
      PICTURES_S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    },
    /** The names of the files of each picture that has some, by its id. */
    files: async (): Promise<Record<string, string[]>> => {
      const list = await (await client.fetch(`${endpoint}/${NAME}?list-type=2&max-keys=1000`)).text();
      const found: Record<string, string[]> = {};
      for (const [, id = '', name = ''] of list.matchAll(/<Key>pictures\/([^/]+)\/([^<]+)<\/Key>/g))
        found[id] = [...(found[id] ?? []), name];
      return found;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      await rm(directory, { recursive: true, force: true });
    },
  });
}
