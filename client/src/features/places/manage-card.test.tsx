import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anEventWith, aSignUp } from '../../testing/fake-api';
import { grain, maya } from '../../testing/people';
import { renderApp } from '../../testing/render-app';

const open = (event: object, viewer = grain) =>
  renderApp('/events/bread', { viewer: () => viewer, event: () => anEventWith([], event) });

it('leads the creator of an event to its staff page, instead of a form', async () => {
  open({ viewerCanEdit: true });
  const card = within(await screen.findByRole('region', { name: 'Your event' }));
  expect(card.getByRole('link', { name: 'Manage' })).toHaveAttribute('href', '/staff-events/bread');
  expect(screen.queryByLabelText('E-mail')).not.toBeInTheDocument();
});

it('leaves the creator the place that they have', async () => {
  open({ viewerCanEdit: true, viewerSignUp: aSignUp() });
  expect(await screen.findByRole('heading', { name: 'Your place' })).toBeVisible();
});

it.each([
  ['other staff', grain],
  ['users', maya],
])('leaves %s their form', async (_who, viewer) => {
  open({ viewerCanEdit: false }, viewer);
  expect(await screen.findByLabelText('E-mail')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Manage' })).not.toBeInTheDocument();
});

it('leads there from the bar of a phone too, which offers no place', async () => {
  open({ viewerCanEdit: true });
  await screen.findByRole('region', { name: 'Your event' });
  const hrefs = screen.getAllByRole('link', { name: 'Manage' }).map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/staff-events/bread', '/staff-events/bread']);
  expect(screen.queryByRole('link', { name: 'Sign up' })).not.toBeInTheDocument();
});
