import { act, fireEvent, screen, within } from '@testing-library/react';
import type { Client } from 'graphql-sse';
import { beforeEach, expect, it, vi } from 'vitest';
import type { FakeDoorPass, FakeScan } from '../../gql/fakes';
import { anEvent, pageOf } from '../../testing/fake-api';
import { installFakeStreams } from '../../testing/fake-streams';
import { grain } from '../../testing/people';
import { renderApp } from '../../testing/render-app';

type Subscribe = Parameters<Client['subscribe']>;
let sink: Subscribe[1] | undefined;
let on: Subscribe[2];

beforeEach(() => {
  sink = undefined;
  installFakeStreams(() => {
    const subscribe: Client['subscribe'] = (_payload, itsSink, itsListeners) => {
      sink = itsSink as never;
      on = itsListeners;
      return () => {};
    };
    return { subscribe, dispose() {} } as Partial<Client> as Client;
  });
});

const aScan = (id: string): FakeScan => ({ id, outcome: 'ADMITTED', signUp: { id, name: `Guest ${id}` } });
const tell = () =>
  act(() => sink?.next({ data: { doorChanged: { __typename: 'Door', arrivedCount: 0 } } } as never));

/** A door whose scans a test changes. */
async function open(scans: FakeScan[], passes: FakeDoorPass[] = []) {
  const app = renderApp('/staff-events/bread?tab=door', {
    viewer: () => grain,
    event: () =>
      anEvent({
        door: {
          arrivedCount: scans.length,
          scans: (page) => pageOf(scans, page),
          conflicts: (page) => pageOf([], page),
          passes: () => passes,
        },
      }),
  });
  const list = within(await screen.findByRole('region', { name: 'Scans' }));
  await vi.waitFor(() => expect(sink).toBeDefined());
  return { ...app, list, rows: () => list.getAllByRole('listitem') };
}

it('keeps the scans that were shown when a new one comes on top', async () => {
  const scans = Array.from({ length: 25 }, (_, index) => aScan(String(25 - index)));
  const { list, rows } = await open(scans);
  fireEvent.click(list.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('25 of 25 shown')).toBeVisible();
  act(() => (document.activeElement as HTMLElement).blur());
  scans.unshift(aScan('26'));
  tell();
  expect(await screen.findByText('26 of 26 shown')).toBeVisible();
  expect(rows()[0]).toHaveTextContent('Guest 26');
  expect(rows()).toHaveLength(26);
});

it('moves no row while the pointer is in the list', async () => {
  const scans = [aScan('one')];
  const { user, list, rows } = await open(scans);
  fireEvent.pointerEnter(list.getByRole('list'));
  scans.unshift(aScan('three'), aScan('two'));
  tell();
  const more = await screen.findByRole('button', { name: '2 new scans' });
  expect(rows()).toHaveLength(1);
  await user.click(more);
  expect(rows().map((row) => row.textContent)).toEqual([
    expect.stringContaining('Guest three'),
    expect.stringContaining('Guest two'),
    expect.stringContaining('Guest one'),
  ]);
  expect(list.getByRole('list')).toHaveFocus();
});

it('says whether it is live, and reads what it has missed', async () => {
  const scans = [aScan('one')];
  await open(scans);
  expect(screen.getByText('Connecting...')).toBeVisible();
  scans.unshift(aScan('two'));
  act(() => on?.connected?.(false));
  expect(await screen.findByText('Live')).toBeVisible();
  expect(await screen.findByText('Guest two')).toBeVisible();
  act(() => on?.connecting?.(true));
  expect(await screen.findByText('Connecting...')).toBeVisible();
});

it('says of a pass that has just let somebody in when that was', async () => {
  const lea: FakeDoorPass = { id: 'lea', name: 'Lea', lastUsedAt: null };
  const passes = [lea];
  const scans = [aScan('one')];
  await open(scans, passes);
  expect(await screen.findByText('Not used yet')).toBeVisible();
  scans.unshift(aScan('two'));
  passes[0] = { ...lea, lastUsedAt: '2027-03-13T19:12:00.000Z' };
  tell();
  expect(await screen.findByText(/^Last used/)).toBeVisible();
});
