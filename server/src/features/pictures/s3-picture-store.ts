import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { EntityManager } from 'typeorm';
import { BusyError } from '../../platform/errors/request-errors.js';
import type { Log } from '../../platform/log.js';
import { PICTURE_FILE_NAMES } from './picture-sizes.js';
import type { NamedFile, PictureStore } from './picture-store.js';

/** A bucket of a store that speaks S3, such as AWS, MinIO, Ceph, Garage and R2. */
export interface PictureBucket {
  /** Without a slash at its end. The bucket is the next part of the path, which all of these understand. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Milliseconds for one request and its response. */
const TIMEOUT = 10_000;
/** After a 5xx or 429, the first after about 50 milliseconds. */
const RETRIES = 2;
const RETRY_DELAY = 100;
/** Milliseconds between two lines of the log about a store that is away: a crowd reads pictures. */
const LOG_INTERVAL = 60_000;

/** Seconds: the few minutes of the sentences. */
const RETRY_AFTER = 120;
const NOT_STORED = 'The picture cannot be stored at the moment. Please try again in a few minutes';
const NOT_READ = 'The picture cannot be read at the moment. Please try again in a few minutes';

export interface OutsidePictureStore extends PictureStore {
  /** Needs no transaction. */
  put(manager: EntityManager | null, pictureId: string, files: readonly NamedFile[]): Promise<void>;
}

interface Options extends PictureBucket {
  log: Log;
  /** For pictures from before there was the bucket. */
  older: Pick<PictureStore, 'read'>;
  /** Milliseconds. */
  timeout?: number;
}

/** The files of pictures in a bucket, as `pictures/<id>/<name>`. Browsers get them from the product, so that the bucket stays private. */
export function s3PictureStore({ log, older, timeout = TIMEOUT, ...settings }: Options): OutsidePictureStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    retries: RETRIES,
    initRetryMs: RETRY_DELAY,
  });
  let isQuietUntil = 0;
  // By the clock and without a timer, for which `turnout check` would wait.
  const logFailure = (failure: object) => {
    if (performance.now() < isQuietUntil) return;
    isQuietUntil = performance.now() + LOG_INTERVAL;
    log.error(failure, 'the store of pictures is away, or refuses');
  };

  /** @returns the whole body; null after a 404 that `mayMiss` */
  async function request(
    method: 'PUT' | 'GET' | 'DELETE',
    key: string,
    { bytes, mayMiss = false }: { bytes?: Buffer; mayMiss?: boolean } = {},
  ): Promise<Buffer | null> {
    try {
      const response = await client.fetch(`${endpoint}/${bucket}/${key}`, {
        method,
        // The bucket has no other server of ours to lead to.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
        ...(bytes && {
          body: bytes as Buffer<ArrayBuffer>,
          // The store refuses bytes that were damaged on their way.
          headers: { 'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex') },
        }),
      });
      const body = Buffer.from(await response.arrayBuffer());
      if (response.ok) return body;
      const code = /<Code>(\w{1,60})<\/Code>/.exec(body.toString('utf8', 0, 2_000))?.[1];
      if (mayMiss && response.status === 404 && code !== 'NoSuchBucket') return null;
      throw new Error(`${method} of a picture: ${response.status} ${code ?? ''}`.trimEnd());
    } catch (error) {
      logFailure({ err: error, endpoint, bucket });
      throw new BusyError({
        cause: error,
        message: method === 'PUT' ? NOT_STORED : NOT_READ,
        retryAfterSeconds: RETRY_AFTER,
      });
    }
  }

  return {
    isOutside: true,
    put: async (_manager, pictureId, files) => {
      await untilAllEnded(files.map(({ name, bytes }) => request('PUT', keyOf(pictureId, name), { bytes })));
    },
    read: async (pictureId, name) =>
      (await request('GET', keyOf(pictureId, name), { mayMiss: true })) ?? older.read(pictureId, name),
    delete: async (pictureId) => {
      await untilAllEnded(
        PICTURE_FILE_NAMES.map((name) => request('DELETE', keyOf(pictureId, name), { mayMiss: true })),
      );
    },
  };
}

function keyOf(pictureId: string, name: string): string {
  return `pictures/${pictureId}/${name}`;
}

/** Unlike `Promise.all`: after a failure no other request is still under way. */
async function untilAllEnded(requests: Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(requests)).find(({ status }) => status === 'rejected');
  if (failed) throw (failed as PromiseRejectedResult).reason;
}
