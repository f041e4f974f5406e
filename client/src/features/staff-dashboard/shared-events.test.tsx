import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountWith, anEvent, type FakeEvent, pageOf } from '../../testing/fake-api';
import { grain } from '../../testing/people';
import { renderApp } from '../../testing/render-app';

const shared = (some: FakeEvent): FakeEvent =>
  anEvent({ createdBy: { id: 'joan', name: 'Joan Whitlock' }, ...some });

function open(events: FakeEvent[]) {
  renderApp('/staff-dashboard?tab=shared', {
    viewer: () => ({ ...accountWith(grain, []), sharedEvents: (page) => pageOf(events, page) }),
  });
}

it('T6: lists the events of others with the role, without money and without an end', async () => {
  open([
    shared({ id: 'ceilidh', title: 'Ceilidh', viewerRole: 'EDITOR' }),
    shared({ id: 'choirs', title: 'Choirs', viewerRole: 'DOOR', viewerCanEdit: false }),
  ]);
  const [editors, doors] = await screen
    .findAllByRole('listitem', { name: '' })
    .then((items) => items.filter((item) => within(item).queryByText('Owner: Joan Whitlock')));
  if (!editors || !doors) throw new Error('The rows are missing.');
  expect(within(editors).getByText('Editor')).toBeVisible();
  expect(within(editors).getByRole('link', { name: 'Ceilidh' })).toHaveAttribute(
    'href',
    '/staff-events/ceilidh',
  );
  expect(within(doors).getByRole('link', { name: 'Door' })).toHaveAttribute('href', '/door/choirs');
  expect(within(editors).queryByRole('link', { name: 'Door' })).not.toBeInTheDocument();
  expect(within(doors).getByRole('link', { name: 'Choirs' })).toHaveAttribute('href', '/events/choirs');
  for (const row of [editors, doors]) {
    expect(within(row).queryByText(/paid|no charge/)).not.toBeInTheDocument();
    expect(within(row).queryByText('Cancel or delete')).not.toBeInTheDocument();
  }
  expect(within(doors).queryByText('Edit')).not.toBeInTheDocument();
});

it('has no tab for it where nothing is shared', async () => {
  open([]);
  expect(await screen.findByRole('tab', { name: /^Drafts/ })).toBeVisible();
  expect(screen.queryByRole('tab', { name: /^Shared with me/ })).not.toBeInTheDocument();
});
