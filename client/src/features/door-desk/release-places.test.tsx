import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { FakeDoor } from '../../gql/fakes';
import { anEvent, type FakeApi, type FakeEvent, pageOf, userErrorsOf } from '../../testing/fake-api';
import { grain } from '../../testing/people';
import { renderApp } from '../../testing/render-app';

const NOW = new Date('2027-03-13T20:00:00Z');

function open(door: FakeDoor, some: Partial<FakeApi> = {}, fields: FakeEvent = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const all = {
    missingCount: 12,
    placesReleasedAt: null,
    scans: (page: { first: number }) => pageOf([], page),
    conflicts: (page: { first: number }) => pageOf([], page),
    passes: [],
    ...door,
  };
  const event = anEvent({
    timeZone: 'UTC',
    startsAt: '2027-03-13T19:00:00.000Z',
    waitingCount: 2,
    door: all,
    ...fields,
  });
  return renderApp('/staff-events/bread?tab=door', { viewer: () => grain, event: () => event, ...some });
}

const card = async () => within(await screen.findByRole('region', { name: 'People who have not arrived' }));

it('D32: releases the places with their number, and undoes it', async () => {
  const placesReleasedAt = NOW.toISOString();
  const releaseMissingPlaces = vi.fn<FakeApi['releaseMissingPlaces']>(() => ({
    event: anEvent({ door: { missingCount: 12, placesReleasedAt } }),
  }));
  const { user } = open(
    {},
    {
      releaseMissingPlaces,
      undoReleaseMissingPlaces: () => ({
        event: anEvent({ door: { missingCount: 12, placesReleasedAt: null } }),
      }),
    },
  );
  const section = await card();
  await user.click(section.getByRole('button', { name: 'Release 12 places' }));
  expect(await section.findByText(/^Their places go to the next in line at 20:05/)).toBeVisible();
  expect(releaseMissingPlaces.mock.calls[0]?.[0]).toEqual({ input: { eventId: 'bread' } });
  const undo = section.getByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  await user.click(undo);
  expect(await section.findByRole('button', { name: 'Release 12 places' })).toHaveFocus();
  expect(section.getByText('No place is released. All people keep theirs.')).toBeVisible();
});

it('D32: cannot be undone after five minutes', async () => {
  open({ placesReleasedAt: '2027-03-13T19:54:00.000Z' });
  expect(await (await card()).findByText('Their places are given to the next in line now.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

it('offers no release where no people wait', async () => {
  open({}, {}, { waitingCount: 0 });
  const section = await card();
  expect(section.getByText(/^No people wait for a place/)).toBeVisible();
  expect(section.queryByRole('button')).not.toBeInTheDocument();
});

it('says why nothing was released', async () => {
  const message = 'The event has ended';
  const { user } = open({}, { releaseMissingPlaces: () => userErrorsOf({ code: 'EVENT_ENDED', message }) });
  await user.click(await (await card()).findByRole('button', { name: 'Release 12 places' }));
  expect(await screen.findByText(message)).toBeVisible();
});

it.each([{ startsAt: '2027-03-13T21:00:00.000Z' }, { hasEnded: true }, { cancelledAt: NOW.toISOString() }])(
  'D32: is there only while the event is on: %o',
  async (fields) => {
    open({}, {}, fields);
    expect(await screen.findByRole('region', { name: 'Door passes' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'People who have not arrived' })).not.toBeInTheDocument();
  },
);
