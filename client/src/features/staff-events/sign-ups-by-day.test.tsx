import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { atLeastTwoWeeks, barsOf, SignUpsByDay } from './sign-ups-by-day';

const days = [
  { date: '2026-11-13', count: 1 },
  { date: '2026-11-15', count: 3 },
];

it('has a bar for every day up to today, those without a sign-up too', () => {
  expect(barsOf(days, '2026-11-16')).toEqual([
    { date: '2026-11-13', count: 1 },
    { date: '2026-11-14', count: 0 },
    { date: '2026-11-15', count: 3 },
    { date: '2026-11-16', count: 0 },
  ]);
});

it('has at most the latest 60', () => {
  const bars = barsOf([{ date: '2025-01-01', count: 1 }, ...days], '2026-11-16');
  expect(bars).toHaveLength(60);
  expect(bars[0]?.date).toBe('2026-09-18');
  expect(bars.at(-1)?.date).toBe('2026-11-16');
});

it('has at least those of two weeks', () => {
  const bars = atLeastTwoWeeks([{ date: '2026-11-16', count: 2 }]);
  expect(bars).toHaveLength(14);
  expect(bars[0]).toEqual({ date: '2026-11-03', count: 0 });
  expect(bars.slice(-2)).toEqual([
    { date: '2026-11-15', count: 0 },
    { date: '2026-11-16', count: 2 },
  ]);
  expect(atLeastTwoWeeks([])).toEqual([]);
});

it('has none where there are no sign-ups', () => {
  expect(barsOf([], '2026-11-16')).toEqual([]);
});

it('says what will be there where there are no sign-ups', () => {
  render(<SignUpsByDay days={[]} timeZone="Europe/London" />);
  expect(screen.getByRole('figure')).toHaveTextContent(
    'Sign-ups by dayA bar for each day stands here from the first sign-up on.',
  );
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('is a table for people who cannot see it', () => {
  render(<SignUpsByDay days={days} timeZone="Europe/London" />);
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'DaySign-ups',
    expect.stringMatching(/^Fri 13 Nov.*1$/),
    expect.stringMatching(/^Sun 15 Nov.*3$/),
  ]);
});
