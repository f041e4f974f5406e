import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../testing/render-app';

async function open(path: string) {
  const { user } = renderApp(path, {});
  await user.click(await screen.findByRole('button', { name: 'Subscribe' }));
  return within(await screen.findByRole('dialog', { name: 'Subscribe to What’s on' }));
}
const feeds = (query: string) => [
  `webcal://${window.location.host}/events.ics${query}`,
  `/events.atom${query}`,
];
const linksIn = (dialog: Awaited<ReturnType<typeof open>>) =>
  dialog.getAllByRole('link').map((link) => link.getAttribute('href'));

it('has the links of all coming events', async () => {
  const dialog = await open('/events');
  expect(linksIn(dialog)).toEqual(feeds(''));
  expect(dialog.getByText('Every event that is coming up, also new ones.')).toBeVisible();
  expect(dialog.getByText('Anyone can use this link: it holds nothing private.')).toBeVisible();
});

it('takes the filters of the page along, and says them', async () => {
  const dialog = await open('/events?search=soup&type=Music&price=free&date=dates&from=2027-03-01');
  expect(linksIn(dialog)).toEqual(feeds('?search=soup&type=Music&price=free&from=2027-03-01'));
  const chips = within(dialog.getByRole('list', { name: 'Filters' })).getAllByRole('listitem');
  expect(chips.map(({ textContent }) => textContent)).toEqual([
    '“soup”',
    'Music',
    'From Mon 1 Mar 2027',
    'Free',
  ]);
});

it.each(['weekend', 'past'])('leaves the dates %s out, and says so', async (date) => {
  const dialog = await open(`/events?date=${date}&type=Music`);
  expect(linksIn(dialog)).toEqual(feeds('?type=Music'));
  expect(dialog.getByText(/^Your choice of dates is left out/)).toBeVisible();
});
