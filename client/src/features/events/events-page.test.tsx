import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { anEvent, type FakeApi, never, pageOf } from '../../testing/fake-api';
import { holdTheClock, pass, renderApp } from '../../testing/render-app';
import { connectionLost } from '../../testing/schema-link';
import { today } from '../../ui/dates/local-date';

const FAILED = 'Failed to load events onto page';
const EMPTY = 'No events avaliable at the moment. PLease check back in later';

function listOf(answer: FakeApi['events']) {
  return vi.fn<FakeApi['events']>(answer);
}

it('says that it is loading', async () => {
  renderApp('/events', { events: never });
  expect(await screen.findByRole('heading', { level: 1, name: 'What’s on' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Loading events...');
});

it('shows the events as cards, month by month', async () => {
  const soup = anEvent({
    id: 'soup',
    title: 'Canal clean-up',
    date: '2027-03-22',
    pricePence: 0,
    type: 'Outdoors',
  });
  const café = anEvent({ id: 'cafe', title: 'Repair café', date: '2027-04-03' });
  renderApp('/events', { events: () => pageOf([anEvent(), soup, café]) });
  const march = within(await screen.findByRole('region', { name: 'March 2027' }));
  expect(march.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    'Bread for beginners',
    'Canal clean-up',
  ]);
  const card = within(march.getAllByRole('article')[0] as HTMLElement);
  for (const text of ['Workshop', '£24.50', 'Flour, water, salt, time.', 'Kirkgate Kitchen, Leeds']) {
    expect(card.getByText(text)).toBeVisible();
  }
  expect(card.getByText(/10:00 – 12:30/)).toBeVisible();
  expect(card.getByText('Saturday 13 March 2027')).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'Bread for beginners' })).toHaveAttribute('href', '/events/bread');
  expect(march.getByText('Free')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'April 2027' })).getByText('Repair café')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Show more events' })).not.toBeInTheDocument();
});

