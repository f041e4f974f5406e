import { act, fireEvent, screen, within } from '@testing-library/react';
import type { Client } from 'graphql-sse';
import { expect, it, vi } from 'vitest';
import type { FakeDoor, FakeScan } from '../../gql/fakes';
import { anEvent, type FakeApi, pageOf, userErrorsOf } from '../../testing/fake-api';
import { installFakeStreams } from '../../testing/fake-streams';
import { grain } from '../../testing/people';
import { renderApp } from '../../testing/render-app';

const at = (time: string) => `2027-03-13T${time}:00.000Z`;
const aScan = (id: string, some: FakeScan = {}): FakeScan => ({
  id,
  outcome: 'ADMITTED',
  signUp: { id, name: `Guest ${id}` },
  door: 'North',
  by: 'Ada',
  scannedAt: at('19:12'),
  ...some,
});

function open(door: FakeDoor = {}, some: Partial<FakeApi> = {}) {
  return renderApp('/staff-events/bread?tab=door', {
    viewer: () => grain,
    event: () =>
      anEvent({
        timeZone: 'UTC',
        door: {
          expectedCount: 480,
          arrivedCount: 214,
          arrivedByDoor: [
            { door: 'North', arrivedCount: 121 },
            { door: 'Yard', arrivedCount: 93 },
          ],
          scans: (page) => pageOf([aScan('one')], page),
          conflicts: (page) => pageOf([], page),
          passes: [],
          ...door,
        },
      }),
    ...some,
  });
}

const desk = async () => within(await screen.findByRole('region', { name: 'Door' }));
const rows = () => within(screen.getByRole('region', { name: 'Scans' })).getAllByRole('listitem');

it('shows how many have arrived, in all and at each door', async () => {
  open();
  const figures = within(await (await desk()).findByRole('region', { name: 'Arrived' }));
  expect(figures.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
    '214 of 480',
    '',
    '121',
    '93',
  ]);
  expect(screen.getByRole('link', { name: 'Open the door page' })).toHaveAttribute('href', '/door/bread');
});

it('D22: names what came together, with both doors and times', async () => {
  const conflicts = [
    aScan('tom', {
      outcome: 'ADMITTED_TWICE',
      offline: true,
      door: 'Yard',
      scannedAt: at('18:44'),
      previous: { id: 'before', door: 'North', scannedAt: at('18:41') },
    }),
    aScan('ines', { outcome: 'CANCELLED_PLACE', offline: true, door: 'Yard', scannedAt: at('18:49') }),
    aScan('none', { outcome: 'UNKNOWN_CODE', offline: true, signUp: null, scannedAt: at('18:50') }),
  ];
  open({ conflicts: (page) => pageOf(conflicts, page) });
  const list = within(await screen.findByRole('region', { name: '3 people to look at' }));
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Guest tomOne ticket, twice: North 18:41, then Yard 18:44.',
    'Guest inesThe place was given back before. Let in at Yard 18:49.',
    'No nameThe code is unknown. Let in at North 18:50.',
  ]);
});

it('D31: lists the scans, and undoes one', async () => {
  const undoScan = vi.fn<FakeApi['undoScan']>(({ input: { scanId } }) => ({
    scans: [{ id: scanId, undoneAt: at('19:15') }],
  }));
  const scans = [
    aScan('one'),
    aScan('two', { outcome: 'ALREADY_IN' }),
    aScan('gone', { undoneAt: at('19:13') }),
  ];
  const { user } = open({ scans: (page) => pageOf(scans, page) }, { undoScan });
  await desk();
  expect(rows().map((row) => row.textContent)).toEqual([
    '19:12Guest oneNorth · by AdaWelcomeUndo',
    '19:12Guest twoNorth · by AdaAlready in',
    '19:12Guest goneNorth · by AdaWelcomeUndone 19:13',
  ]);
  await user.click(screen.getByRole('button', { name: 'Undo the scan of Guest one' }));
  expect(await screen.findByText('Guest one is not checked in any more.')).toBeVisible();
  expect(undoScan.mock.calls[0]?.[0]).toEqual({ input: { scanId: 'one' } });
});

