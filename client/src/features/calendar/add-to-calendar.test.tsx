import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ErrorCode } from '../../gql/types';
import { type FakeApi, userErrorsOf } from '../../testing/fake-api';
import { added, openEventWithCalendar } from '../../testing/open-event-with-calendar';
import { connectedNoor } from '../../testing/people';
import { holdTheClock, pass } from '../../testing/render-app';
import { connectionLost, failure } from '../../testing/schema-link';

const ADD_FAILED = 'failed to add event to google calendar';

const open = (some: Partial<FakeApi> & { own?: typeof added } = {}) =>
  openEventWithCalendar({ viewer: () => connectedNoor, ...some });

const anAdding = () => vi.fn<FakeApi['addEventToCalendar']>(() => ({ signUp: added }));

it('adds the event and remembers it, once for a double click', async () => {
  const addEventToCalendar = anAdding();
  const { card, button } = open({ addEventToCalendar });
  const add = await button('Add to Google Calendar');
  // Before React knows that it is busy.
  act(() => {
    add.click();
    add.click();
  });
  expect(await (await card()).findByText('Added to your Google Calendar')).toBeVisible();
  expect(addEventToCalendar.mock.calls.map(([{ input }]) => input)).toEqual([{ eventId: 'bread' }]);
  expect(localStorage.getItem('eventAdded_bread')).toBe('true');
  const focused = (await card()).getByRole('heading', { name: 'Google Calendar' });
  await waitFor(() => expect(focused).toHaveFocus());
  expect((await card()).queryByRole('button', { name: 'Add to Google Calendar' })).not.toBeInTheDocument();
});

it('says that it is adding', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { card, button, press } = open({
    addEventToCalendar: async () => {
      await promise;
      return { signUp: added };
    },
  });
  await press('Add to Google Calendar');
  expect(await button('Adding...')).toHaveAttribute('aria-disabled', 'true');
  resolve();
  expect(await (await card()).findByText('Added to your Google Calendar')).toBeVisible();
});

it('adds again what was deleted in the calendar', async () => {
  const addEventToCalendar = anAdding();
  const { press } = open({ addEventToCalendar, own: added });
  await press('Add again');
  await waitFor(() => expect(addEventToCalendar).toHaveBeenCalledOnce());
});

const refused = (code: ErrorCode, message: string) => () => userErrorsOf({ code, message });

it.each([
  ['Date or time is missing', refused('DATE_OR_TIME_MISSING', 'Date or time is missing')],
  ['Invalid time format', refused('INVALID_TIME_FORMAT', 'Invalid time format')],
  ['Invalid date-time format', refused('INVALID_DATE_TIME_FORMAT', 'Invalid date-time format')],
  ['Not signed up', refused('NOT_SIGNED_UP', 'Not signed up')],
  [ADD_FAILED, refused('CALENDAR_UNAVAILABLE', 'Google is away')],
  [ADD_FAILED, () => ({})],
  [ADD_FAILED, connectionLost],
  [ADD_FAILED, () => Promise.reject(failure('INTERNAL_SERVER_ERROR'))],
  [
    'Too many attempts. Please try again in 5 seconds.',
    () => Promise.reject(failure('RATE_LIMITED', { retryAfterSeconds: 5 })),
  ],
])('says for 5 seconds: %s', async (sentence, addEventToCalendar) => {
  const { card, button, press } = open({ addEventToCalendar });
  await button('Add to Google Calendar');
  holdTheClock();
  await press('Add to Google Calendar');
  expect(await (await card()).findByRole('alert')).toHaveTextContent(sentence);
  expect(await button('Add to Google Calendar')).toBeEnabled();
  await pass(4_999);
  expect((await card()).getByRole('alert')).toBeVisible();
  await pass(1);
  expect((await card()).queryByRole('alert')).not.toBeInTheDocument();
  expect(localStorage.getItem('eventAdded_bread')).toBeNull();
});

it('says that the session has ended', async () => {
  const { press, card } = open({ addEventToCalendar: () => Promise.reject(failure('UNAUTHENTICATED')) });
  await press('Add to Google Calendar');
  expect(await screen.findByText('you must be logged in to add events to google calendar')).toBeVisible();
  expect((await card()).getByRole('link', { name: 'Log in' })).toBeVisible();
});

it.each(['CALENDAR_AUTHORIZATION_REQUIRED', 'CALENDAR_NOT_CONNECTED'] as const)(
  'leads to connecting again: %s',
  async (code) => {
    const { press, router } = open({ addEventToCalendar: refused(code, 'Connect again') });
    await press('Add to Google Calendar');
    expect(await screen.findByRole('heading', { level: 1, name: 'Connect Google Calendar' })).toBeVisible();
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe('/connect-google-calendar?event=bread');
    expect(await screen.findByRole('button', { name: 'Connect Google Calendar' })).toBeEnabled();
    expect(localStorage.getItem('googleCalendarConnected')).toBeNull();
  },
);
