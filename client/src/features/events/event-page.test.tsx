import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { anEvent, never } from '../../testing/fake-api';
import { findLead, getLead } from '../../testing/lead';
import { maya } from '../../testing/people';
import { renderApp } from '../../testing/render-app';
import { connectionLost } from '../../testing/schema-link';

it('says that it is loading', async () => {
  renderApp('/events/bread', { event: never });
  expect(await screen.findByText('Loading event...')).toHaveRole('status');
});

it('shows the event', async () => {
  const event = vi.fn(() => anEvent());
  renderApp('/events/bread', { event, viewer: () => maya });
  expect(await screen.findByRole('heading', { level: 1, name: 'Bread for beginners' })).toBeVisible();
  expect(event).toHaveBeenCalledWith({ id: 'bread' }, undefined, expect.anything());
  expect(getLead('Workshop · by Northern Grain')).toBeVisible();
  expect(screen.getByText('When').nextSibling).toHaveTextContent('Saturday 13 March 202710:00 – 12:30 GMT-5');
  expect(screen.getByText('Where').nextSibling).toHaveTextContent('Kirkgate Kitchen, Leeds');
  expect(screen.getByText('Price').nextSibling).toHaveTextContent('£24.50');
  expect(screen.getByText('Flour, water, salt, time.')).toBeVisible();
  expect(screen.queryByText(/You need to be logged/)).not.toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('Bread for beginners · Turnout'));
});

const summer = {
  date: '2097-06-14',
  startsAt: '2097-06-14T18:45:00.000Z',
  endsAt: '2097-06-14T20:00:00.000Z',
};

it('L1: names the zone of the event, and below it the time by the person’s own clock', async () => {
  const london = { ...summer, timeZone: 'Europe/London', startTime: '19:45', endTime: '21:00' };
  renderApp('/events/bread', { event: () => anEvent(london) });
  const own = { 'America/New_York': '14:45 – 16:00', 'Pacific/Auckland': 'Sat 15 Jun, 06:45 – 08:00' };
  const here = own[new Intl.DateTimeFormat().resolvedOptions().timeZone as keyof typeof own];
  expect((await screen.findByText('When')).nextSibling).toHaveTextContent(
    `Friday 14 June 209719:45 – 21:00 BST${here} your time`,
  );
});

it('says that an event ends the next day', async () => {
  renderApp('/events/bread', { event: () => anEvent({ startTime: '22:00', endTime: '01:00' }) });
  expect((await screen.findByText('When')).nextSibling).toHaveTextContent(
    '22:00 – 01:00 GMT-5, ends the next day',
  );
});

it('L2: says that an event is over, instead of a form, and offers it to no calendar', async () => {
  renderApp('/events/bread', { event: () => anEvent({ hasEnded: true }), viewer: () => maya });
  const signUp = within(await screen.findByRole('region', { name: 'Sign up' }));
  expect(await signUp.findByRole('heading', { name: 'This event is over' })).toBeVisible();
  expect(getLead('Workshop · by Northern Grain · This event is over')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Sign up/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Sign up/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy event link' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).not.toBeInTheDocument();
});

it('says that an event is on now', async () => {
  renderApp('/events/bread', { event: () => anEvent({ startsAt: '2020-01-01T00:00:00.000Z' }) });
  expect(await findLead('Workshop · by Northern Grain · On now')).toBeVisible();
});

it('asks an anonymous visitor to register first', async () => {
  renderApp('/events/bread');
  const signUp = within(await screen.findByRole('region', { name: 'Sign up' }));
  expect(
    await signUp.findByText('You need to be logged into your account to sign up to this event.'),
  ).toBeVisible();
  expect(signUp.getByRole('link', { name: 'Log in or register' })).toHaveAttribute(
    'href',
    '/?next=%2Fevents%2Fbread%23sign-up',
  );
});

it('says that there is no such event', async () => {
  renderApp('/events/none', { event: () => null });
  expect(await screen.findByText('No event found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/events');
});

it('says that it failed, and tries again', async () => {
  const event = vi.fn(() => anEvent()).mockImplementationOnce(connectionLost);
  const { user } = renderApp('/events/bread', { event });
  expect(await screen.findByRole('alert')).toHaveTextContent('Error whilst fetching event details');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Bread for beginners' })).toBeVisible();
});

it('says that the browser is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderApp('/events/bread', { event: connectionLost });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to get document because the client is offline.',
  );
});
