import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anEvent } from '../../testing/fake-api';
import { findLead } from '../../testing/lead';
import { renderApp } from '../../testing/render-app';

it.each([
  [['Ada'], 'Workshop · by Ada'],
  [['Ada', 'Joan'], 'Workshop · by Ada and Joan'],
  [['Ada', 'Joan', 'Wei', 'Noor', 'Rhys'], 'Workshop · by Ada, Joan, Wei and 2 more'],
])('names the hosts %o under the title', async (names, lead) => {
  const hosts = names.map((name) => ({ id: name, name }));
  renderApp('/events/bread', { event: () => anEvent({ hosts }) });
  expect(await findLead(lead)).toBeVisible();
});

it('leads to the page of each host that it names', async () => {
  const hosts = ['Ada', 'Joan', 'Wei', 'Noor'].map((name) => ({ id: name.toLowerCase(), name }));
  renderApp('/events/bread', { event: () => anEvent({ hosts, visibility: 'PUBLIC' }) });
  for (const { id, name } of hosts.slice(0, 3))
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', `/hosts/${id}`);
  expect(screen.queryByRole('link', { name: 'Noor' })).not.toBeInTheDocument();
});

it('leads to no host of an unlisted event, who may have no page', async () => {
  const hosts = [{ id: 'ada', name: 'Ada' }];
  renderApp('/events/bread', { event: () => anEvent({ hosts, visibility: 'UNLISTED' }) });
  expect(await findLead('Workshop · by Ada')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ada' })).not.toBeInTheDocument();
});
