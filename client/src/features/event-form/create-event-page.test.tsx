import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { accountWith, anEvent, type FakeApi, never, userErrorsOf } from '../../testing/fake-api';
import { grain } from '../../testing/people';
import { holdTheClock, pass, renderApp } from '../../testing/render-app';
import { connectionLost, failure } from '../../testing/schema-link';

const CREATED = 'Event was created successfully';
const FAILED = 'There was an error whilst creating the event. Please check all inputs then try again';

const typed = {
  title: ['Event Title', 'Kite day'],
  description: ['Event Description', 'Bring string.'],
  location: ['Event Location', 'Roundhay Park'],
  type: ['Event Type', 'Outdoors'],
  date: ['Event Date', '2027-05-09'],
  startTime: ['Event Start Time', '10:00'],
  endTime: ['Event End Time', '12:15'],
  price: ['Event price', '0.29'],
} as const;

async function openForm(some: Partial<FakeApi> = {}) {
  const api = {
    viewer: () => accountWith(grain, []),
    createEvent: vi.fn<FakeApi['createEvent']>(() => ({ event: anEvent() })),
  };
  const app = renderApp('/create-event', { ...api, ...some });
  await screen.findByRole('heading', { level: 1, name: 'Create New Event' });
  function fill(except?: keyof typeof typed) {
    for (const [field, [label, text]] of Object.entries(typed)) {
      if (field !== except) fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
    }
  }
  const send = () => app.user.click(screen.getByRole('button', { name: 'Create event' }));
  return { ...app, ...api, fill, send };
}

it('E3, E6: creates an unlisted event with a note for attendees, and a public one without a choice', async () => {
  const { fill, send, createEvent } = await openForm();
  fill();
  await send();
  expect(createEvent.mock.calls[0]?.[0].input).toMatchObject({ visibility: 'PUBLIC' });
  expect(createEvent.mock.calls[0]?.[0].input).not.toHaveProperty('attendeeNote');

  fill();
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type('Who can find it', 'UNLISTED');
  expect(screen.getByLabelText('Who can find it')).toHaveAccessibleDescription(/^No list, search or search/);
  type('Note for attendees', 'The code of the door is 4711.');
  await send();
  expect(createEvent.mock.calls[1]?.[0].input).toMatchObject({
    visibility: 'UNLISTED',
    attendeeNote: 'The code of the door is 4711.',
  });
});

it('creates an event in a language that is chosen by its own name', async () => {
  const { fill, send, createEvent, user } = await openForm();
  fill();
  const select = screen.getByLabelText('Language of the texts');
  expect(select).toHaveValue('');
  expect(screen.getByRole('option', { name: 'Cymraeg' })).toHaveAttribute('lang', 'cy');
  await user.selectOptions(select, 'Português (Brasil)');
  await send();
  expect(createEvent.mock.calls[0]?.[0].input).toMatchObject({ language: 'pt-BR' });
});

it('names every required field that is missing, and goes to the first', async () => {
  const { send, createEvent } = await openForm();
  await send();
  for (const [field, [label]] of Object.entries(typed)) {
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(`${field} is required`));
  }
  await waitFor(() => expect(screen.getByLabelText('Event Title')).toHaveFocus());
  expect(createEvent).not.toHaveBeenCalled();
});

