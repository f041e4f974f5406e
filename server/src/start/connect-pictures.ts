import type { EntityManager } from 'typeorm';
import type { Config } from '../config/config.js';
import { databasePictureStore } from '../features/pictures/database-picture-store.js';
import type { PictureStore } from '../features/pictures/picture-store.js';
import { s3PictureStore } from '../features/pictures/s3-picture-store.js';
import type { Log } from '../platform/log.js';
import type { Metrics } from '../platform/metrics/metrics.js';
import { observeFailures } from '../platform/observe-failures.js';

/** The bucket that is set up, and otherwise the database. */
export function connectPictures(
  { pictureBucket }: Pick<Config, 'pictureBucket'>,
  database: EntityManager,
  log: Log,
  { observeService }: Pick<Metrics, 'observeService'>,
): PictureStore {
  const inDatabase = databasePictureStore(database);
  if (!pictureBucket) return inDatabase;
  const inBucket = s3PictureStore({ ...pictureBucket, log, older: inDatabase });
  return observeFailures(inBucket, () => observeService('s3', 'unavailable'));
}
