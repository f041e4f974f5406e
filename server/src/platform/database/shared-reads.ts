import type { EntityManager } from 'typeorm';
import { BusyError } from '../graphql/request-errors.js';
import { asWaiting, errorOfWaiting, mayWaitWithOthers } from './admission.js';
import { SharedReading } from './shared-reading.js';

type Rows = readonly object[];

/** By statement and values, while somebody waits for them. */
const readings = new WeakMap<EntityManager, Map<string, SharedReading<Rows>>>();

/**
 * Reads once for all requests that ask the same at the same time: on the evening of a sale they all want one event. Who
 * comes while it is read waits for the next reading, so nobody gets anything older than their request. The rows belong to
 * all of them, so they are frozen.
 *
 * What money depends on, what a request still reads after its change, and what is read within a transaction waits for nobody.
 * @param key the statement and its values
 * @throws BusyError
 */
export async function readShared<Row extends object>(
  database: EntityManager,
  key: string,
  read: () => Promise<Row[]>,
): Promise<readonly Row[]> {
  if (database.queryRunner || !mayWaitWithOthers()) return read();
  const ofDatabase = readings.get(database) ?? new Map<string, SharedReading<Rows>>();
  readings.set(database, ofDatabase);
  const reading =
    ofDatabase.get(key) ??
    new SharedReading<Rows>(
      async () => Object.freeze((await read()).map(Object.freeze)),
      () => ofDatabase.delete(key),
    );
  ofDatabase.set(key, reading);
  try {
    return (await asWaiting(() => reading.next())) as readonly Row[];
  } catch (error) {
    // Made for this request alone: those who are refused together come again at different times.
    throw error instanceof BusyError ? errorOfWaiting(error.cause) : error;
  }
}
