import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountWith, anEvent, anEventWith, aSignUp } from '../../testing/fake-api';
import { grain, maya } from '../../testing/people';
import { renderApp } from '../../testing/render-app';

const NOTE = 'Call https://meet.example/4711.\nThe code of the door is 4711.';

it('E6: a person with a place reads the note, with a link where it has an address', async () => {
  const event = () => anEventWith([], { viewerSignUp: aSignUp(), attendeeNote: NOTE });
  renderApp('/events/bread', { event, viewer: () => maya });
  const note = await screen.findByRole('region', { name: 'Note for attendees' });
  expect(note).toHaveTextContent('Call https://meet.example/4711. The code of the door is 4711.');
  expect(screen.getByRole('link', { name: 'https://meet.example/4711' })).toHaveAttribute(
    'rel',
    'noreferrer',
  );
});

it('E6: the page has no room for a note that there is not', async () => {
  renderApp('/events/bread', { event: () => anEvent(), viewer: () => maya });
  await screen.findByRole('heading', { level: 1, name: 'Bread for beginners' });
  await waitFor(() => expect(screen.getByRole('region', { name: 'Sign up' })).toBeVisible());
  expect(screen.queryByText('Note for attendees')).not.toBeInTheDocument();
});

it.each([
  ['/staff-dashboard', 'UNLISTED', 1],
  ['/staff-dashboard', 'PUBLIC', 0],
  ['/staff-events/bread', 'UNLISTED', 1],
  ['/staff-events/bread', 'PUBLIC', 0],
] as const)('E3: %s marks an event that is %s for its creator', async (path, visibility, marks) => {
  const event = anEvent({ visibility });
  renderApp(path, { event: () => event, viewer: () => accountWith(grain, [event]) });
  await screen.findByRole('heading', { name: 'Bread for beginners' });
  expect(screen.queryAllByText('Unlisted')).toHaveLength(marks);
});
