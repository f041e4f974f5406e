import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountWith, anEvent, type FakeEvent, pageOf } from '../../testing/fake-api';
import { grain } from '../../testing/people';
import { renderApp } from '../../testing/render-app';

function open(some: FakeEvent) {
  renderApp('/events', { events: () => pageOf([anEvent(some)]) });
  return screen.findByRole('link', { name: 'Bread for beginners' });
}

it.each([
  [8, '+ 7 more dates'],
  [2, '+ 1 more date'],
])('says of the next of %i dates how many more there are', async (eventCount, text) => {
  await open({ series: { id: 'html', eventCount } });
  expect(screen.getByText(text)).toBeVisible();
});

it('says of a date that is over how many are to come', async () => {
  await open({ hasEnded: true, series: { id: 'html', eventCount: 2 } });
  expect(screen.getByText('2 upcoming dates')).toBeVisible();
});

it.each([
  ['is the last of its dates', { series: { id: 'html', eventCount: 1 } }],
  ['is over like all its dates', { hasEnded: true, series: { id: 'html', eventCount: 0 } }],
  ['does not repeat', {}],
])('says nothing of an event that %s', async (_, some) => {
  await open(some);
  expect(screen.queryByText(/more date|to come/)).not.toBeInTheDocument();
});

it('marks on the dashboard what repeats, and lists each date', async () => {
  const series = { id: 'html', interval: 'WEEK' as const, eventCount: 8 };
  const events = ['one', 'two'].map((id) => anEvent({ id, title: id, series }));
  renderApp('/staff-dashboard', { viewer: () => accountWith(grain, events) });
  expect(await screen.findByRole('link', { name: 'two' })).toBeVisible();
  expect(screen.getAllByText('Every week · 8 events')).toHaveLength(2);
});
