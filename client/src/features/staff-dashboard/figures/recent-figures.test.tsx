import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { accountWith } from '../../../testing/fake-api';
import { grain } from '../../../testing/people';
import { renderApp } from '../../../testing/render-app';
import { connectionLost } from '../../../testing/schema-link';
import { addDays } from '../../../ui/dates/local-date';

/** Ends on Tuesday 24 November 2026. */
const days = Array.from({ length: 30 }, (_, index) => ({
  date: addDays('2026-11-24', index - 29),
  signUpCount: 0,
  paidCount: 0,
}));
days[29] = { date: '2026-11-24', signUpCount: 12, paidCount: 5 };
days[28] = { date: '2026-11-23', signUpCount: 1, paidCount: 0 };

const figures = {
  timeZone: 'Europe/London',
  signUpsByDay: days,
  week: { signUpCount: 1_042, paidPence: 122_550, givenBackCount: 3 },
  weekBefore: { signUpCount: 1_030, paidPence: 134_550, givenBackCount: 3 },
};

const open = (recentFigures: object = figures) =>
  renderApp('/staff-dashboard', { viewer: () => ({ ...accountWith(grain, []), recentFigures }) });
const section = async () =>
  within(await screen.findByRole('region', { name: 'The last days of your events' }));
const slider = () => screen.findByRole('slider', { name: 'Sign-ups on' });

/** A chart 300 pixels wide: ten for each day. */
function layOut() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 300, 100));
}

it('says three figures of a week, each beside those of the week before', async () => {
  open();
  const terms = (await section()).getAllByRole('term');
  expect(terms.map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'Sign-ups in 7 days1,042+12 on the week before',
    'Paid in 7 days£1,225.50−£120 on the week before',
    'Given back in 7 days3as in the week before',
  ]);
});

it('sums up the sign-ups of 30 days, and says whose days they are', async () => {
  open();
  const { getByRole, getByText } = await section();
  expect(getByText('13 sign-ups, 5 paid in 30 days. Most on Tue 24 Nov: 12.')).toBeVisible();
  expect(getByRole('figure')).toHaveTextContent('Sign-ups by day, London time');
});

it('reads each day in words by keyboard', async () => {
  const { user } = open();
  const input = await slider();
  expect(input).toHaveAttribute('aria-valuetext', 'Tuesday 24 November: 12 sign-ups, 5 paid');
  input.focus();
  expect(await screen.findByText('Tuesday 24 November: 12 sign-ups, 5 paid')).toBeVisible();
  fireEvent.change(input, { target: { value: '28' } });
  expect(screen.getByText('Monday 23 November: 1 sign-up')).toBeVisible();
  expect(input).toHaveAttribute('aria-valuetext', 'Monday 23 November: 1 sign-up');
  fireEvent.change(input, { target: { value: '0' } });
  expect(screen.getByText('Monday 26 October: no sign-ups')).toBeVisible();
  await user.tab();
  expect(screen.getByText(/^13 sign-ups/)).toBeVisible();
});

it.each([
  ['ltr', 399, 'Tuesday 24 November'],
  ['ltr', 389, 'Monday 23 November'],
  ['ltr', 90, 'Monday 26 October'],
  ['rtl', 101, 'Tuesday 24 November'],
])('reads the day below the pointer in words (%s, at %i)', async (direction, clientX, words) => {
  open();
  const plot = (await slider()).parentElement as HTMLElement;
  plot.style.direction = direction;
  layOut();
  fireEvent.pointerMove(plot, { clientX });
  expect(screen.getByText(new RegExp(`^${words}: `))).toBeVisible();
  fireEvent.pointerLeave(plot);
  expect(screen.getByText(/^13 sign-ups/)).toBeVisible();
});

it('draws each day as high as its sign-ups, and the paid part of it', async () => {
  open();
  await slider();
  const bars = [...document.querySelectorAll('svg g')].map((bar) =>
    [...bar.querySelectorAll('rect')].map((rect) => Number(rect.getAttribute('height'))),
  );
  expect(bars).toHaveLength(30);
  expect(bars[29]).toEqual([100, expect.closeTo(41.67, 1)]);
  expect(bars[28]).toEqual([expect.closeTo(8.33, 1)]);
  expect(bars[27]).toEqual([2]);
});

it('has a table of all days, the latest first', async () => {
  const { user } = open();
  await user.click(await screen.findByText('Show as table'));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows).toHaveLength(31);
  expect(rows.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
    'DaySign-upsPaid',
    expect.stringMatching(/^Tue 24 Nov.*125$/),
    expect.stringMatching(/^Mon 23 Nov.*10$/),
  ]);
});

it('does not mention money where no place was paid', async () => {
  const free = days.map((day) => ({ ...day, paidCount: 0 }));
  open({ ...figures, signUpsByDay: free });
  expect(await screen.findByText('13 sign-ups in 30 days. Most on Tue 24 Nov: 12.')).toBeVisible();
  expect(screen.queryByText('paid')).not.toBeInTheDocument();
});

it('says that nothing was, where nothing was', async () => {
  const none = days.map((day) => ({ ...day, signUpCount: 0, paidCount: 0 }));
  open({ ...figures, signUpsByDay: none });
  expect(await screen.findByText('No sign-ups in 30 days.')).toBeVisible();
});

it('says that only the figures failed, and loads them again', async () => {
  const recentFigures = vi.fn(() => figures).mockImplementationOnce(connectionLost);
  const { user } = open(recentFigures);
  await user.click(await screen.findByRole('button', { name: 'Load the figures again' }));
  expect(await slider()).toBeVisible();
});
