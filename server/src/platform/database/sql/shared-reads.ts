import type { EntityManager } from 'typeorm';
import { BusyError } from '../../errors/request-errors.js';
import { patienceForConnection } from '../admission/admission.js';
import {
  asSharedRequest,
  errorOfWaiting,
  isUnderWay,
  mayWaitWithOthers,
  noteReading,
} from '../admission/request-state.js';
import { SharedReading } from './shared-reading.js';

type Rows = readonly object[];

/** By statement and values, while requests wait for them. */
const reads = new WeakMap<EntityManager, Map<string, SharedRead>>();

/**
 * Reads once for all requests that ask the same at the same time: on the evening of a sale they all want one event. A
 * request that arrives during a read waits for the next read, so no request gets anything older than itself. The rows
 * belong to all of them, so they are frozen.
 *
 * Three kinds of reads wait for no other: those that money depends on, those of a request after its change, and those
 * within a transaction.
 * @param key the statement and its values
 * @throws BusyError
 */
export async function readShared<Row extends object>(
  database: EntityManager,
  key: string,
  read: () => Promise<Row[]>,
): Promise<readonly Row[]> {
  if (database.queryRunner || !mayWaitWithOthers()) return read();
  const ofDatabase = reads.get(database) ?? new Map<string, SharedRead>();
  reads.set(database, ofDatabase);
  const forget = () => {
    if (ofDatabase.get(key) === shared) ofDatabase.delete(key);
  };
  const shared: SharedRead = ofDatabase.get(key) ?? new SharedRead(read, forget);
  ofDatabase.set(key, shared);
  try {
    const rows = await shared.next();
    noteReading();
    return rows as readonly Row[];
  } catch (error) {
    if (!(error instanceof BusyError)) throw error;
    // The read before may never end: new requests do not wait for it any more.
    forget();
    // Made for this request alone: those who are refused together try again at different times.
    throw errorOfWaiting(error.cause);
  }
}

/** The readings of one statement with its values. */
class SharedRead {
  readonly #reading: SharedReading<Rows>;
  /** Of those who wait until the next reading has a connection. */
  #timers = new Set<NodeJS.Timeout>();
  #isFirst = true;

  constructor(read: () => Promise<object[]>, onIdle: () => void) {
    this.#reading = new SharedReading(() => this.#run(read), onIdle);
  }

  /** @throws BusyError where it has no connection within the time that the caller waits for one */
  next(): Promise<Rows> {
    const { promise, resolve, reject } = Promise.withResolvers<Rows>();
    const patience = patienceForConnection();
    const timer = setTimeout(() => {
      const cause = new Error(`A shared read had no connection to the database within ${patience} ms`);
      reject(new BusyError({ cause }));
    }, patience);
    this.#timers.add(timer);
    this.#reading.next().then(resolve, reject);
    return promise.finally(() => clearTimeout(timer));
  }

  async #run(read: () => Promise<object[]>): Promise<Rows> {
    const timers = this.#timers;
    this.#timers = new Set();
    const onTurn = () => {
      for (const timer of timers) clearTimeout(timer);
    };
    // A second one has waited for the first, and would wait as long again behind those who come now.
    const state = { isUnderWay: isUnderWay() || !this.#isFirst, onTurn };
    this.#isFirst = false;
    const rows = await asSharedRequest(state, read);
    return Object.freeze(rows.map(Object.freeze) as object[]);
  }
}
