import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  accountWith,
  anEvent,
  type FakeApi,
  type FakeEvent,
  never,
  pageOf,
  userErrorsOf,
} from '../../testing/fake-api';
import { grain, maya } from '../../testing/people';
import { holdTheClock, pass, renderApp } from '../../testing/render-app';
import { connectionLost, failure } from '../../testing/schema-link';

const NO_PERMISSION = 'You do not have permission to view or modify this event.';
const UPDATED = 'Event was updated successfully';
const UPDATE_FAILED = 'Failed to update event. Please try again';
const DELETE_FAILED = 'Failed to delete event. Please try again';

function open(some: Partial<FakeApi> = {}) {
  return renderApp('/staff-events/bread', { viewer: () => accountWith(grain, [anEvent()]), ...some });
}

async function openEdit(some: Partial<FakeApi> = {}) {
  const app = open(some);
  await app.user.click(await screen.findByRole('button', { name: 'Edit' }));
  return { ...app, save: () => app.user.click(screen.getByRole('button', { name: 'Save' })) };
}

async function openDialog(some: Partial<FakeApi> = {}) {
  const app = open(some);
  await app.user.click(await screen.findByRole('button', { name: 'Cancel or delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this event?' }));
  return {
    ...app,
    dialog,
    confirm: () => app.user.click(dialog.getByRole('button', { name: 'Delete event' })),
  };
}

it('says that it is loading', async () => {
  open({ event: never });
  expect(await screen.findByText('Loading event...')).toHaveRole('status');
});

it('shows the creator the event with Edit and Delete', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Bread for beginners' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel or delete' })).toBeVisible();
  expect(screen.getByText('Saturday 13 March 2027', { selector: 'li' })).toBeVisible();
  const facts = [
    'Workshop',

    '10:00 – 12:30 GMT-5',
    'Kirkgate Kitchen, Leeds',
    '£24.50',
  ];
  for (const text of [...facts, 'Flour, water, salt, time.']) expect(screen.getByText(text)).toBeVisible();
});

it('tells anyone else for 3 seconds that they may not, then goes back to the dashboard', async () => {
  const { promise, resolve } = Promise.withResolvers<FakeEvent>();
  const { router } = open({ event: () => promise });
  await screen.findByText('Loading event...');
  holdTheClock();
  resolve(anothersEvent());
  expect(await screen.findByRole('alert')).toHaveTextContent(NO_PERMISSION);
  expect(screen.queryByText('Bread for beginners')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  await pass(2_999);
  expect(router.state.location.pathname).toBe('/staff-events/bread');
  await pass(1);
  await waitFor(() => expect(router.state.location.pathname).toBe('/staff-dashboard'));
});

/** The fields for the creator alone are refused. */
function anothersEvent(): FakeEvent {
  const waitingListEntries = () => Promise.reject(failure('FORBIDDEN'));
  return anEvent({ viewerCanEdit: false, waitingListEntries });
}

it('tells a user the same, then goes to the events', async () => {
  const { promise, resolve } = Promise.withResolvers<FakeEvent>();
  const { router } = open({ event: () => promise, viewer: () => maya });
  await screen.findByText('Loading event...');
  holdTheClock();
  resolve(anothersEvent());
  expect(await screen.findByRole('alert')).toHaveTextContent(NO_PERMISSION);
  for (const text of ['Staff only', 'User not authenticated']) {
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  }
  await pass(3_000);
  await waitFor(() => expect(router.state.location.pathname).toBe('/events'));
});

it('says that there is no such event', async () => {
  open({ event: () => null });
  expect(await screen.findByText('No event found')).toBeVisible();
});

it('says that it failed, and tries again', async () => {
  const event = vi.fn(() => anEvent()).mockImplementationOnce(connectionLost);
  const { user } = open({ event });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load event');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
});

it('starts the editing from what the event is', async () => {
  await openEdit();
  const values = {
    Title: 'Bread for beginners',
    Description: 'Flour, water, salt, time.',
    Location: 'Kirkgate Kitchen, Leeds',
    Type: 'Workshop',
    Date: '2027-03-13',
    'Start Time': '10:00',
    'End Time': '12:30',
    'Price (£)': 24.5,
  };
  for (const [label, value] of Object.entries(values))
    expect(screen.getByLabelText(label)).toHaveValue(value);
});

it('sends what was changed, shows the new event, and says so for 5 seconds', async () => {
  const updateEvent = vi.fn<FakeApi['updateEvent']>(({ input }) => ({
    event: anEvent({ title: input.title ?? '', pricePence: input.pricePence ?? -1 }),
  }));
  const { user, save } = await openEdit({ updateEvent });
  await user.clear(screen.getByLabelText('Title'));
  await user.type(screen.getByLabelText('Title'), 'Bread at night');
  await user.clear(screen.getByLabelText('Price (£)'));
  await user.type(screen.getByLabelText('Price (£)'), '8.70');
  holdTheClock();
  await save();
  expect(await screen.findByText(UPDATED)).toBeVisible();
  expect(updateEvent.mock.calls[0]?.[0].input).toEqual({
    id: 'bread',
    removeCover: false,
    title: 'Bread at night',
    pricePence: 870,
    expectedUpdatedAt: '2027-03-01T09:30:00.000Z',
    scope: 'THIS',
    // The schema's default: no mail is sent about a title.
    notifyAttendees: true,
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Bread at night' })).toBeVisible();
  expect(screen.getByText('£8.70')).toBeVisible();
  await pass(4_999);
  expect(screen.getByText(UPDATED)).toBeVisible();
  await pass(1);
  expect(screen.queryByText(UPDATED)).not.toBeInTheDocument();
});

it('discards the changes on Cancel', async () => {
  const updateEvent = vi.fn<FakeApi['updateEvent']>();
  const { user } = await openEdit({ updateEvent });
  await user.type(screen.getByLabelText('Title'), '!');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: 'Bread for beginners' })).toHaveFocus(),
  );
  expect(updateEvent).not.toHaveBeenCalled();
});