it('says why a scan was not undone', async () => {
  const { user } = open(
    {},
    { undoScan: () => userErrorsOf({ code: 'SCAN_NOT_FOUND', message: 'Not there' }) },
  );
  await user.click(await screen.findByRole('button', { name: 'Undo the scan of Guest one' }));
  expect(await screen.findByText('Not there')).toBeVisible();
});

it('shows more scans, and keeps them when a new one comes on top', async () => {
  const stream = fakeStream();
  const scans = Array.from({ length: 25 }, (_, index) => aScan(String(25 - index)));
  const { user } = open({ scans: (page) => pageOf(scans, page) });
  await desk();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('25 of 25 shown')).toBeVisible();
  await user.unhover(screen.getByRole('button', { name: 'Undo the scan of Guest 25' }));
  act(() => (document.activeElement as HTMLElement).blur());
  stream.tell({ arrivedCount: 215, scans: pageOf([aScan('26'), ...scans]), conflicts: pageOf([]) });
  expect(await screen.findByText('26 of 26 shown')).toBeVisible();
  expect(rows()[0]).toHaveTextContent('Guest 26');
  expect(screen.getByText('215')).toBeVisible();
});

it('moves no row while the pointer is in the list', async () => {
  const stream = fakeStream();
  const { user } = open();
  await desk();
  fireEvent.pointerEnter(rows()[0]?.parentElement as HTMLElement);
  stream.tell({ scans: pageOf([aScan('three'), aScan('two'), aScan('one')]), conflicts: pageOf([]) });
  const more = await screen.findByRole('button', { name: '2 new scans' });
  expect(rows()).toHaveLength(1);
  await user.click(more);
  expect(rows().map((row) => row.textContent?.slice(5, 16).trim())[0]).toBe('Guest three');
});

it('says whether it is live', async () => {
  const stream = fakeStream();
  open();
  await desk();
  expect(screen.getByText('Connecting...')).toBeVisible();
  act(() => stream.on?.connected?.(false));
  expect(await screen.findByText('Live')).toBeVisible();
  act(() => stream.on?.connecting?.(true));
  expect(await screen.findByText('Connecting...')).toBeVisible();
});

it('says what to do while there are no scans', async () => {
  open({ scans: (page) => pageOf([], page) });
  expect(await screen.findByText(/^There are no scans yet/)).toBeVisible();
});

/** The one stream of the desk. */
function fakeStream() {
  const stream = {
    on: undefined as Parameters<Client['subscribe']>[2],
    sink: undefined as Parameters<Client['subscribe']>[1] | undefined,
    tell(door: object) {
      const all = {
        __typename: 'Door',
        expectedCount: 480,
        arrivedCount: 214,
        arrivedByDoor: [],
        ...JSON.parse(JSON.stringify(door), typed),
      };
      act(() => stream.sink?.next({ data: { doorChanged: all } } as never));
    },
  };
  installFakeStreams(() => {
    const subscribe: Client['subscribe'] = (_payload, sink, on) => {
      stream.sink = sink as never;
      stream.on = on;
      return () => {};
    };
    return { subscribe, dispose() {} } as Partial<Client> as Client;
  });
  return stream;
}

/** As the API sends it: each object has its type, and each scan all of its fields. */
function typed(key: string, value: unknown) {
  if (key === 'nodes') {
    const rest = { otherEventTitle: null, offline: false, undoneAt: null, previous: null };
    return (value as FakeScan[]).map((scan) => ({
      __typename: 'Scan',
      ...rest,
      ...scan,
      signUp: scan.signUp && { __typename: 'SignUp', ...scan.signUp },
    }));
  }
  if (key === 'scans' || key === 'conflicts') return { __typename: 'ScanConnection', ...(value as object) };
  return key === 'pageInfo' ? { __typename: 'PageInfo', ...(value as object) } : value;
}
