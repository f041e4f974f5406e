import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anEvent, pageOf } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';

const many = Array.from({ length: 23 }, (_, index) => anEvent({ id: `e${index}`, title: `Event ${index}` }));

async function openLastOfList() {
  const app = renderApp('/events', {
    events: (page) => pageOf(many, page),
    event: ({ id }) => many.find((event) => event.id === id) ?? null,
  });
  await app.user.click(await screen.findByRole('link', { name: 'Show more events' }));
  await app.user.click(await screen.findByRole('link', { name: 'Event 22' }));
  const focused = await screen.findByRole('heading', { level: 1, name: 'Event 22' });
  await waitFor(() => expect(focused).toHaveFocus());
  return app;
}

it('goes back to all that was shown, with the focus on the card', async () => {
  const { router } = await openLastOfList();
  await act(() => router.navigate(-1));
  const focused = await screen.findByRole('link', { name: 'Event 22' });
  await waitFor(() => expect(focused).toHaveFocus());
  expect(screen.getAllByRole('article')).toHaveLength(23);
});

it('begins the list anew for a person who opens it by a link', async () => {
  const { user } = await openLastOfList();
  await user.click(screen.getByRole('link', { name: 'All events' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'What’s on' });
  await waitFor(() => expect(heading).toHaveFocus());
});
