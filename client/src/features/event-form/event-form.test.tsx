import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { accountWith, anEvent, type FakeApi } from '../../testing/fake-api';
import { grain } from '../../testing/people';
import { renderApp } from '../../testing/render-app';
import { failure } from '../../testing/schema-link';

afterEach(() => sessionStorage.clear());

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function open(at: string, some: Partial<FakeApi> = {}) {
  const app = renderApp(at, { viewer: () => accountWith(grain, [anEvent()]), ...some });
  await screen.findByRole('heading', { level: 1, name: 'Create New Event' });
  return app;
}

it('hints at a past date, an end on the next day, and what a deadline means', async () => {
  await open('/create-event');
  type('Event Date', '2020-11-19');
  type('Event Start Time', '22:00');
  type('Event End Time', '00:30');
  type('Refund deadline', '48');
  expect(screen.getByLabelText('Event Date')).toHaveAccessibleDescription(
    'This date is past: Thursday 19 November 2020.',
  );
  expect(screen.getByLabelText('Event End Time')).toHaveAccessibleDescription(
    'Ends the next day, Friday 20 November.',
  );
  expect(screen.getByLabelText('Time zone')).toHaveAccessibleDescription(
    /, as on this device\. People elsewhere also see it in their own time\.$/,
  );
  type('Time zone', 'Europe/London');
  expect(screen.getByLabelText('Time zone')).toHaveAccessibleDescription(
    'United Kingdom Time. People elsewhere also see it in their own time.',
  );
  expect(screen.getByLabelText('Places')).toHaveAccessibleDescription('Empty means no limit.');
  expect(screen.getByLabelText('Refund deadline')).toHaveAccessibleDescription('Until 17 November, 22:00.');
});

it.each([
  [
    'does not exist',
    { date: '2027-03-28', start: '01:30', end: '03:00' },
    '01:30 does not exist on Sunday 28 March 2027: the clocks skip it. The time that counts is 02:30 BST (UTC+1).',
    '',
  ],
  [
    'does not exist, so that the end moves with it',
    { date: '2027-03-28', start: '01:30', end: '02:00' },
    '01:30 does not exist on Sunday 28 March 2027: the clocks skip it. The time that counts is 02:30 BST (UTC+1).',
    'The event lasts as long as its times say, until 03:00 BST (UTC+1).',
  ],
  [
    'comes twice, at the end on the next day',
    { date: '2027-10-30', start: '22:00', end: '01:30' },
    '',
    'Ends the next day, Sunday 31 October. 01:30 comes twice on Sunday 31 October 2027: the clocks go back. The first one counts, 01:30 BST (UTC+1).',
  ],
])('L9: explains a time that %s', async (_what, { date, start, end }, startHint, endHint) => {
  await open('/create-event');
  type('Time zone', 'Europe/London');
  type('Event Date', date);
  type('Event Start Time', start);
  type('Event End Time', end);
  expect(screen.getByLabelText('Event Start Time')).toHaveAccessibleDescription(startHint);
  expect(screen.getByLabelText('Event End Time')).toHaveAccessibleDescription(endHint);
});

it('takes any number of hours for the deadline', async () => {
  await open('/create-event');
  type('Refund deadline', 'own');
  type('Hours before the start', '6');
  type('Event Date', '2027-06-14');
  type('Event Start Time', '19:00');
  expect(screen.getByLabelText('Hours before the start')).toHaveAccessibleDescription(
    'Until 14 June, 13:00.',
  );
});

it('suggests the places and types of one’s own events, capitals apart', async () => {
  const events = [
    anEvent({ location: 'The Dairy', type: 'talk' }),
    anEvent({ id: 'other', location: 'Corn Exchange', type: 'Talk' }),
  ];
  await open('/create-event', { viewer: () => accountWith(grain, events) });
  const suggestions = (id: string) =>
    [...document.querySelectorAll<HTMLOptionElement>(`#${id} option`)].map(({ value }) => value);
  await waitFor(() => expect(suggestions('used-locations')).toEqual(['Corn Exchange', 'The Dairy']));
  expect(suggestions('used-types')).toEqual(['Talk']);
});

it('copies another event, and asks for a date alone', async () => {
  const createEvent = vi.fn<FakeApi['createEvent']>(() => ({ event: anEvent({ id: 'copy' }) }));
  const event = () => anEvent({ capacity: 30, refundDeadlineHours: 168 });
  const { user } = await open('/create-event?from=bread', { createEvent, event });
  await waitFor(() => expect(screen.getByLabelText('Event Title')).toHaveValue('Bread for beginners'));
  expect(screen.getByLabelText('Event Date')).toHaveValue('');
  type('Event Date', '2097-05-01');
  await user.click(screen.getByRole('button', { name: 'Create event' }));
  expect(await screen.findByRole('link', { name: 'See the event' })).toHaveAttribute(
    'href',
    '/staff-events/copy',
  );
  expect(createEvent.mock.calls[0]?.[0].input).toMatchObject({
    title: 'Bread for beginners',
    date: '2097-05-01',
    timeZone: 'America/New_York',
    pricePence: 2450,
    capacity: 30,
    refundDeadlineHours: 168,
    duplicatedFromId: 'bread',
  });
});

it('says that there is no event to copy', async () => {
  await open('/create-event?from=gone', { event: () => null });
  expect(await screen.findByText('No event found')).toBeVisible();
});

it('asks only a person who leaves a changed form without a title, which is no draft', async () => {
  const { user, router } = await open('/create-event');
  type('Event Location', 'Kite day');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await user.click(question.getByRole('button', { name: 'Stay here' }));
  expect(router.state.location.pathname).toBe('/create-event');
  expect(screen.getByLabelText('Event Location')).toHaveValue('Kite day');
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);

  type('Event Title', 'Kite day');
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/staff-dashboard'));
});

it('leaves when that is what the person wants', async () => {
  const { user, router } = await open('/create-event');
  type('Event Location', 'Kite day');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/staff-dashboard'));
});

it('keeps what was typed when the session had ended, for the same account alone', async () => {
  const isOver = () => Promise.reject(failure('UNAUTHENTICATED'));
  const ended: Partial<FakeApi> = { createEvent: isOver, saveEventDraft: isOver };
  const { user } = await open('/create-event?from=bread', ended);
  await waitFor(() => expect(screen.getByLabelText('Event Title')).toHaveValue('Bread for beginners'));
  type('Event Title', 'Kite day');
  type('Event Date', '2097-05-01');
  await user.click(screen.getByRole('button', { name: 'Create event' }));
  expect(await screen.findByText('User not authenticated')).toBeVisible();
  expect(await screen.findByText(/^What you typed is kept in this tab/)).toBeVisible();
  document.body.replaceChildren();

  const stored = { ...localStorage };
  await open('/create-event');
  await waitFor(() => expect(screen.getByLabelText('Event Title')).toHaveValue('Kite day'));
  document.body.replaceChildren();

  Object.assign(localStorage, stored);
  const other = { ...grain, id: 'other-staff' };
  await open('/create-event', { viewer: () => accountWith(other, []) });
  expect(screen.getByLabelText('Event Title')).toHaveValue('');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
});
