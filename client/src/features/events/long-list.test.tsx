import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { anEvent, pageOf } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';

const startOf = (index: number) => `2027-03-13T10:00:${String(index).padStart(2, '0')}.000Z`;

const many = Array.from({ length: 43 }, (_, index) =>
  anEvent({ id: `e${index}`, title: `Event ${index}`, startsAt: startOf(index) }),
);

/** With two pages of it loaded. */
async function openLongList() {
  const { user } = renderApp('/events', {
    events: (page) => pageOf(page.filter?.free === false ? [anEvent({ id: 'paid' })] : many, page),
  });
  await user.click(await screen.findByRole('link', { name: 'Show more events' }));
  await screen.findByText('40 of 43 events shown');
  return user;
}

it('renders no card again that is there when more come', async () => {
  const user = await openLongList();
  // A card reads its event's start when it renders.
  const parse = vi.spyOn(Date, 'parse');
  const reads = (index: number) => parse.mock.calls.filter(([text]) => text === startOf(index)).length;
  await user.click(screen.getByRole('link', { name: 'Show more events' }));
  await screen.findByText('43 events shown');
  expect(reads(40)).toBeGreaterThan(0);
  expect(many.slice(0, 40).filter((_, index) => reads(index) > 0)).toEqual([]);
});

it('begins with one page again after a filter, and goes on from there', async () => {
  const user = await openLongList();
  await user.click(screen.getByRole('radio', { name: 'Paid' }));
  await screen.findByText('1 event coming up');
  await user.click(screen.getByRole('button', { name: 'Remove filter: Paid' }));
  expect(await screen.findByText('20 of 43 events shown')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(20);
  await user.click(screen.getByRole('link', { name: 'Show more events' }));
  expect(await screen.findByText('40 of 43 events shown')).toBeVisible();
});

it('puts the list that was left out of reach at once, and then removes it', async () => {
  const user = await openLongList();
  const frame = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  await user.click(screen.getByRole('radio', { name: 'Paid' }));
  await screen.findByText('1 event coming up');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByText('Event 39')).not.toBeVisible();
  act(() => {
    for (const [paint] of frame.mock.calls) paint(0);
  });
  await waitFor(() => expect(screen.queryByText('Event 39')).not.toBeInTheDocument());
});
