import { z } from 'zod';
import type { PictureBucket } from '../features/pictures/s3-picture-store.js';
import { textGivenWith } from './text-given-with.js';

const names = [
  'PICTURES_S3_ENDPOINT',
  'PICTURES_S3_BUCKET',
  'PICTURES_S3_REGION',
  'PICTURES_S3_ACCESS_KEY_ID',
  'PICTURES_S3_SECRET_ACCESS_KEY',
] as const;

const endpoint = z
  .url({ protocol: /^https?$/, error: 'must be an address like https://s3.example.org', abort: true })
  .refine((address) => {
    const { username, password, search, hash } = new URL(address);
    return !(username || password || search || hash);
  }, 'must be an address like https://s3.example.org, without a password, `?` and `#`')
  .transform((address) => address.replace(/\/+$/, ''));

/** As S3 has them, which all stores take. */
const bucket = z
  .string()
  .regex(
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
    'must have 3 to 63 lower-case letters, digits, hyphens or dots',
  );

/** All five or none. */
export const pictureBucketVariables = (given: NodeJS.ProcessEnv) => {
  const text = () => textGivenWith(given, ...names);
  return {
    PICTURES_S3_ENDPOINT: z.pipe(text(), endpoint.optional()),
    PICTURES_S3_BUCKET: z.pipe(text(), bucket.optional()),
    PICTURES_S3_REGION: text(),
    PICTURES_S3_ACCESS_KEY_ID: text(),
    PICTURES_S3_SECRET_ACCESS_KEY: text(),
  };
};

/** @returns undefined where no bucket is set up */
export function pictureBucketOf(
  env: {
    [Name in (typeof names)[number]]?: string | undefined;
  },
): PictureBucket | undefined {
  const {
    PICTURES_S3_ENDPOINT: endpoint,
    PICTURES_S3_BUCKET: bucket,
    PICTURES_S3_REGION: region,
    PICTURES_S3_ACCESS_KEY_ID: accessKeyId,
    PICTURES_S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = env;
  if (!endpoint || !bucket || !region || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}
