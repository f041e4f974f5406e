import { vi } from 'vitest';

/** Calls `check` until it does not throw, and gives what it gives; patient enough for a machine that is busy. */
export function waitUntil<Result>(check: () => Result | Promise<Result>, timeout = 25_000): Promise<Result> {
  return vi.waitFor(check, { timeout });
}
