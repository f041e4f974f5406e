import { BusyError } from '../../errors/request-errors.js';
import { type PayerShare, PayerShares } from './payer-shares.js';
import {
  currentRequest,
  errorOfWaiting,
  hasCommitted,
  isUnderWay,
  type RequestState,
} from './request-state.js';
import { Turns } from './turns.js';

/** Milliseconds to wait for a connection: a request for its first, a request for another, and a job; and for a new one to open. */
export const PATIENCE = { newcomer: 2_000, underWay: 10_000, background: 30_000, opening: 2_000 };
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
  readonly #turns: Turns;
  readonly #shares: PayerShares;
  #waiting = 0;
  #waitingRequests = 0;

  constructor(connections: number) {
    this.#turns = new Turns(connections);
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
   * Takes a connection that is free, or waits for one.
   * @returns ends its use
   * @throws BusyError
   */
  async enter(): Promise<() => void> {
    const request = currentRequest();
    const payer = request?.urgency === 'ordinary' ? request.payer : null;
    const share = payer === null ? null : this.#shares.enter(payer);
    if (!this.#takeAtOnce(share)) await this.#wait(request, share);
    if (request) request.isUnderWay = true;
    request?.onTurn?.();
    return () => {
      this.#turns.end();
      share?.turns.end();
      share?.leave();
    };
  }

  #takeAtOnce(share: PayerShare | null): boolean {
    if (share && !share.turns.takeAtOnce()) return false;
    if (this.#turns.takeAtOnce()) return true;
    share?.turns.end();
    return false;
  }

  async #wait(request: RequestState | undefined, share: PayerShare | null): Promise<void> {
    const priority = priorityOf(request);
    const stage = request ? (request.isUnderWay ? 'underWay' : 'newcomer') : 'background';
    this.#waiting++;
    if (request) this.#waitingRequests++;
    try {
      if (stage === 'newcomer') this.#requireRoom(priority, share);
      await this.#take(priority, share, PATIENCE[stage]);
    } catch (error) {
      share?.leave();
      throw error;
    } finally {
      this.#waiting--;
      if (request) this.#waitingRequests--;
    }
  }

  #requireRoom(priority: number, share: PayerShare | null): void {
    const ofPayer = share?.turns.waitingOf(priority) ?? 0;
    if (ofPayer >= MAX_NEWCOMERS_OF_ONE) throw new BusyError();
    if (ofPayer + this.#turns.waitingOf(priority) >= MAX_NEWCOMERS) throw new BusyError();
  }

  /** First in the share of its payer, then among all. It stands in a queue at once, so that the room is known. */
  async #take(priority: number, share: PayerShare | null, patience: number): Promise<void> {
    const waiting = new AbortController();
    const timer = setTimeout(
      () => waiting.abort(new Error(`No connection to the database was free within ${patience} ms`)),
      patience,
    );
    let hasShare = false;
    try {
      if (share && !share.turns.takeAtOnce()) await share.turns.wait(priority, waiting.signal);
      hasShare = true;
      if (!this.#turns.takeAtOnce()) await this.#turns.wait(priority, waiting.signal);
    } catch (cause) {
      if (hasShare) share?.turns.end();
      throw errorOfWaiting(cause);
    } finally {
      clearTimeout(timer);
    }
  }
}

function priorityOf(request: RequestState | undefined): number {
  if (!request) return 0;
  return (request.urgency === 'urgent' ? 2 : 0) + (request.isUnderWay ? 1 : 0);
}
