import { expect, it } from 'vitest';
import { formatPrice } from './format-price.js';

it.each([
  [30, '£0.30'],
  [500, '£5'],
  [2450, '£24.50'],
  [99_999_999, '£999,999.99'],
])('writes %i pence as %s', (pence, words) => {
  expect(formatPrice(pence)).toBe(words);
});
