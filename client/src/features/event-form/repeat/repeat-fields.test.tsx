import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { accountWith, anEvent, type FakeApi, userErrorsOf } from '../../../testing/fake-api';
import { grain } from '../../../testing/people';
import { holdTheClock, pass, renderApp } from '../../../testing/render-app';
import { connectionLost } from '../../../testing/schema-link';

const typed = {
  'Event Title': 'Your first web page',
  'Event Description': 'By hand.',
  'Event Location': 'The library',
  'Event Type': 'Class',
  'Time zone': 'Europe/London',
  'Event Date': '2097-03-05',
  'Event Start Time': '18:00',
  'Event End Time': '19:15',
  'Event price': '0',
};
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function open(some: Partial<FakeApi> = {}) {
  const createEvent = vi.fn<FakeApi['createEvent']>(() => ({ event: anEvent({ id: 'first' }) }));
  const createEventSeries = vi.fn<NonNullable<FakeApi['createEventSeries']>>(() => ({
    series: { id: 'series' },
  }));
  const app = renderApp('/create-event', {
    viewer: () => accountWith(grain, []),
    createEvent,
    createEventSeries,
    ...some,
  });
  await screen.findByRole('heading', { level: 1, name: 'Create New Event' });
  for (const [label, value] of Object.entries(typed)) type(label, value);
  return { ...app, createEvent, createEventSeries };
}

const options = () =>
  within(screen.getByLabelText('Repeat'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const dates = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);

it('lists every date before it saves, with the first time after a change of clocks', async () => {
  await open();
  type('Event Date', '2027-03-02');
  expect(options()).toEqual([
    'Does not repeat',
    'Every week, on Tuesday',
    'Every two weeks, on Tuesday',
    'Every month, on the first Tuesday',
  ]);
  expect(screen.queryByLabelText('How many events')).not.toBeInTheDocument();
  type('Repeat', 'WEEK');
  type('How many events', '5');
  expect(dates()).toEqual([
    'Tue 2 March 2027 18:00 GMT',
    'Tue 9 March 18:00 GMT',
    'Tue 16 March 18:00 GMT',
    'Tue 23 March 18:00 GMT',
    'Tue 30 March 18:00 BST',
  ]);
  expect(document.querySelectorAll('[data-changed]')).toHaveLength(1);
  expect(screen.getByText('18:00 BST')).toHaveAttribute('data-changed');
  expect(
    screen.getByText('Clocks change on 28 March. Every event still starts at 18:00, London time.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Create 5 events' })).toBeVisible();
});

it('shows the first six of many dates and the last, and the others on demand', async () => {
  const { user } = await open();
  type('Repeat', 'TWO_WEEKS');
  type('How many events', '12');
  expect(dates()).toHaveLength(12);
  type('How many events', '52');
  expect(dates()).toHaveLength(7);
  await user.click(screen.getByRole('button', { name: '45 more' }));
  expect(dates()).toHaveLength(52);
  expect(screen.getAllByRole('checkbox')[6]).toHaveFocus();
});

it('reads a change out once the person stops typing', async () => {
  await open();
  holdTheClock();
  type('Repeat', 'WEEK');
  type('How many events', '5');
  type('How many events', '50');
  const announced = '50 dates, 5 March 2097 to 11 February 2098';
  await pass(999);
  expect(screen.queryByText(announced)).not.toBeInTheDocument();
  await pass(1);
  expect(screen.getByText(announced)).toHaveAttribute('role', 'status');
});

it('creates the event, then the other dates of its series but those that are left out', async () => {
  const { user, createEvent, createEventSeries } = await open();
  type('Repeat', 'WEEK');
  type('How many events', '4');
  await user.click(screen.getByRole('checkbox', { name: /19 March/ }));
  expect(screen.getAllByRole('checkbox')[0]).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Create 3 events' }));
  expect(await screen.findByText('3 events were created successfully')).toBeVisible();
  expect(createEvent).toHaveBeenCalledTimes(1);
  expect(createEventSeries.mock.calls[0]?.[0].input).toEqual({
    eventId: 'first',
    interval: 'WEEK',
    count: 4,
    exceptDates: ['2097-03-19'],
  });
  expect(screen.getByLabelText('Repeat')).toHaveValue('');
});

it.each([
  ['Please try again.', connectionLost],
  ['Too many events.', () => userErrorsOf({ code: 'INVALID_COUNT', message: 'Too many events.' })],
])(
  'says that the event is there without its other dates, and tries those again alone: %s',
  async (reason, fail) => {
    const createEventSeries = vi.fn<NonNullable<FakeApi['createEventSeries']>>(fail);
    const { user, createEvent } = await open({ createEventSeries });
    type('Repeat', 'WEEK');
    await user.click(screen.getByRole('button', { name: 'Create 8 events' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `The event on Tuesday 5 March 2097 was created. It does not repeat yet: its other dates could not be created. ${reason}`,
    );
    // The first try was stored, and its response lost.
    createEventSeries.mockImplementation(() => userErrorsOf({ code: 'SERIES_EXISTS' }));
    await user.click(screen.getByRole('button', { name: 'Create the other dates' }));
    expect(await screen.findByText('8 events were created successfully')).toBeVisible();
    expect(createEventSeries.mock.calls.map(([{ input }]) => input.eventId)).toEqual(['first', 'first']);
    expect(createEvent).toHaveBeenCalledTimes(1);
  },
);

it('creates nothing from a number of events that cannot be', async () => {
  const { user, createEvent } = await open();
  type('Repeat', 'WEEK');
  type('How many events', '53');
  expect(screen.getByLabelText('How many events')).toHaveAccessibleDescription(/There can be 2 to 52 events/);
  await user.click(screen.getByRole('button', { name: 'Create event' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('There can be 2 to 52 events');
  expect(createEvent).not.toHaveBeenCalled();
});
