import PQueue from 'p-queue';
import { BusyError } from '../../errors/request-errors.js';
import { PayerShares } from './payer-shares.js';
import {
  currentRequest,
  errorOfWaiting,
  hasCommitted,
  isUnderWay,
  type RequestState,
} from './request-state.js';

/** Milliseconds to wait for a connection: a request for its first, a request for another, and a job. */
const PATIENCE = { newcomer: 2_000, underWay: 10_000, background: 30_000 };
/** As many as the ten connections of the default pool serve in two seconds at 20 ms each. */
const MAX_NEWCOMERS = 1_000;
/** Of one payer, so that the others are not refused because of it. */
const MAX_NEWCOMERS_OF_ONE = 800;

/** Milliseconds that the caller's request waits for a connection. */
export function patienceForConnection(): number {
  return isUnderWay() ? PATIENCE.underWay : PATIENCE.newcomer;
}

/** Milliseconds that the caller's request waits for a batch: what it has begun should not fail at its end. */
export function patienceForBatch(): number {
  return hasCommitted() ? PATIENCE.underWay : PATIENCE.newcomer;
}

/**
 * The queue in front of the connections to the database. Urgent requests go first, then those under way, so that
 * these are always few; then newcomers and jobs as they came. A newcomer that cannot be served in time is refused
 * before anything was done for it, and can try again. The requests of one payer never have all connections
 * (`PayerShares`).
 */
export class AdmissionQueue {
  readonly #queue: PQueue;
  readonly #shares: PayerShares;
  #waiting = 0;
  #waitingRequests = 0;

  constructor(connections: number) {
    this.#queue = new PQueue({ concurrency: connections });
    this.#shares = new PayerShares(connections);
  }

  /** How many requests wait. */
  get waitingRequests(): number {
    return this.#waitingRequests;
  }

  /** How many wait, jobs among them. */
  get size(): number {
    return this.#waiting;
  }

  /**
   * Waits for a connection.
   * @returns ends its use
   * @throws BusyError
   */
  async enter(): Promise<() => void> {
    const request = currentRequest();
    const priority = priorityOf(request);
    const stage = request ? (request.isUnderWay ? 'underWay' : 'newcomer') : 'background';
    const payer = request?.urgency === 'ordinary' ? request.payer : null;
    if (stage === 'newcomer') this.#requireRoom(payer, priority);
    this.#waiting++;
    if (request) this.#waitingRequests++;
    try {
      const leave = await this.#turn(payer, priority, PATIENCE[stage]);
      if (request) request.isUnderWay = true;
      request?.onTurn?.();
      return leave;
    } catch (cause) {
      throw errorOfWaiting(cause);
    } finally {
      this.#waiting--;
      if (request) this.#waitingRequests--;
    }
  }

  #requireRoom(payer: string | null, priority: number): void {
    const ofPayer = payer === null ? 0 : this.#shares.waitingOf(payer, priority);
    if (ofPayer >= MAX_NEWCOMERS_OF_ONE) throw new BusyError();
    if (ofPayer + this.#queue.sizeBy({ priority }) >= MAX_NEWCOMERS) throw new BusyError();
  }

  #turn(payer: string | null, priority: number, patience: number): Promise<() => void> {
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
      const options = { priority, signal: waiting.signal };
      const takeTurn = () => this.#queue.add(use, options);
      const turn = payer === null ? takeTurn() : this.#shares.add(payer, takeTurn, options);
      turn.catch(reject);
    });
  }
}

function priorityOf(request: RequestState | undefined): number {
  if (!request) return 0;
  return (request.urgency === 'urgent' ? 2 : 0) + (request.isUnderWay ? 1 : 0);
}
