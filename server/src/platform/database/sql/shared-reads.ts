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
  return mayShare(database) ? share(database, key, read) : read();
}

/**
 * Reads one row. The rows of all ids that are asked for at the same time are read together. For the rest as `readShared`.
 * @param key the statement
 * @param id in lower case
 * @param read the rows of those ids that there are
 */
export async function readSharedById<Row extends { id: string }>(
  database: EntityManager,
  key: string,
  id: string,
  read: (ids: readonly string[]) => Promise<Row[]>,
): Promise<Row | null> {
  const rows = mayShare(database) ? await share(database, key, read, id) : await read([id]);
  return rows.find((row) => row.id === id) ?? null;
}

function mayShare(database: EntityManager): boolean {
  return !database.queryRunner && mayWaitWithOthers();
}

async function share<Row extends object>(
  database: EntityManager,
  key: string,
  read: (ids: readonly string[]) => Promise<Row[]>,
  id?: string,
): Promise<readonly Row[]> {
  const ofDatabase = reads.get(database) ?? new Map<string, SharedRead>();
  reads.set(database, ofDatabase);
  const forget = () => {
    if (ofDatabase.get(key) === shared) ofDatabase.delete(key);
  };
  const shared: SharedRead = ofDatabase.get(key) ?? new SharedRead(read, forget);
  ofDatabase.set(key, shared);
  try {
    const rows = await shared.next(id);
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

/** The readings of one statement, with the values or ids that requests ask for. */
class SharedRead {
  readonly #reading: SharedReading<Rows>;
  /** Of those who wait until the next reading has a connection. */
  #timers = new Set<NodeJS.Timeout>();
  /** That the next reading is for. */
  #ids = new Set<string>();
  #isFirst = true;

  constructor(read: (ids: readonly string[]) => Promise<object[]>, onIdle: () => void) {
    this.#reading = new SharedReading(() => this.#run(read), onIdle);
  }

  /** @throws BusyError where it has no connection within the time that the caller waits for one */
  next(id?: string): Promise<Rows> {
    if (id !== undefined) this.#ids.add(id);
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

  async #run(read: (ids: readonly string[]) => Promise<object[]>): Promise<Rows> {
    const [timers, ids] = [this.#timers, [...this.#ids]];
    this.#timers = new Set();
    this.#ids = new Set();
    const onTurn = () => {
      for (const timer of timers) clearTimeout(timer);
    };
    // A second one has waited for the first, and would wait as long again behind those who come now.
    const state = { isUnderWay: isUnderWay() || !this.#isFirst, onTurn };
    this.#isFirst = false;
    const rows = await asSharedRequest(state, () => read(ids));
    return Object.freeze(rows.map(Object.freeze) as object[]);
  }
}
