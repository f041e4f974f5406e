import { act, screen, waitFor, within } from '@testing-library/react';
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
    anEvent({ id: 'old', title: 'Harvest supper', date: '2020-10-01', pricePence: 0, hasEnded: true }),
  ];
  const { user } = renderApp('/staff-dashboard', { viewer: () => accountWith(grain, own) });
  const rows = async (title: string) => {
    await screen.findByRole('link', { name: title });
    const items = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('link'));
    return items.map((item) => within(item));
  };
  const [bread, ...others] = await rows('Bread for beginners');
  expect(others).toEqual([]);
  expect(bread?.getByRole('link', { name: 'Bread for beginners' })).toHaveAttribute(
    'href',
    '/staff-events/bread',
  );
  for (const text of ['Flour, water, salt, time.', 'Kirkgate Kitchen, Leeds', 'Workshop', '£24.50']) {
    expect(bread?.getByText(text)).toBeVisible();
  }
  expect(bread?.getByText('signed up')).toHaveTextContent('31 signed up');
  await user.click(screen.getByRole('tab', { name: /Past/ }));
  const [harvest, ...moreOfThem] = await rows('Harvest supper');
  expect(moreOfThem).toEqual([]);
  expect(harvest?.getByText('signed up')).toHaveTextContent('0 signed up');
  expect(harvest?.getByText('Workshop · over')).toBeVisible();
  expect(harvest?.getByText('Free')).toBeVisible();
});

it('calls an event over once the API says that it has ended, whatever the day is here', async () => {
  const own = [
    anEvent({ id: 'on', title: 'Still on', type: 'On', date: '2020-10-01', hasEnded: false }),
    anEvent({ id: 'over', title: 'Called off', type: 'Off', date: '2999-10-01', hasEnded: true }),
  ];
  const { user } = renderApp('/staff-dashboard', { viewer: () => accountWith(grain, own) });
  expect(await screen.findByText('On')).toBeVisible();
  expect(screen.queryByText(/over/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: /Past/ }));
  expect(await screen.findByText('Off · over')).toBeVisible();
});

it('says how full an event is, what was paid, and what needs a look', async () => {
  const own = [
    anEvent({
      signUpCount: 59,
      capacity: 80,
      placesLeft: 21,
      statistics: { paidPence: 144_550 },
      paymentsNeedingAttention: () => ({ totalCount: 1 }),
    }),
    anEvent({ id: 'full', title: 'Full house', signUpCount: 12, capacity: 12, placesLeft: 0, pricePence: 0 }),
    anEvent({ id: 'line', title: 'A line', signUpCount: 6, capacity: 6, placesLeft: 0, waitingCount: 5 }),
  ];
  renderApp('/staff-dashboard', { viewer: () => accountWith(grain, own) });
  await screen.findByRole('link', { name: 'Full house' });
  const [bread, full, line] = screen
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('link'))
    .map((item) => item.textContent);
  for (const text of ['59 of 80', '21 left', '£1,445.50 paid', '1 payment needs a look']) {
    expect(bread).toContain(text);
  }
  for (const text of ['12 of 12', 'full', 'no charge']) expect(full).toContain(text);
  expect(full).not.toContain('look');
  expect(line).toContain('6 of 65 waiting');
});

it('begins a row with what is to be done', async () => {
  const row = (id: string, some: object) => anEvent({ id, title: id, capacity: 6, signUpCount: 5, ...some });
  const own = [
    row('Both', { waitingCount: 5, paymentsNeedingAttention: { totalCount: 2 } }),
    row('Line', { waitingCount: 1, signUpCount: 3 }),
    row('Full', { waitingCount: 1, signUpCount: 6 }),
    row('Without a line', {}),
    row('Any number', { waitingCount: 1, capacity: null }),
    row('Cancelled', { waitingCount: 1, cancelledAt: '2027-03-01T09:30:00.000Z' }),
  ];
  renderApp('/staff-dashboard', { viewer: () => accountWith(grain, own) });
  const toDo = async (title: string) => {
    const heading = await screen.findByRole('heading', { level: 3, name: title });
    return heading.parentElement?.previousElementSibling?.textContent ?? null;
  };
  expect(await toDo('Both')).toBe('2 payments need a look5 waiting, 1 place not taken');
  expect(await toDo('Line')).toBe('1 waiting, 3 places not taken');
  for (const title of ['Full', 'Without a line', 'Any number', 'Cancelled'])
    expect(await toDo(title)).toBeNull();
});

