import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { accountWith, anEvent, type FakeApi, type FakeEvent } from '../../testing/fake-api';
import { grain } from '../../testing/people';
import { renderApp } from '../../testing/render-app';
import { connectionLost } from '../../testing/schema-link';

async function open(some: Partial<FakeApi> = {}, own: FakeEvent[] = [anEvent()]) {
  const app = renderApp('/staff-dashboard', { viewer: () => accountWith(grain, own), ...some });
  const button = await screen.findByRole('button', { name: 'Manage Bread for beginners' });
  await app.user.click(button);
  const item = (name: string) => within(screen.getByRole('main')).getByRole('button', { name });
  return { ...app, button, item };
}

it('leads to the event’s page and to a form with the same event', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'View page' })).toHaveAttribute('href', '/events/bread');
  expect(screen.getByRole('link', { name: 'Duplicate' })).toHaveAttribute('href', '/create-event?from=bread');
});

it('begins with the editing', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('link', { name: 'Edit' }));
  expect(await screen.findByRole('form', { name: 'Edit event' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Bread for beginners' })).toBeVisible();
});

it('copies the link, and says so where it was pressed', async () => {
  const { user, item } = await open();
  await user.click(item('Copy link'));
  await waitFor(() => expect(item('Copied')).toHaveFocus());
  expect(screen.getByText('Event link copied')).toHaveRole('status');
  expect(await navigator.clipboard.readText()).toMatch(/\/events\/bread$/);
});

it('says why the link was not copied', async () => {
  const { user, item } = await open();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await user.click(item('Copy link'));
  expect(await screen.findByText('Error whilst copying the event URL. Please try again')).toBeVisible();
  expect(item('Copy link')).toBeVisible();
});

it('closes on Escape', async () => {
  const { user, button } = await open();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await waitFor(() => expect(button).toHaveFocus());
});

it('deletes the event after a question: the row and its places are removed, and the focus is on the heading', async () => {
  const own = [anEvent(), anEvent({ id: 'soup', title: 'Soup for all' })];
  const eventTotals = vi.fn(() => ({ eventCount: own.length, signUpCount: 0, paidPence: 0 }));
  const { user, item } = await open(
    {
      viewer: () => ({ ...accountWith(grain, own), eventTotals }),
      deleteEvent: ({ input }) => {
        own.shift();
        return { deletedEventId: input.id };
      },
    },
    own,
  );
  await user.click(item('Cancel or delete'));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete this event?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete event' }));
  expect(await screen.findByText('Event was deleted successfully')).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: 'Bread for beginners' })).not.toBeInTheDocument(),
  );
  expect(await screen.findByRole('link', { name: 'Soup for all' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Coming up 1' })).toBeVisible());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('says why the event was not deleted', async () => {
  const { user, item } = await open({ deleteEvent: connectionLost });
  await user.click(item('Cancel or delete'));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete event' }));
  expect(await screen.findByText('Failed to delete event. Please try again')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bread for beginners' })).toBeVisible();
});
