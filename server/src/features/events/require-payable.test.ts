import { expect, it } from 'vitest';
import type { Context } from '../context.js';
import { UserError } from '../user-error.js';
import { requirePayable } from './require-payable.js';

function problemsWhere(paymentsEnabled: boolean, pricePence: number): unknown {
  try {
    requirePayable({ settings: { paymentsEnabled } as Context['settings'] }, { pricePence });
    return [];
  } catch (error) {
    return error instanceof UserError && error.problems;
  }
}

it.each([
  [true, 0],
  [true, 30],
  [false, 0],
])('with card payments enabled: %s, a price of %i pence is accepted', (paymentsEnabled, pricePence) => {
  expect(problemsWhere(paymentsEnabled, pricePence)).toEqual([]);
});

it('a price is rejected without card payments', () => {
  const message = 'Card payments are not set up here, so the price must be 0 for a free event';
  expect(problemsWhere(false, 1)).toEqual([{ code: 'INVALID_PRICE', field: 'pricePence', message }]);
});
