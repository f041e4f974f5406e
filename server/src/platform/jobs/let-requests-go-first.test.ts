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
  const start = performance.now();
  const areWaiting = () => performance.now() - start < 1_000;
  expect(await mayGoAfter(999, areWaiting)).toBe(false);
  await vi.advanceTimersByTimeAsync(101);
  expect(await mayGoAfter(0, areWaiting)).toBe(true);
});

it('J14: lets jobs go after five seconds, whatever waits', async () => {
  expect(await mayGoAfter(4_900, () => true)).toBe(false);
  expect(await mayGoAfter(5_100, () => true)).toBe(true);
});
