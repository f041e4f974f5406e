import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { FakeEventMember } from '../../gql/fakes';
import { accountWith, anEvent, type FakeApi, pageOf } from '../../testing/fake-api';
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

it('asks a door helper under Team whether the page may show the name', async () => {
  const user = userEvent.setup();
  const team: FakeEventMember[] = [
    { account: { id: maya.id, name: maya.name }, email: null, role: 'DOOR', offeredAsHost: true },
  ];
  const swing = anEvent({ id: 'swing', title: 'Swing night', date: '2097-12-10', viewerRole: 'DOOR', team });
  const changeEventRole = vi.fn<FakeApi['changeEventRole']>(() => ({
    event: { ...swing, team: team.map((one) => ({ ...one, shownAsHost: true, offeredAsHost: false })) },
  }));
  renderApp('/signedUpEvents', {
    viewer: () => ({ ...accountWith(maya, []), sharedEvents: (page) => pageOf([swing], page) }),
    event: () => swing,
    changeEventRole,
  });
  await user.click(await screen.findByText('Team'));
  await user.click(await screen.findByRole('button', { name: 'Show my name' }));
  expect(await screen.findByRole('button', { name: 'Take my name away' })).toBeVisible();
  const input = { eventId: 'swing', accountId: maya.id, shownAsHost: true };
  expect(changeEventRole.mock.calls[0]?.[0]).toEqual({ input });
});
