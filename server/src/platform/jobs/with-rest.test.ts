import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withRest } from './with-rest.js';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const taking = (milliseconds: number) => async () => {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  return 'done';
};

it.each([
  ['as long as the batch took', 300, 300],
  ['five seconds at most', 60_000, 5_000],
])('C17: a batch is followed by a rest: %s', async (_what, takes, rests) => {
  const onEnd = vi.fn();
  void withRest(taking(takes)).then(onEnd);
  await vi.advanceTimersByTimeAsync(takes + rests - 1);
  expect(onEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('done');
});

it('a batch that fails needs no rest', async () => {
  await expect(withRest(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
});
