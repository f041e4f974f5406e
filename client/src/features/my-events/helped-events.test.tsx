import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountWith, anEvent, pageOf } from '../../testing/fake-api';
import { maya } from '../../testing/people';
import { renderApp } from '../../testing/render-app';

it('leads a door helper to the door of each event', async () => {
  const events = [
    anEvent({ id: 'swing', title: 'Swing night', date: '2097-12-10', viewerRole: 'DOOR' }),
    anEvent({ id: 'bread', viewerRole: 'EDITOR' }),
  ];
  renderApp('/signedUpEvents', {
    viewer: () => ({ ...accountWith(maya, []), sharedEvents: (page) => pageOf(events, page) }),
  });
  const helped = within(await screen.findByRole('region', { name: 'Events you help at' }));
  expect(helped.getAllByRole('listitem')).toHaveLength(1);
  expect(helped.getByText('Swing night')).toBeVisible();
  expect(helped.getByRole('link', { name: 'Door' })).toHaveAttribute('href', '/door/swing');
});
