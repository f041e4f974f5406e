import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { accountWith, anEvent, never, pageOf } from '../../testing/fake-api';
import { grain, maya } from '../../testing/people';
import { renderApp } from '../../testing/render-app';
import { connectionLost } from '../../testing/schema-link';

const FAILED = 'Failed to load events onto page';

it('says that it is loading', async () => {
  renderApp('/staff-dashboard', { viewer: () => ({ ...grain, events: never }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your events' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Loading events...');
  expect(screen.getByRole('link', { name: 'Create New Event' })).toHaveAttribute('href', '/create-event');
});

it('shows the staff member’s own events, each leading to its staff page', async () => {
  const own = [
    anEvent({ signUpCount: 31 }),
    anEvent({ id: 'old', title: 'Harvest supper', date: '2020-10-01', pricePence: 0 }),
  ];
  renderApp('/staff-dashboard', { viewer: () => accountWith(grain, own) });
  const [bread, harvest] = await screen
    .findAllByRole('listitem')
    .then((items) => items.filter((item) => within(item).queryByRole('link')).map((item) => within(item)));
  expect(bread?.getByRole('link', { name: 'Bread for beginners' })).toHaveAttribute(
    'href',
    '/staff-events/bread',
  );
  for (const text of ['Flour, water, salt, time.', 'Kirkgate Kitchen, Leeds', 'Workshop', '£24.50']) {
    expect(bread?.getByText(text)).toBeVisible();
  }
  expect(bread?.getByText('signed up')).toHaveTextContent('31 signed up');
  expect(harvest?.getByText('signed up')).toHaveTextContent('0 signed up');
  expect(harvest?.getByText('Workshop · over')).toBeVisible();
  expect(harvest?.getByText('Free')).toBeVisible();
});

it('calls an event over from the day after it on, where the person is', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-02-28T23:30:00Z') });
  const day = new Intl.DateTimeFormat('en-CA').format(new Date());
  const before = day === '2027-03-01' ? '2027-02-28' : '2027-02-27';
  const own = [
    anEvent({ id: 'today', date: day, type: 'Today' }),
    anEvent({ id: 'before', date: before, type: 'Before' }),
  ];
  renderApp('/staff-dashboard', { viewer: () => accountWith(grain, own) });
  expect(await screen.findByText('Before · over')).toBeVisible();
  expect(screen.getByText('Today')).toBeVisible();
});

it('loads more on demand', async () => {
  const many = Array.from({ length: 21 }, (_, index) =>
    anEvent({ id: `e${index}`, title: `Event ${index}` }),
  );
  const { user } = renderApp('/staff-dashboard', { viewer: () => accountWith(grain, many) });
  await user.click(await screen.findByRole('button', { name: 'Show more events' }));
  expect(await screen.findByText('21 events shown')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Event 20' })).toHaveFocus();
});

it('says that there is none', async () => {
  renderApp('/staff-dashboard', { viewer: () => accountWith(grain, []) });
  expect(
    await screen.findByText(
      'No events avaliable at the moment. Please create an event to display on your staff dashboard and users events list',
    ),
  ).toBeVisible();
});

it('says that it failed, and tries again', async () => {
  const events = vi.fn(() => pageOf([anEvent()])).mockImplementationOnce(connectionLost);
  const { user } = renderApp('/staff-dashboard', { viewer: () => ({ ...grain, events }) });
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Bread for beginners' })).toBeVisible();
});

it('says that the browser is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderApp('/staff-dashboard', { viewer: () => ({ ...grain, events: connectionLost }) });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to get document because the client is offline.',
  );
});

it('scrolls smoothly back to the top', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  const { user } = renderApp('/staff-dashboard', { viewer: () => accountWith(grain, []) });
  await user.click(await screen.findByRole('button', { name: 'Back to Top' }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
});

it.each(['/staff-dashboard', '/create-event', '/staff-events/bread'])('keeps %s for staff', async (path) => {
  renderApp(path);
  expect(await screen.findByRole('alert')).toHaveTextContent('User not authenticated');
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    `/?next=${encodeURIComponent(path)}`,
  );
});

it('shows a user the way back to the events', async () => {
  renderApp('/staff-dashboard', { viewer: () => maya });
  expect(await screen.findByRole('alert')).toHaveTextContent('User not authenticated');
  expect(screen.getByRole('link', { name: 'Browse events' })).toHaveAttribute('href', '/events');
});
