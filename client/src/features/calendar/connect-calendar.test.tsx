import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { catchNavigation } from '../../testing/catch-navigation';
import { type FakeApi, userErrorsOf } from '../../testing/fake-api';
import { openEventWithCalendar } from '../../testing/open-event-with-calendar';
import { holdTheClock, pass } from '../../testing/render-app';
import { connectionLost, failure } from '../../testing/schema-link';

const CONNECTING = 'Connecting to Google Calendar. Taking you to Google...';
const NOT_SIGNED_UP = 'You have not signed up to this event.';

afterEach(() => configure({ reactStrictMode: false }));

function aStart() {
  return vi.fn<FakeApi['startCalendarConnection']>(() => ({
    authorizationUrl: 'https://google.example/consent',
  }));
}

it.each([false, true])(
  'says so and goes to Google after 2 seconds (StrictMode: %s)',
  async (reactStrictMode) => {
    configure({ reactStrictMode });
    const leaveFor = catchNavigation();
    const startCalendarConnection = aStart();
    const { card, button } = openEventWithCalendar({ startCalendarConnection });
    const connect = await button('Connect Google Calendar');
    holdTheClock();
    // Before React knows that it is busy.
    act(() => {
      connect.click();
      connect.click();
    });
    expect(await (await card()).findByText(CONNECTING)).toBeVisible();
    expect(await button('Connecting...')).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(localStorage.getItem('pendingEventId')).toBe('bread'));
    expect(startCalendarConnection.mock.calls.map(([{ input }]) => input)).toEqual([{ eventId: 'bread' }]);
    await pass(1_999);
    expect(leaveFor).not.toHaveBeenCalled();
    await pass(1);
    expect(leaveFor).toHaveBeenCalledExactlyOnceWith('https://google.example/consent');
  },
);

it('goes nowhere once the person has left the page', async () => {
  const leaveFor = catchNavigation();
  const { press, card, router } = openEventWithCalendar();
  await press('Connect Google Calendar');
  await waitFor(() => expect(localStorage.getItem('pendingEventId')).toBe('bread'));
  await (await card()).findByText(CONNECTING);
  holdTheClock();
  await router.navigate('/events');
  await pass(3_000);
  expect(leaveFor).not.toHaveBeenCalled();
});

it('can be pressed again after coming back with the browser’s button', async () => {
  catchNavigation();
  const { press, button } = openEventWithCalendar();
  await press('Connect Google Calendar');
  await button('Connecting...');
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  expect(await button('Connect Google Calendar')).toBeEnabled();
});

it.each([
  ['Failed to connect Google Calendar', connectionLost],
  ['Failed to connect Google Calendar', () => Promise.reject(failure('INTERNAL_SERVER_ERROR'))],
  [
    'Too many attempts. Please try again in 2 minutes.',
    () => Promise.reject(failure('RATE_LIMITED', { retryAfterSeconds: 120 })),
  ],
  [NOT_SIGNED_UP, () => userErrorsOf({ code: 'NOT_SIGNED_UP', message: NOT_SIGNED_UP })],
])('says for 5 seconds: %s', async (sentence, startCalendarConnection) => {
  const leaveFor = catchNavigation();
  const { press, card, button } = openEventWithCalendar({ startCalendarConnection });
  await button('Connect Google Calendar');
  holdTheClock();
  await press('Connect Google Calendar');
  expect(await (await card()).findByRole('alert')).toHaveTextContent(sentence);
  expect(await button('Connect Google Calendar')).toBeEnabled();
  await pass(4_999);
  expect((await card()).getByRole('alert')).toBeVisible();
  await pass(1);
  expect((await card()).queryByRole('alert')).not.toBeInTheDocument();
  expect(leaveFor).not.toHaveBeenCalled();
  expect(localStorage.getItem('pendingEventId')).toBeNull();
});

it('says that the session has ended, and where to', async () => {
  const { press, card } = openEventWithCalendar({
    startCalendarConnection: () => Promise.reject(failure('UNAUTHENTICATED')),
  });
  await press('Connect Google Calendar');
  expect(await screen.findByText('you need to be logged in to connect to google calendar')).toBeVisible();
  expect((await card()).getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/?next=%2Fevents%2Fbread',
  );
});
