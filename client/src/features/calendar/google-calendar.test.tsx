import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anEventWith, aSignUp, never } from '../../testing/fake-api';
import { added, openEventWithCalendar } from '../../testing/open-event-with-calendar';
import { connectedNoor, maya, noor } from '../../testing/people';
import { renderApp } from '../../testing/render-app';
import { connectionLost } from '../../testing/schema-link';

const SIGN_UP_FIRST =
  'Sign up first; then this event can go straight into your calendar and stay right when it changes.';

it.each([null, maya])('is not there for a person who does not sign in with Google (%o)', async (viewer) => {
  renderApp('/events/bread', { viewer: () => viewer });
  await screen.findByText(viewer ? 'We send a confirmation to this address.' : /^You need to be logged/, {
    exact: false,
  });
  expect(screen.queryByRole('region', { name: 'Google Calendar' })).not.toBeInTheDocument();
});

it('asks to sign up first, whether a calendar is connected or not', async () => {
  const { card, button } = openEventWithCalendar({ own: null });
  expect(await button('Connect Google Calendar')).toBeDisabled();
  expect((await card()).getByText(SIGN_UP_FIRST)).toBeVisible();
});

it('asks to sign up first where a calendar is connected', async () => {
  const { card, button } = openEventWithCalendar({ own: null, viewer: () => connectedNoor });
  expect(await button('Add to Google Calendar')).toBeDisabled();
  expect((await card()).getByText(SIGN_UP_FIRST)).toBeVisible();
});

it('can be connected by a person who has signed up', async () => {
  const { card, button } = openEventWithCalendar();
  expect(await button('Connect Google Calendar')).toBeEnabled();
  expect((await card()).queryByRole('button', { name: 'Disconnect' })).not.toBeInTheDocument();
});

it('can be added once connected', async () => {
  const { button } = openEventWithCalendar({ viewer: () => connectedNoor });
  expect(await button('Add to Google Calendar')).toBeEnabled();
  expect(await button('Disconnect')).toBeEnabled();
});

it('says that it is added', async () => {
  const { card } = openEventWithCalendar({ viewer: () => connectedNoor, own: added });
  expect(await (await card()).findByText('Added to your Google Calendar')).toHaveRole('status');
  expect((await card()).queryByRole('button', { name: 'Add to Google Calendar' })).not.toBeInTheDocument();
});

it('can be connected again where an event was added before', async () => {
  const { card, button } = openEventWithCalendar({ own: added });
  expect(await button('Connect Google Calendar')).toBeEnabled();
  expect((await card()).getByText('Added to your Google Calendar')).toBeVisible();
});

it('says that it is loading', async () => {
  const { card } = openEventWithCalendar({ event: () => anEventWith([], { viewerSignUp: never }) });
  expect(await (await card()).findByText('Loading calendar...')).toHaveRole('status');
});

it('shows what the browser remembers until the server has answered', async () => {
  localStorage.setItem('eventAdded_bread', 'true');
  const { card } = openEventWithCalendar({
    viewer: () => connectedNoor,
    event: () => anEventWith([], { viewerSignUp: never }),
  });
  expect(await (await card()).findByText('Added to your Google Calendar')).toBeVisible();
});

it('leaves it to the sign-up’s card to say that this could not be read', async () => {
  openEventWithCalendar({ event: () => anEventWith([], { viewerSignUp: connectionLost }) });
  expect(await screen.findByText('Error fetching sign up form')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Google Calendar' })).not.toBeInTheDocument();
});

it('corrects what the browser remembers by what the server says', async () => {
  localStorage.setItem('googleCalendarConnected', 'true');
  localStorage.setItem('eventAdded_bread', 'true');
  const { button } = openEventWithCalendar();
  await button('Connect Google Calendar');
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

it('remembers what the server says', async () => {
  const { card } = openEventWithCalendar({ viewer: () => connectedNoor, own: added });
  await (await card()).findByText('Added to your Google Calendar');
  await waitFor(() => expect(localStorage.getItem('eventAdded_bread')).toBe('true'));
  expect(localStorage.getItem('googleCalendarConnected')).toBe('true');
});

it.each([null, maya, noor])('has the event as a file for everybody (%o)', async (viewer) => {
  renderApp('/events/bread', {
    viewer: () => viewer,
    event: () => anEventWith([], { viewerSignUp: aSignUp() }),
  });
  const link = await screen.findByRole('link', { name: 'Add to calendar' });
  expect(link).toHaveAttribute('href', '/events/bread/event.ics');
  expect(link).toHaveAttribute('download');
});
