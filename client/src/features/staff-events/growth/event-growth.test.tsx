import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountWith, anEvent } from '../../../testing/fake-api';
import { grain } from '../../../testing/people';
import { renderApp } from '../../../testing/render-app';
import { addDays } from '../../../ui/dates/local-date';

/** In UTC, the zone of these events. */
const inDays = (days: number) => addDays(new Date().toISOString().slice(0, 10), days);

const source = anEvent({
  id: 'autumn',
  title: 'Autumn bread',
  date: '2026-10-26',
  timeZone: 'UTC',
  statistics: {
    signUpsByDay: [
      { date: '2026-10-16', count: 32 },
      { date: '2026-10-24', count: 8 },
    ],
  },
});

/** An event in five days, with 40 sign-ups since three days. */
const copy = (duplicatedFrom: typeof source | null) =>
  anEvent({
    signUpCount: 40,
    date: inDays(5),
    timeZone: 'UTC',
    statistics: {
      cancelledCount: 0,
      signUpsByDay: [{ date: inDays(-3), count: 40 }],
      duplicatedFrom,
    },
  });

const open = (duplicatedFrom: typeof source | null) =>
  renderApp('/staff-events/bread', {
    viewer: () => accountWith(grain, []),
    event: () => copy(duplicatedFrom),
  });
const section = () => screen.findByRole('region', { name: 'Sign-ups beside those of the other event' });

it('reads in words how an event grows beside the one that it was duplicated from', async () => {
  open(source);
  const growth = within(await section());
  expect(
    growth.getByText('5 days before the event: 40 sign-ups, 8 more than the other event had.'),
  ).toBeVisible();
  expect(growth.getByText('“Autumn bread” (Mon 26 Oct)')).toBeVisible();
  const slider = growth.getByRole('slider', { name: 'Sign-ups up to' });
  fireEvent.change(slider, { target: { value: '0' } });
  const first = '10 days before the event: no sign-ups, 32 fewer than the other event had.';
  expect(growth.getByText(first)).toBeVisible();
  expect(slider).toHaveAttribute('aria-valuetext', first);
  fireEvent.change(slider, { target: { value: '10' } });
  expect(growth.getByText('On the day of the event: the other event had 40 sign-ups.')).toBeVisible();
});

it('has a table of both, in which days to come say so', async () => {
  const { user } = open(source);
  const growth = within(await section());
  await user.click(growth.getByText('Show as table'));
  const rows = growth.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toHaveLength(12);
  expect(rows[1]).toBe('10032');
  expect(rows[6]).toBe('54032');
  expect(rows.at(-1)).toBe('0not yet40');
});

it('says where the other event is not that near yet', async () => {
  open({ ...source, date: inDays(8), statistics: { signUpsByDay: [{ date: inDays(0), count: 1 }] } });
  const growth = within(await section());
  const words = '5 days before the event: 40 sign-ups. The other event is not that near yet.';
  expect(growth.getByText(words)).toBeVisible();
  fireEvent.change(growth.getByRole('slider'), { target: { value: '8' } });
  expect(growth.getByText('On the day of the event: not yet.')).toBeVisible();
});

it('is not there for an event that is no copy', async () => {
  open(null);
  expect(await screen.findByText('Sign-ups by day')).toBeVisible();
  expect(screen.queryByText(/other event/)).not.toBeInTheDocument();
});
