import { AsyncLocalStorage } from 'node:async_hooks';
import PQueue from 'p-queue';
import { BusyError } from '../graphql/request-errors.js';

/** Milliseconds to wait for a connection: a request for its first, a request for another, and a job. */
const PATIENCE = { newcomer: 2_000, underWay: 10_000, background: 30_000 };
/** As many as the ten connections of the default pool serve in two seconds at 20 ms each. */
const MAX_NEWCOMERS = 1_000;

/** Urgent is what money depends on. */
export type Urgency = 'ordinary' | 'urgent';

interface RequestState {
  readonly urgency: Urgency;
  /** Has had a connection, or has changed or read something with that of others. */
  isUnderWay: boolean;
  hasCommitted: boolean;
  /** Its turn for a connection has come. */
  readonly onTurn?: () => void;
}

const requests = new AsyncLocalStorage<RequestState>();

/** Runs a request. All connections that it waits for, it waits for as that request; what is no request is a job. */
export function asRequest<Result>(urgency: Urgency, run: () => Result): Result {
  return requests.run({ urgency, isUnderWay: false, hasCommitted: false }, run);
}

/**
 * The request of the caller has changed something, itself or stored together with others: it must not be told to come
 * again, and what its answer still needs goes before newcomers.
 */
export function noteCommit(): void {
  const request = requests.getStore();
  if (!request) return;
  request.hasCommitted = true;
  request.isUnderWay = true;
}

/** Whether the caller is a request that money depends on. */
export function isUrgentRequest(): boolean {
  return requests.getStore()?.urgency === 'urgent';
}

/** Whether the caller is an ordinary request that has changed nothing yet. */
export function mayWaitWithOthers(): boolean {
  const request = requests.getStore();
  return request !== undefined && request.urgency === 'ordinary' && !request.hasCommitted;
}

/**
 * Runs what ordinary requests wait for together, as a request of its own.
 * @param isUnderWay it stands for requests of which one is under way, or which have waited for others already
 */
export function asSharedRequest<Result>(
  state: Required<Pick<RequestState, 'isUnderWay' | 'onTurn'>>,
  run: () => Result,
): Result {
  return requests.run({ ...state, urgency: 'ordinary', hasCommitted: false }, run);
}

/** Whether the caller is a request that has had a connection. */
export function isUnderWay(): boolean {
  return requests.getStore()?.isUnderWay ?? false;
}

/** The request of the caller has read something with the connection of others. */
export function noteReading(): void {
  const request = requests.getStore();
  if (request) request.isUnderWay = true;
}

/** Whether the caller's request has changed something. */
export function hasCommitted(): boolean {
  return requests.getStore()?.hasCommitted ?? false;
}

/** BUSY for who waited too long, unless the request has changed something already. */
export function errorOfWaiting(cause: unknown): unknown {
  return hasCommitted() ? cause : new BusyError({ cause });
}

/** Milliseconds that the caller's request waits for a connection. */
export function patienceForConnection(): number {
  return isUnderWay() ? PATIENCE.underWay : PATIENCE.newcomer;
}

/** Milliseconds that the caller's request waits for a batch: what it has begun should not fail at its end. */
export function patienceForBatch(): number {
  return hasCommitted() ? PATIENCE.underWay : PATIENCE.newcomer;
}

/**
 * The queue in front of the connections to the database. Urgent requests go first, then those under way, so that these
 * are always few; then newcomers and jobs as they came. A newcomer that cannot be served in time is refused before
 * anything was done for it, and can come again.
 */
export class AdmissionQueue {
  readonly #queue: PQueue;
  #waitingRequests = 0;

  constructor(connections: number) {
    this.#queue = new PQueue({ concurrency: connections });
  }

  /** How many requests wait. */
  get waitingRequests(): number {
    return this.#waitingRequests;
  }

  /** How many wait, jobs among them. */
  get size(): number {
    return this.#queue.size;
  }

  /**
   * Waits for a connection.
   * @returns ends its use
   * @throws BusyError
   */
  async enter(): Promise<() => void> {
    const request = requests.getStore();
    const priority = priorityOf(request);
    const stage = request ? (request.isUnderWay ? 'underWay' : 'newcomer') : 'background';
    if (stage === 'newcomer' && this.#queue.sizeBy({ priority }) >= MAX_NEWCOMERS) throw new BusyError();
    if (request) this.#waitingRequests++;
    try {
      const leave = await this.#turn(priority, PATIENCE[stage]);
      if (request) request.isUnderWay = true;
      request?.onTurn?.();
      return leave;
    } catch (cause) {
      throw errorOfWaiting(cause);
    } finally {
      if (request) this.#waitingRequests--;
    }
  }

  #turn(priority: number, patience: number): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const waiting = new AbortController();
      const timer = setTimeout(
        () => waiting.abort(new Error(`No connection to the database was free within ${patience} ms`)),
        patience,
      );
      const use = () => {
        clearTimeout(timer);
        return new Promise<void>(resolve);
      };
      this.#queue.add(use, { priority, signal: waiting.signal }).catch(reject);
    });
  }
}

function priorityOf(request: RequestState | undefined): number {
  if (!request) return 0;
  return (request.urgency === 'urgent' ? 2 : 0) + (request.isUnderWay ? 1 : 0);
}