it('loads more on demand', async () => {
  const many = Array.from({ length: 23 }, (_, index) =>
    anEvent({ id: `e${index}`, title: `Event ${index}` }),
  );
  const { user } = renderApp('/events', { events: (page) => pageOf(many, page) });
  expect(await screen.findByText('20 of 23 events shown')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Show more events' }));
  expect(await screen.findByText('23 events shown')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(23);
  expect(screen.queryByRole('link', { name: 'Show more events' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Event 20' })).toHaveFocus());
});

it('leads to what comes next without scripts, too, and from there back to the start', async () => {
  const many = Array.from({ length: 23 }, (_, index) =>
    anEvent({ id: `e${index}`, title: `Event ${index}` }),
  );
  const events: FakeApi['events'] = (page) => pageOf(many, page);
  renderApp('/events?price=paid', { events });
  const link = await screen.findByRole('link', { name: 'Show more events' });
  const next = link.getAttribute('href') ?? '';
  expect(next).toMatch(/^\/events\?price=paid&after=./);
  cleanup();
  const { user } = renderApp(next, { events });
  expect(await screen.findByText('3 of 23 events shown')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Event 20' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Show from the first event' }));
  expect(await screen.findByText('20 of 23 events shown')).toBeVisible();
});

it('keeps what is there when loading more fails', async () => {
  const many = Array.from({ length: 23 }, (_, index) =>
    anEvent({ id: `e${index}`, title: `Event ${index}` }),
  );
  const events = listOf((page) => (page.after ? connectionLost() : pageOf(many, page)));
  const { user } = renderApp('/events', { events });
  await user.click(await screen.findByRole('link', { name: 'Show more events' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
  expect(screen.getAllByRole('article')).toHaveLength(20);
});

it('says that there is none, and lets the filters be cleared', async () => {
  const events = listOf(({ filter }) => pageOf(filter?.search ? [] : [anEvent()]));
  const { user, router } = renderApp('/events?search=zebra', { events });
  expect(await screen.findByText(EMPTY)).toBeVisible();
  expect(screen.getByLabelText('Search events')).toHaveValue('zebra');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('Bread for beginners')).toBeVisible();
  expect(screen.getByLabelText('Search events')).toHaveValue('');
  expect(router.state.location.search).toBe('');
});

it('offers no clearing where nothing is filtered', async () => {
  renderApp('/events', { events: () => pageOf([]) });
  expect(await screen.findByText(EMPTY)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
});

it('says that it failed, and tries again', async () => {
  const events = listOf(() => pageOf([anEvent()]));
  events.mockImplementationOnce(connectionLost);
  const { user } = renderApp('/events', { events });
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Bread for beginners')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('says that the browser is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderApp('/events', { events: connectionLost });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to get document because the client is offline.',
  );
});

it('keeps the filters in the address and asks the server for them', async () => {
  const events = listOf(() => pageOf([anEvent()]));
  const { user, router } = renderApp('/events', { events });
  await screen.findByText('Bread for beginners');
  fireEvent.change(screen.getByLabelText('Search events'), { target: { value: 'soup' } });
  await user.selectOptions(screen.getByLabelText('Type'), 'Workshop');
  await user.selectOptions(screen.getByLabelText('Date'), 'Today');
  await user.click(screen.getByRole('radio', { name: 'Paid' }));
  await waitFor(() =>
    expect(router.state.location.search).toBe('?search=soup&type=Workshop&date=today&price=paid'),
  );
  const filter = {
    foldSeries: true,
    search: 'soup',
    type: 'Workshop',
    from: today(),
    to: today(),
    free: false,
  };
  await waitFor(() =>
    expect(events).toHaveBeenCalledWith(expect.objectContaining({ filter }), undefined, expect.anything()),
  );
});

it('offers every type with its count, also those of no coming event', async () => {
  const eventTypes = () => [
    { type: 'Talk', eventCount: 120 },
    { type: 'Dinner', eventCount: 1 },
  ];
  renderApp('/events?type=TALK', { events: listOf(() => pageOf([anEvent()])), eventTypes });
  const select = within(await screen.findByLabelText('Type'));
  await select.findByRole('option', { name: 'Talk (120 in all)', selected: true });
  expect(select.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Any type',
    'Talk (120 in all)',
    'Dinner (1 in all)',
  ]);
});

it('offers a type that an address asks for, though no event has it', async () => {
  renderApp('/events?type=Opera', { events: listOf(() => pageOf([anEvent()])) });
  expect(await screen.findByLabelText('Type')).toHaveValue('Opera');
});

it('counts no list of other filters while a search runs', async () => {
  const found = Promise.withResolvers<ReturnType<typeof pageOf>>();
  const many = Array.from({ length: 23 }, (_, index) => anEvent({ id: `e${index}` }));
  const events = listOf((page) => (page.filter?.search ? found.promise : pageOf(many, page)));
  renderApp('/events', { events });
  await screen.findByText('23 events coming up');
  fireEvent.change(screen.getByLabelText('Search events'), { target: { value: 'soup' } });
  expect(await screen.findByText('Loading events...')).toBeVisible();
  expect(screen.queryByText(/23 events/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show more events' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(20);
  found.resolve(pageOf([anEvent({ id: 'soup' })]));
  expect(await screen.findByText('1 event coming up')).toBeVisible();
  expect(screen.queryByText('Loading events...')).not.toBeInTheDocument();
});

it('says only of words that were searched for that nothing was found', async () => {
  const events = listOf(({ filter }) => (filter?.search === 'soup' ? never() : pageOf([])));
  renderApp('/events?search=zebra', { events });
  await screen.findByText('Nothing was found for “zebra”.');
  fireEvent.change(screen.getByLabelText('Search events'), { target: { value: 'soup' } });
  expect(await screen.findByText('Loading events...')).toBeVisible();
  expect(screen.queryByText(/Nothing was found/)).not.toBeInTheDocument();
});

it('lists from the day that it is where the person is', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-02-28T23:30:00Z') });
  const day = new Intl.DateTimeFormat('en-CA').format(new Date());
  const events = listOf(() => pageOf([anEvent()]));
  renderApp('/events?date=today', { events });
  await screen.findByText('Bread for beginners');
  expect(events.mock.calls[0]?.[0].filter).toEqual({ foldSeries: true, from: day, to: day });
});

it('keeps what was typed while a search was on its way, and searches for it next', async () => {
  const events = listOf(() => pageOf([anEvent()]));
  renderApp('/events', { events });
  await screen.findByText('Bread for beginners');
  const box = screen.getByLabelText('Search events');
  holdTheClock();
  fireEvent.change(box, { target: { value: 'so' } });
  // The search is sent, and the address follows it only after the next letters.
  await act(async () => {
    vi.advanceTimersByTime(300);
    fireEvent.change(box, { target: { value: 'soup' } });
  });
  const searched = (words: string) => events.mock.calls.some(([{ filter }]) => filter?.search === words);
  await waitFor(() => expect(searched('so')).toBe(true));
  expect(box).toHaveValue('soup');
  await pass(300);
  await waitFor(() => expect(searched('soup')).toBe(true));
  expect(box).toHaveValue('soup');
});

it('takes the words of an address that changes by itself, as after the back button', async () => {
  const { router } = renderApp('/events?search=soup', { events: listOf(() => pageOf([anEvent()])) });
  expect(await screen.findByLabelText('Search events')).toHaveValue('soup');
  await act(() => router.navigate('/events?search=bread'));
  expect(screen.getByLabelText('Search events')).toHaveValue('bread');
});

it('asks for the words once the typing pauses', async () => {
  const events = listOf(() => pageOf([anEvent()]));
  renderApp('/events', { events });
  await screen.findByText('Bread for beginners');
  for (const value of ['s', 'so', 'soup'])
    fireEvent.change(screen.getByLabelText('Search events'), { target: { value } });
  await waitFor(() => expect(events.mock.calls.some(([{ filter }]) => filter?.search === 'soup')).toBe(true));
  expect(events.mock.calls.filter(([{ filter }]) => filter?.search)).toHaveLength(1);
});
