import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { anEvent, type FakeApi, pageOf } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { connectionLost } from '../../testing/schema-link';

const host = () => ({ id: 'ada', name: 'Ada Ogunleye' });
const events: FakeApi['events'] = ({ filter }) =>
  pageOf(filter?.hasEnded ? [anEvent({ id: 'past', title: 'Old bread', hasEnded: true })] : [anEvent()]);

it('lists the events of a host, coming ones first', async () => {
  const asked = vi.fn<FakeApi['events']>(events);
  renderApp('/hosts/ada', { host, events: asked });
  expect(await screen.findByRole('heading', { level: 1, name: 'Ada Ogunleye' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Events by Ada Ogunleye · Turnout'));
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Bread for beginners', 'Old bread']);
  expect(screen.getByRole('heading', { name: 'Past events' })).toBeVisible();
  for (const [{ filter }] of asked.mock.calls) expect(filter?.hostId).toBe('ada');
});

it('says that there is no such host', async () => {
  renderApp('/hosts/none', { host: () => null, events: () => pageOf([]) });
  expect(await screen.findByText(/^There is no host with this address/)).toBeVisible();
});

it('says that it failed, and tries again', async () => {
  const failing = vi.fn<FakeApi['host']>(host).mockImplementationOnce(connectionLost);
  const { user } = renderApp('/hosts/ada', { host: failing, events });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ada Ogunleye' })).toBeVisible();
});