it('says that the event was changed elsewhere, and puts what was typed into the newer version', async () => {
  const newer = anEvent({
    title: 'Bread at dawn',
    location: 'The Dairy',
    updatedAt: '2027-03-02T09:30:00.000Z',
  });
  const message = 'This was changed meanwhile';
  const updateEvent = vi
    .fn<FakeApi['updateEvent']>(() => ({ event: newer }))
    .mockImplementationOnce(() => userErrorsOf({ code: 'CONFLICT', field: 'expectedUpdatedAt', message }));
  let current = anEvent();
  const event = () => current;
  const { user, save } = await openEdit({ event, updateEvent });
  await user.type(screen.getByLabelText('Title'), '!');
  current = newer;
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('This event was changed elsewhere');
  expect(screen.getByLabelText('Title')).toHaveValue('Bread for beginners!');
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('data-variant', 'default');
  expect(screen.getByRole('button', { name: /newer/ })).not.toHaveAttribute('data-variant', 'default');
  await user.click(screen.getByRole('button', { name: 'Load the newer version' }));
  expect(await screen.findByText(/^This is the newer version/)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Title')).toHaveValue('Bread for beginners!');
  expect(screen.getByLabelText('Location')).toHaveValue('The Dairy');
  await save();
  expect(await screen.findByText(UPDATED)).toBeVisible();
  expect(updateEvent.mock.calls[1]?.[0].input).toEqual({
    id: 'bread',
    removeCover: false,
    title: 'Bread for beginners!',
    expectedUpdatedAt: '2027-03-02T09:30:00.000Z',
    scope: 'THIS',
    notifyAttendees: true,
  });
});

it('copies the link of the event’s page, and says so in the button', async () => {
  const { user } = renderApp('/staff-events/bread', { viewer: () => grain, event: () => anEvent() });
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(screen.getByText('Event link copied')).toHaveRole('status');
  expect(await navigator.clipboard.readText()).toMatch(/\/events\/bread$/);
});

it('stays as it is when the newer version cannot be loaded, and loads it on the next press', async () => {
  const conflict = { code: 'CONFLICT', field: 'expectedUpdatedAt', message: 'Changed' } as const;
  let current = () => anEvent();
  const { user, save } = await openEdit({
    event: () => current(),
    updateEvent: () => userErrorsOf(conflict),
  });
  await user.type(screen.getByLabelText('Title'), '!');
  await save();
  current = connectionLost;
  await user.click(await screen.findByRole('button', { name: 'Load the newer version' }));
  expect(await screen.findByText(/^The newer version could not be loaded/)).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('Bread for beginners!');
  current = () => anEvent({ location: 'The Dairy' });
  await user.click(screen.getByRole('button', { name: 'Load the newer version' }));
  expect(await screen.findByText(/^This is the newer version/)).toBeVisible();
  expect(screen.getByLabelText('Location')).toHaveValue('The Dairy');
});

it('requires every field', async () => {
  const updateEvent = vi.fn<FakeApi['updateEvent']>();
  const { user, save } = await openEdit({ updateEvent });
  await user.clear(screen.getByLabelText('Location'));
  await save();
  expect(screen.getByText('location is required')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Location')).toHaveFocus());
  expect(updateEvent).not.toHaveBeenCalled();
});

it.each([
  [UPDATE_FAILED, connectionLost],
  [UPDATE_FAILED, () => Promise.reject(failure('INTERNAL_SERVER_ERROR'))],
  [NO_PERMISSION, () => Promise.reject(failure('FORBIDDEN'))],
  ['No event found', () => userErrorsOf({ code: 'EVENT_NOT_FOUND', message: 'No event found' })],
])('stays in the form and says: %s', async (sentence, updateEvent) => {
  const { user, save } = await openEdit({ updateEvent });
  await user.type(screen.getByLabelText('Title'), '!');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByLabelText('Title')).toHaveValue('Bread for beginners!');
});

it('stops saying so after 5 seconds, and keeps what was typed', async () => {
  const { user } = await openEdit({ updateEvent: connectionLost });
  await user.type(screen.getByLabelText('Title'), '!');
  holdTheClock();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(UPDATE_FAILED);
  await pass(4_999);
  expect(screen.getByRole('alert')).toBeVisible();
  await pass(1);
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Title')).toHaveValue('Bread for beginners!');
});

it('shows the server’s sentence beside its field', async () => {
  const message = 'title is too long';
  const { save } = await openEdit({
    updateEvent: () => userErrorsOf({ code: 'TOO_LONG', field: 'title', message }),
  });
  await save();
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveFocus());
});

