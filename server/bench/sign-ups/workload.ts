import type { Load } from '../rounds.js';

/** So many clients at once, on both sides. */
export const CLIENTS = 64;

/** The accounts that `fill` made, each with its address and session. */
export const ACCOUNTS = 40_000;

export interface Signing {
  /** One hot event, or many. */
  eventIds: readonly string[];
  seconds: number;
}

export interface Attempt {
  /** From 0. */
  account: number;
  eventId: string;
}

/**
 * Endless attempts, each account's first at each event: account after account, and to the events in turn.
 * @throws Error when every account has been to every event
 */
export function* attempts(eventIds: readonly string[]): Generator<Attempt, never> {
  for (let n = 0; ; n++) {
    const round = Math.floor(n / ACCOUNTS);
    if (round === eventIds.length) throw new Error('There are too few accounts for so many sign-ups');
    yield { account: n % ACCOUNTS, eventId: eventIds[(n + round) % eventIds.length] as string };
  }
}

export const accountId = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
export const emailOf = (n: number) => `bench-${n}@example.org`;
export const nameOf = (n: number) => `Bench ${n}`;
/** Of one network there may be 50,000 sign-ups in an hour. */
export const addressOf = (n: number) => `10.0.0.${n % 250}`;
export const tokenOf = (n: number) => `bench-token-${n}`;

/** Each client does work for some time, over and over, and notes how long each took. */
export async function measure(clients: number, seconds: number, work: () => Promise<void>): Promise<Load> {
  const latencies: number[] = [];
  const started = performance.now();
  const until = started + seconds * 1000;
  const client = async () => {
    for (let begun = performance.now(); begun < until; ) {
      await work();
      const done = performance.now();
      latencies.push(done - begun);
      begun = done;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const elapsed = (performance.now() - started) / 1000;
  latencies.sort((left, right) => left - right);
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;
  return { perSecond: latencies.length / elapsed, p50: at(0.5), p99: at(0.99) };
}
