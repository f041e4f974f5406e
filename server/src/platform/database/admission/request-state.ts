import { AsyncLocalStorage } from 'node:async_hooks';
import { BusyError } from '../../errors/request-errors.js';

/** Urgent is what money depends on. */
export type Urgency = 'ordinary' | 'urgent';

/** The facts of a request that the queue in front of the connections knows. */
export interface RequestState {
  readonly urgency: Urgency;
  /** The account or network address whose share of the connections it takes; null: no share. */
  payer: string | null;
  /** Has had a connection, or has changed or read something with that of others. */
  isUnderWay: boolean;
  hasCommitted: boolean;
  /** Its turn for a connection has come. */
  readonly onTurn?: () => void;
  readonly databaseTime: { milliseconds: number };
}

const requests = new AsyncLocalStorage<RequestState>();

/**
 * Runs a request. All connections that it waits for, it waits for as that request; work outside of a request is a
 * job.
 * @param payer whose share of the connections it takes, unless `notePayer` names another
 */
export function asRequest<Result>(urgency: Urgency, run: () => Result, payer: string | null = null): Result {
  const databaseTime = { milliseconds: 0 };
  return requests.run({ urgency, payer, isUnderWay: false, hasCommitted: false, databaseTime }, run);
}

/** The request of the caller; undefined in a job. */
export function currentRequest(): RequestState | undefined {
  return requests.getStore();
}

/** The caller's request takes the share of this payer from now on. */
export function notePayer(payer: string): void {
  const request = requests.getStore();
  if (request) request.payer = payer;
}

/** Milliseconds for which the caller's request has used connections since this was asked last. */
export function takeDatabaseTime(): number {
  const time = requests.getStore()?.databaseTime;
  if (!time) return 0;
  const { milliseconds } = time;
  time.milliseconds = 0;
  return milliseconds;
}

/**
 * The request of the caller has changed something, itself or stored together with others: it must not be asked to try
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
 * Runs what ordinary requests wait for together, as a request of its own. The first of them pays.
 * @param isUnderWay it stands for requests of which one is under way, or which have waited for others already
 */
export function asSharedRequest<Result>(
  state: Required<Pick<RequestState, 'isUnderWay' | 'onTurn'>>,
  run: () => Result,
): Result {
  const first = requests.getStore();
  const { payer, databaseTime } = first ?? { payer: null, databaseTime: { milliseconds: 0 } };
  return requests.run({ ...state, urgency: 'ordinary', hasCommitted: false, payer, databaseTime }, run);
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

/** BUSY for a request that waited too long, unless the request has changed something already. */
export function errorOfWaiting(cause: unknown): unknown {
  return hasCommitted() ? cause : new BusyError({ cause });
}