it('asks before it deletes', async () => {
  const deleteEvent = vi.fn<FakeApi['deleteEvent']>();
  const { dialog, user } = await openDialog({ deleteEvent });
  await user.click(dialog.getByRole('button', { name: 'Keep the event' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(deleteEvent).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { level: 1, name: 'Bread for beginners' })).toBeVisible();
});

it('deletes, says so, and returns to the dashboard after 3 seconds', async () => {
  const deleteEvent = vi.fn<FakeApi['deleteEvent']>(() => ({ deletedEventId: 'bread' }));
  const { confirm, router } = await openDialog({ deleteEvent });
  holdTheClock();
  await confirm();
  expect(await screen.findByText(/Event was deleted successfully/)).toBeVisible();
  expect(deleteEvent.mock.calls[0]?.[0].input).toEqual({ id: 'bread', scope: 'THIS' });
  await pass(2_999);
  expect(router.state.location.pathname).toBe('/staff-events/bread');
  await pass(1);
  await waitFor(() => expect(router.state.location.pathname).toBe('/staff-dashboard'));
});

it('deletes once when pressed twice', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const deleteEvent = vi.fn<FakeApi['deleteEvent']>(async () => {
    await promise;
    return { deletedEventId: 'bread' };
  });
  const { dialog, user } = await openDialog({ deleteEvent });
  await user.dblClick(dialog.getByRole('button', { name: 'Delete event' }));
  expect(dialog.getByRole('button', { name: 'Deleting event...' })).toHaveAttribute('aria-disabled', 'true');
  resolve();
  expect(await screen.findByText(/Event was deleted successfully/)).toBeVisible();
  expect(deleteEvent).toHaveBeenCalledOnce();
});

it.each([
  [DELETE_FAILED, connectionLost],
  [NO_PERMISSION, () => Promise.reject(failure('FORBIDDEN'))],
  ['No event found', () => userErrorsOf({ code: 'EVENT_NOT_FOUND', message: 'No event found' })],
])('does not delete the event and says for 5 seconds: %s', async (sentence, deleteEvent) => {
  const { confirm } = await openDialog({ deleteEvent });
  holdTheClock();
  await confirm();
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await pass(4_999);
  expect(screen.getByText(sentence)).toBeVisible();
  await pass(1);
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Bread for beginners' })).toBeVisible();
});

it('shows the dates of a series with the number of people, each leading to its staff page', async () => {
  const dates = [
    anEvent({ signUpCount: 1 }),
    anEvent({ id: 'next', date: '2027-03-21', signUpCount: 12 }),
    anEvent({ id: 'off', date: '2027-03-28', cancelledAt: '2027-03-01T09:30:00Z' }),
  ];
  open({
    event: () =>
      anEvent({ signUpCount: 1, series: { id: 'loaves', interval: 'WEEK', events: () => pageOf(dates) } }),
  });
  const strip = within(await screen.findByRole('navigation', { name: 'Dates of this series' }));
  expect((await strip.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Saturday 13 March 2027Mar13 1 person',
    'Sunday 21 March 2027Mar21 12 people',
    'Sunday 28 March 2027Mar28 Cancelled',
  ]);
  expect(strip.getByRole('link', { name: /12 people$/ })).toHaveAttribute('href', '/staff-events/next');
});

it('says in place of figures how to tell people, while no people have signed up', async () => {
  open({ event: () => anEvent({ signUpCount: 0, waitingCount: 0, statistics: { cancelledCount: 0 } }) });
  const card = within(await screen.findByRole('region', { name: 'Nobody yet. Tell people' }));
  expect(card.getByRole('img', { name: 'QR code of the event’s page' })).toBeVisible();
  expect(card.getByRole('button', { name: 'Copy event link' })).toBeVisible();
  expect(card.getByRole('button', { name: 'Embed' })).toBeVisible();
  expect(card.getByRole('link', { name: 'the feed of events' })).toHaveAttribute('href', '/events.atom');
  expect(screen.queryByRole('region', { name: 'How it sells' })).not.toBeInTheDocument();
});
