import { describe, expect, it } from 'vitest';
import { formatPrice, penceToPounds, poundsToPence } from './price';

describe('poundsToPence', () => {
  it.each([
    ['0', 0],
    ['0.29', 29],
    ['1.1', 110],
    ['24.5', 2450],
    ['24.50', 2450],
    ['8.70', 870],
    ['1.005', 101],
    ['4.35', 435],
    ['1001.15', 100115],
    ['999999.99', 99999999],
    ['1e3', 100000],
    [' 6 ', 600],
    ['-5', -500],
  ])('takes %s as %d pence', (pounds, pence) => {
    expect(poundsToPence(pounds)).toBe(pence);
  });

  it('makes every pence between 0 and 100 pounds the one that was typed', () => {
    const wrong = Array.from({ length: 10_001 }, (_, pence) => pence).filter(
      (pence) => poundsToPence((pence / 100).toFixed(2)) !== pence,
    );
    expect(wrong).toEqual([]);
  });

  it.each(['', 'free', '1,50', 'NaN'])('falls back to 0 for %j', (pounds) => {
    expect(poundsToPence(pounds)).toBe(0);
  });

  it('stays within the API’s numbers, and never makes a huge price free', () => {
    expect(poundsToPence('1e300')).toBe(2_147_483_600);
    expect(poundsToPence('Infinity')).toBe(2_147_483_600);
    expect(poundsToPence('-1e300')).toBe(-2_147_483_600);
  });
});

describe('formatPrice', () => {
  it.each([
    [0, 'Free'],
    [600, '£6'],
    [2450, '£24.50'],
    [30, '£0.30'],
    [123456700, '£1,234,567'],
  ])('shows %d pence as %s', (pence, shown) => {
    expect(formatPrice(pence)).toBe(shown);
  });
});

it('puts a price back into the form as it would be typed', () => {
  expect([0, 600, 2450, 5].map(penceToPounds)).toEqual(['0', '6', '24.50', '0.05']);
});
