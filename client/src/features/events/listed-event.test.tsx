import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { anEvent, never, pageOf } from '../../testing/fake-api';
import { findLead } from '../../testing/lead';
import { renderApp } from '../../testing/render-app';
import { connectionLost } from '../../testing/schema-link';

const events = () => pageOf([anEvent({ excerpt: 'The beginning of it.' })]);

it('shows at once what the list knows of an event', async () => {
  const { user } = renderApp('/events', { events, event: never });
  await user.click(await screen.findByRole('link', { name: 'Bread for beginners' }));
  const focused = await screen.findByRole('heading', { level: 1, name: 'Bread for beginners' });
  await waitFor(() => expect(focused).toHaveFocus());
  expect(screen.getByText('Where').nextSibling).toHaveTextContent('Kirkgate Kitchen, Leeds');
  expect(screen.getByText('The beginning of it.')).toBeVisible();
  expect(screen.getByText('Loading event...')).toHaveRole('status');
});

it('shows it without a network, too, and says so', async () => {
  const { user } = renderApp('/events', { events, event: connectionLost });
  await user.click(await screen.findByRole('link', { name: 'Bread for beginners' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Bread for beginners' })).toBeVisible();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByText('The beginning of it.')).toBeVisible();
});

it('shows no failure over it while the bar says that the browser is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = renderApp('/events', { events, event: connectionLost });
  await user.click(await screen.findByRole('link', { name: 'Bread for beginners' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Bread for beginners' })).toBeVisible();
  expect(screen.getByText('The beginning of it.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Loading event...')).not.toBeInTheDocument());
  expect(screen.getByText('You are offline. What you see may have changed.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows all of it when it has come', async () => {
  const { user } = renderApp('/events', { events });
  await user.click(await screen.findByRole('link', { name: 'Bread for beginners' }));
  expect(await findLead('Workshop · by Northern Grain')).toBeVisible();
  expect(screen.getByText('Flour, water, salt, time.')).toBeVisible();
  expect(screen.queryByText('The beginning of it.')).not.toBeInTheDocument();
});

it('leaves a press for another tab to the browser', async () => {
  const { router } = renderApp('/events', { events });
  const link = await screen.findByRole('link', { name: 'Bread for beginners' });
  const prevented: boolean[] = [];
  const listener = (event: Event) => {
    prevented.push(event.defaultPrevented);
    // Here is no other tab.
    event.preventDefault();
  };
  document.addEventListener('click', listener);
  onTestFinished(() => document.removeEventListener('click', listener));
  fireEvent.click(link, { ctrlKey: true });
  expect(router.state.location.pathname).toBe('/events');
  fireEvent.click(link);
  expect(prevented).toEqual([false, true]);
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/events'));
});
