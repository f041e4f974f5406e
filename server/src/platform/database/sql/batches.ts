import { setImmediate as nextTurn } from 'node:timers/promises';
import { BusyError } from '../../errors/request-errors.js';
import { patienceForBatch } from '../admission/admission.js';
import { asRequest, errorOfWaiting, isUrgentRequest } from '../admission/request-state.js';
import { isRejectedRow, isTimeOut } from '../connection/transaction.js';

const MAX_WAITING = 1_000;
const MAX_SIZE = 200;

/** Does for many requests at once what each of them wants; the result has one entry for each item, in their order. */
export type BatchRun<Context, Item, Result> = (
  context: Context,
  items: readonly Item[],
) => Promise<readonly Result[]>;

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * The batches of a process: whatever comes while a batch runs goes into the next one. So a crowd shares statements,
 * connections, locks and commits, and a request that comes alone waits for no other. Whether a batch has changed
 * something for a request is for its caller to note (`noteCommit`).
 */
export class Batches<Context> {
  readonly #queues = new Map<unknown, Map<string, { readonly size: number }>>();

  constructor(private readonly context: () => Context) {}

  /** How many wait for a batch. */
  get waiting(): number {
    return [...this.#queues.values()]
      .flatMap((lanes) => [...lanes.values()])
      .reduce((sum, { size }) => sum + size, 0);
  }

  /**
   * Runs `run` with this item and those of others.
   * @param lane of one function: batches of different lanes do not wait for each other
   * @throws BusyError after two seconds of waiting for the batches before, at once where 1,000 wait already, and when
   * the database took too long and stored nothing. A request that has changed something waits ten seconds, and is not
   * asked to try again
   */
  async add<Item, Result>(run: BatchRun<Context, Item, Result>, item: Item, lane = ''): Promise<Result> {
    const lanes = this.#queues.get(run) ?? new Map<string, { readonly size: number }>();
    this.#queues.set(run, lanes);
    const known = lanes.get(lane) as BatchQueue<Item, Result> | undefined;
    const queue =
      known ??
      new BatchQueue<Item, Result>(
        (items) => run(this.context(), items),
        () => lanes.delete(lane),
      );
    lanes.set(lane, queue);
    return queue.add(item);
  }
}

/** One lane: one batch at a time. */
class BatchQueue<Item, Result> {
  readonly #waiting = new Set<Waiting<Item, Result>>();
  #isRunning = false;

  constructor(
    private readonly run: (items: readonly Item[]) => Promise<readonly Result[]>,
    private readonly onIdle: () => void,
  ) {}

  get size(): number {
    return this.#waiting.size;
  }

  async add(item: Item): Promise<Result> {
    if (this.size >= MAX_WAITING && !isUrgentRequest()) throw new BusyError();
    try {
      return await this.#enqueue(item);
    } catch (error) {
      if (!(error instanceof BusyError)) throw error;
      // Made for this request alone: those who are refused together try again at different times.
      throw errorOfWaiting(error.cause ?? new Error('A batch found no connection to the database'));
    }
  }

  #enqueue(item: Item): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const waiting = { item, resolve, reject };
    const patience = patienceForBatch();
    const timer = setTimeout(() => {
      const cause = new Error(`No batch began within ${patience} ms`);
      if (this.#waiting.delete(waiting)) reject(new BusyError({ cause }));
    }, patience);
    this.#waiting.add(waiting);
    void this.#runAll();
    return promise.finally(() => clearTimeout(timer));
  }

  async #runAll(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    while (this.size > 0) {
      // Requests that have arrived together are read one after the other.
      await nextTurn();
      const batch = [...this.#waiting].slice(0, MAX_SIZE);
      for (const each of batch) this.#waiting.delete(each);
      if (batch.length > 0) await this.#settle(batch);
    }
    this.#isRunning = false;
    this.onIdle();
  }

  async #settle(batch: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#runWith(batch.map(({ item }) => item));
      for (const [n, { resolve }] of batch.entries()) resolve(results[n] as Result);
    } catch (error) {
      // No item pays for another's mistake.
      if (batch.length > 1 && isRejectedRow(error)) for (const each of batch) await this.#settle([each]);
      else for (const { reject } of batch) reject(error);
    }
  }
  /** A batch waits for a connection in front of the requests, for it is many of them. */
  #runWith(items: readonly Item[]): Promise<readonly Result[]> {
    return asRequest('urgent', async () => {
      try {
        return await this.run(items);
      } catch (error) {
        throw isTimeOut(error) ? errorOfWaiting(error) : error;
      }
    });
  }
}
