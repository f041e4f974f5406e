import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { accountWith, anEvent, anEventWith } from '../../../testing/fake-api';
import { grain } from '../../../testing/people';
import { renderApp } from '../../../testing/render-app';

it.each([
  [true, 1],
  [false, 0],
])(
  'E3: marks an unlisted event on its page for its creator alone (creator: %s)',
  async (viewerCanEdit, count) => {
    const event = vi.fn(() => anEventWith([], { visibility: 'UNLISTED', viewerCanEdit }));
    renderApp('/events/bread', { event, viewer: () => accountWith(grain, []) });
    // The page, and what the viewer has there.
    await waitFor(() => expect(event).toHaveBeenCalledTimes(2));
    await screen.findByRole('heading', { level: 1, name: 'Bread for beginners' });
    await waitFor(() => expect(screen.queryAllByText('Unlisted')).toHaveLength(count));
  },
);

it.each([
  ['UNLISTED', 1],
  ['PUBLIC', 0],
] as const)(
  'E3: tells search engines to leave out the page of an event that is %s',
  async (visibility, count) => {
    renderApp('/events/bread', { event: () => anEvent({ visibility }) });
    await screen.findByRole('heading', { level: 1, name: 'Bread for beginners' });
    await waitFor(() =>
      expect(document.head.querySelectorAll('meta[name=robots][content=noindex]')).toHaveLength(count),
    );
  },
);
