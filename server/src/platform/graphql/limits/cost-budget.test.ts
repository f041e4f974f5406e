import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RateLimitedError } from '../../errors/request-errors.js';
import { CostBudget } from './cost-budget.js';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

it('G23: a request that costs more than the rest of a minute’s budget is refused, and costs nothing', () => {
  const budget = new CostBudget(100);
  budget.spend(['a'], 60);
  expect(() => budget.spend(['a'], 41)).toThrow(RateLimitedError);
  budget.spend(['a'], 40);
  expect(() => budget.spend(['a'], 1)).toThrow(RateLimitedError);
  budget.spend(['b'], 100);
});

it('G23: a request that has to wait is told until when', () => {
  const budget = new CostBudget(100);
  budget.spend(['a'], 100);
  vi.advanceTimersByTime(59_500);
  expect(() => budget.requireLeft('a')).toThrow(
    expect.objectContaining({ extensions: expect.objectContaining({ retryAfterSeconds: 1 }) }),
  );
  vi.advanceTimersByTime(500);
  budget.spend(['a'], 100);
});

it('G23: each of the keys needs enough, and pays only when all have', () => {
  const budget = new CostBudget(100);
  budget.spend(['address'], 90);
  expect(() => budget.spend(['account', 'address'], 20)).toThrow(RateLimitedError);
  budget.spend(['account'], 100);
});

it('G23: documents that cannot be executed use a budget up', () => {
  const budget = new CostBudget(200);
  for (let n = 0; n < 2; n++) {
    budget.requireLeft('a');
    budget.spendOnInvalidDocument(['a']);
  }
  expect(() => budget.requireLeft('a')).toThrow(RateLimitedError);
});

it('G23: its memory is bounded: the entry that ends first is removed', () => {
  const budget = new CostBudget(100);
  budget.spend(['first'], 100);
  for (let n = 0; n < 19_999; n++) budget.spend([`other ${n}`], 100);
  expect(() => budget.requireLeft('first')).toThrow(RateLimitedError);
  budget.spend(['one more'], 100);
  budget.spend(['first'], 100);
  expect(() => budget.requireLeft('other 19998')).toThrow(RateLimitedError);
});
