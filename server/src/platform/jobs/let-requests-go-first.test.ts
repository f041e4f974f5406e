import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { letRequestsGoFirst } from './let-requests-go-first.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** Whether jobs may go, after so many milliseconds in which requests wait. */
async function mayGoAfter(milliseconds: number, areWaiting: () => boolean): Promise<boolean> {
  let mayGo = false;
  void letRequestsGoFirst(areWaiting).then(() => {
    mayGo = true;
  });
  await vi.advanceTimersByTimeAsync(milliseconds);
  return mayGo;
}

it('C1: lets jobs go at once while no request waits', async () => {
  expect(await mayGoAfter(0, () => false)).toBe(true);
});

it('C1: lets jobs go when no request waits any more', async () => {
  let areWaiting = true;
  let mayGo = false;
  const going = letRequestsGoFirst(() => areWaiting).then(() => {
    mayGo = true;
  });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(mayGo).toBe(false);
  areWaiting = false;
  await vi.advanceTimersByTimeAsync(100);
  await going;
});

it('J14: lets jobs go after five seconds, whatever waits', async () => {
  expect(await mayGoAfter(4_900, () => true)).toBe(false);
  expect(await mayGoAfter(5_000, () => true)).toBe(true);
});