it.each(Object.keys(typed) as (keyof typeof typed)[])('does not send an event without %s', async (field) => {
  const { fill, send, createEvent, user } = await openForm();
  fill(field);
  await send();
  const [label, text] = typed[field];
  expect(screen.getAllByText(/is required$/)).toHaveLength(1);
  expect(screen.getByText(`${field} is required`)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
  await user.type(screen.getByLabelText(label), text);
  expect(screen.queryByText(/is required$/)).not.toBeInTheDocument();
  expect(createEvent).not.toHaveBeenCalled();
});

it('counts spaces as nothing', async () => {
  const { fill, send, user } = await openForm();
  fill('title');
  await user.type(screen.getByLabelText('Event Title'), '   ');
  await send();
  expect(screen.getByText('title is required')).toBeVisible();
});

it('shows the event as people will see it, and its creator', async () => {
  const { fill } = await openForm();
  fill();
  const preview = within(screen.getByRole('region', { name: 'As people will see it' }));
  for (const text of ['Kite day', 'Bring string.', 'Roundhay Park', 'Outdoors', '£0.29', '9', 'May']) {
    expect(preview.getByText(text)).toBeVisible();
  }
  expect(screen.getByText('Created by Northern Grain')).toBeVisible();
});

it('shows the words of a formatted description in the preview, as the card will', async () => {
  await openForm();
  const value = 'Bring **string**.\n\n- [Map](https://example.org)\n- Tape';
  fireEvent.change(screen.getByLabelText('Event Description'), { target: { value } });
  const preview = within(screen.getByRole('region', { name: 'As people will see it' }));
  expect(await preview.findByText('Bring string. Map · Tape')).toBeVisible();
});

it('creates the event, clears the form, and returns to the dashboard after 5 seconds', async () => {
  const { fill, send, createEvent, router } = await openForm();
  fill();
  holdTheClock();
  await send();
  expect(await screen.findByText(CREATED)).toBeVisible();
  expect(createEvent.mock.calls[0]?.[0].input).toEqual({
    title: 'Kite day',
    description: 'Bring string.',
    location: 'Roundhay Park',
    type: 'Outdoors',
    date: '2027-05-09',
    startTime: '10:00',
    endTime: '12:15',
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    pricePence: 29,
    // The schema's default.
    visibility: 'PUBLIC',
  });
  for (const [label] of Object.values(typed)) {
    const { value } = screen.getByLabelText<HTMLInputElement>(label);
    expect(value).toBe('');
  }
  await pass(4_999);
  expect(router.state.location.pathname).toBe('/create-event');
  await pass(1);
  await waitFor(() => expect(router.state.location.pathname).toBe('/staff-dashboard'));
});

it('stays where the person went in the meantime', async () => {
  const { fill, send, router } = await openForm();
  fill();
  holdTheClock();
  await send();
  await screen.findByText(CREATED);
  await router.navigate('/events');
  await screen.findByRole('heading', { level: 1, name: 'What’s on' });
  await pass(6_000);
  expect(router.state.location.pathname).toBe('/events');
});

it('is busy while it creates', async () => {
  const { fill, send } = await openForm({ createEvent: never });
  fill();
  await send();
  expect(screen.getByRole('button', { name: 'Creating event...' })).toHaveAttribute('aria-disabled', 'true');
});

it('shows the server’s sentence beside the price', async () => {
  const message = 'The price must be 0, or from £0.30 to £999,999.99';
  const { fill, send } = await openForm({
    createEvent: () => userErrorsOf({ code: 'INVALID_PRICE', field: 'pricePence', message }),
  });
  fill();
  await send();
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Event price')).toHaveFocus());
  expect(screen.getByLabelText('Event Title')).toHaveValue('Kite day');
});

it.each([
  [FAILED, connectionLost],
  [FAILED, () => Promise.reject(failure('INTERNAL_SERVER_ERROR'))],
  [
    'Too many attempts. Please try again in 30 seconds.',
    () => Promise.reject(failure('RATE_LIMITED', { retryAfterSeconds: 30 })),
  ],
])('says: %s', async (sentence, createEvent) => {
  const { fill, send } = await openForm({ createEvent });
  fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByLabelText('Event Title')).toHaveValue('Kite day');
});

it('shows a session that has ended', async () => {
  const { fill, send } = await openForm({ createEvent: () => Promise.reject(failure('UNAUTHENTICATED')) });
  fill();
  await send();
  expect(await screen.findByText('User not authenticated')).toBeVisible();
});

it.each([
  [true, '0 means free. From £0.30 when paid.'],
  [false, 'The price must be 0: card payments are not set up here, so people could not pay it.'],
])('says which prices there can be (payments: %s)', async (paymentsEnabled, sentence) => {
  await openForm({ settings: () => ({ paymentsEnabled }) });
  expect(screen.getByLabelText('Event price')).toHaveAccessibleDescription(sentence);
});
