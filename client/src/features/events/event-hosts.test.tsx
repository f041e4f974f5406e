import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anEvent } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';

it.each([
  [['Ada'], 'Workshop · by Ada'],
  [['Ada', 'Joan'], 'Workshop · by Ada and Joan'],
  [['Ada', 'Joan', 'Wei', 'Noor', 'Rhys'], 'Workshop · by Ada, Joan, Wei and 2 more'],
])('names the hosts %o under the title', async (names, lead) => {
  const hosts = names.map((name) => ({ id: name, name }));
  renderApp('/events/bread', { event: () => anEvent({ hosts }) });
  expect(await screen.findByText(lead)).toBeVisible();
});
