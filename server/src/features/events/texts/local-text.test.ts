import { expect, it } from 'vitest';
import { localTextOf } from './local-text.js';

it('L1: writes instants by the clock of a zone, over the nights of summer time', () => {
  const textOf = localTextOf('Europe/London');
  expect(
    ['2026-03-29T00:59:59.999Z', '2026-03-29T01:00:00Z', '2026-10-25T00:59:59Z', '2026-10-25T01:00:00Z'].map(
      (instant) => textOf(new Date(instant)),
    ),
  ).toEqual([
    '2026-03-29T00:59:59+00:00',
    '2026-03-29T02:00:00+01:00',
    '2026-10-25T01:59:59+01:00',
    '2026-10-25T01:00:00+00:00',
  ]);
});

it('knows offsets of half and quarter hours, and those west of Greenwich', () => {
  const instant = new Date('2026-06-30T23:30:15Z');
  expect(localTextOf('Asia/Kathmandu')(instant)).toBe('2026-07-01T05:15:15+05:45');
  expect(localTextOf('America/St_Johns')(instant)).toBe('2026-06-30T21:00:15-02:30');
});