it('counts what is coming up and what is past, with the sums of the open tab', async () => {
  const eventTotals = ({ hasEnded }: { hasEnded?: boolean | null }) =>
    hasEnded
      ? { eventCount: 23, signUpCount: 1, paidPence: 0 }
      : { eventCount: 5, signUpCount: 1_184, paidPence: 122_500 };
  const { user, router } = renderApp('/staff-dashboard', {
    viewer: () => ({ ...accountWith(grain, []), eventTotals }),
  });
  const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent?.trim());
  await waitFor(() => expect(tabs()).toEqual(['Coming up 5', 'Drafts 0', 'Past 23', 'Month']));
  const totals = () => screen.getByRole('list', { name: 'Totals' }).textContent;
  expect(totals()).toBe('5 coming up1,184 people£1,225 paid');
  await user.click(screen.getByRole('tab', { name: /Past/ }));
  expect(totals()).toBe('23 past1 person£0 paid');
  expect(router.state.location.search).toBe('?tab=past');
  expect(await screen.findByText('None of your events is over yet.')).toBeVisible();
});

it('says that only the totals failed, and loads them again', async () => {
  const eventTotals = vi
    .fn(() => ({ eventCount: 1, signUpCount: 3, paidPence: 0 }))
    .mockImplementationOnce(connectionLost);
  const { user } = renderApp('/staff-dashboard', {
    viewer: () => ({ ...accountWith(grain, [anEvent()]), eventTotals }),
  });
  expect(await screen.findByRole('link', { name: 'Bread for beginners' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('The totals could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Load the totals again' }));
  expect(await screen.findByRole('list', { name: 'Totals' })).toHaveTextContent('1 coming up');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('loads more on demand', async () => {
  const many = Array.from({ length: 21 }, (_, index) =>
    anEvent({ id: `e${index}`, title: `Event ${index}` }),
  );
  const { user } = renderApp('/staff-dashboard', { viewer: () => accountWith(grain, many) });
  await user.click(await screen.findByRole('button', { name: 'Show more events' }));
  expect(await screen.findByText('21 events shown')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Event 15' })).toHaveFocus());
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
  expect(screen.queryByText(/What you typed is kept/)).not.toBeInTheDocument();
});

it('tells a user that the page is for staff, and shows the way back to the events', async () => {
  renderApp('/staff-dashboard', { viewer: () => maya });
  expect(await screen.findByRole('alert')).toHaveTextContent('This page is for staff');
  expect(screen.getByRole('link', { name: 'Browse events' })).toHaveAttribute('href', '/events');
});

it('marks the event that was just created, and has it in sight', async () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  const own = [anEvent(), anEvent({ id: 'new', title: 'Harvest supper' })];
  const { router } = renderApp('/events', { viewer: () => accountWith(grain, own) });
  await act(() => router.navigate('/staff-dashboard', { state: 'new' }));
  const mark = await screen.findByText('New');
  const row = mark.closest('li');
  expect(row).toHaveTextContent('Harvest supper');
  expect(scrollIntoView.mock.contexts).toContain(row);
});

it('has the event that was just created on top, where the list has not come to it yet', async () => {
  const { router } = renderApp('/events', {
    viewer: () => accountWith(grain, [anEvent()]),
    event: ({ id }) => anEvent({ id, title: 'Harvest supper' }),
  });
  await act(() => router.navigate('/staff-dashboard', { state: 'new' }));
  const row = (await screen.findByText('New')).closest('li');
  expect(row).toHaveTextContent('Harvest supper');
  expect(row?.parentElement?.firstElementChild).toBe(row);
});
