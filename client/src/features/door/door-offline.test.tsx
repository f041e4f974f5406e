import { act, cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { FakeDoor } from '../../gql/fakes';
import { anEvent, type FakeApi } from '../../testing/fake-api';
import { maya } from '../../testing/people';
import { holdTheClock, pass, renderApp } from '../../testing/render-app';
import { connectionLost, failure } from '../../testing/schema-link';
import { timings } from '../../timings';
import { withNewDevice } from './device/device.fixture';
import { snapshotFile, type TicketOfFile } from './snapshot/snapshot.fixture';

const PRIYA = 'T7KQ4M2X9RWDH5ZB3NCF8PJV6W';
const TOM = '1234567890ABCDEFGHJKMNPQRW';
const INES = 'ZZZZ567890ABCDEFGHJKMNPQRW';
const tickets: TicketOfFile[] = [
  { code: PRIYA, name: 'Priya Nair' },
  { code: TOM, name: 'Tom Nairn', state: 'ARRIVED' },
  { code: INES, name: '', state: 'CANCELLED' },
];

let isOnline = true;
const readFile = vi.fn<(path: string, init: RequestInit) => Response>();

withNewDevice();
beforeEach(() => {
  localStorage.setItem('door-name', 'North door');
  isOnline = true;
  readFile.mockReset().mockImplementation((path) =>
    path.endsWith('/names')
      ? Response.json({ people: [{ id: 'priya', name: 'Priya Nair', arrivedAt: null }] })
      : new Response(snapshotFile(tickets), {
          headers: { etag: '"1"', date: 'Thu, 10 Dec 2026 18:02:10 GMT' },
        }),
  );
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return readFile(path, init);
  });
});

const mayAll = { viewerCanSearch: true, viewerCanUndo: true };
type Sent = Parameters<FakeApi['recordScans']>[0]['input'];

function openDoor(
  recordScans: (input: Sent) => ReturnType<FakeApi['recordScans']>,
  rights: FakeDoor = mayAll,
) {
  const online = <Answer,>(answer: () => Answer): Answer => (isOnline ? answer() : connectionLost());
  return renderApp('/door/bread', {
    viewer: () => online(() => maya),
    event: () =>
      online(() =>
        anEvent({
          title: 'Ceilidh',
          door: { expectedCount: 2, arrivedCount: 1, search: () => [], ...rights },
        }),
      ),
    recordScans: ({ input }) => online(() => recordScans(input)),
  });
}

async function typeCode(user: ReturnType<typeof renderApp>['user'], code: string) {
  await user.click(await screen.findByRole('button', { name: 'Type code' }));
  await user.type(screen.getByRole('textbox', { name: 'Code on the ticket' }), `${code}{Enter}`);
}

async function loseNetwork() {
  await screen.findByText('Ready without network');
  isOnline = false;
  act(() => void window.dispatchEvent(new Event('offline')));
}

const admittedAll = vi.fn((input: Sent) => ({
  scans: input.scans.map(({ id, door, admitted }) => ({
    id,
    door,
    offline: admitted ?? false,
    outcome: 'ADMITTED' as const,
    signUp: { id: 'priya', name: 'Priya Nair' },
  })),
}));
beforeEach(() => void admittedAll.mockClear());

it('D30, D34: says for how many people it is ready without network, and as of when by the clock of the server', async () => {
  openDoor(admittedAll);
  expect(await screen.findByText('Ready without network')).toBeVisible();
  expect(screen.getByText(/^2 people, as of \d\d:02$/)).toBeVisible();
});

it('D22, D24: lets in without network, and sends the scan once the network is back', async () => {
  const { user } = openDoor(admittedAll);
  await loseNetwork();
  expect(await screen.findByText('No network: scans are kept here')).toBeVisible();
  await typeCode(user, PRIYA);
  expect(await screen.findByRole('alert')).toHaveTextContent(/Welcome, Priya Nair.*Not sent yet/);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('1 scan to send')).toBeVisible();
  expect(admittedAll).not.toHaveBeenCalled();
  isOnline = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('All scans are sent')).toBeVisible();
  expect(admittedAll).toHaveBeenCalledExactlyOnceWith({
    eventId: 'bread',
    scans: [expect.objectContaining({ code: PRIYA, door: 'North door', admitted: true })],
  });
});

it.each([
  [TOM, /Already in, Tom Nairn.*Before \d\d:02/],
  [INES, 'Place given back'],
  ['7777567890ABCDEFGHJKMNPQRW', /Unknown code.*List as of \d\d:02/],
])('refuses %s by the list, and sends nothing of it', async (code, words) => {
  const { user } = openDoor(admittedAll);
  await loseNetwork();
  await typeCode(user, code);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  await user.click(screen.getByRole('button', { name: /Next|Scan again/ }));
  expect(screen.queryByText(/to send/)).not.toBeInTheDocument();
});

it('knows whom it has let in itself, with time and door', async () => {
  const { user } = openDoor(admittedAll);
  await loseNetwork();
  await typeCode(user, PRIYA);
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  // Another ticket between: the same one would be the same scan.
  await typeCode(user, TOM);
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  await typeCode(user, PRIYA);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /Already in, Priya Nair.*at North door, by this phone/,
  );
});

it('decides by the list where the server takes too long, and sends the scan again with its id', async () => {
  let answer = () => {};
  const slow = vi.fn((input: Sent): ReturnType<typeof admittedAll> => {
    if (slow.mock.calls.length > 1) return admittedAll(input);
    return new Promise<never>((_, reject) => {
      answer = () => reject(new Error());
    }) as never;
  });
  const { user } = openDoor(slow);
  await screen.findByText('Ready without network');
  holdTheClock();
  await typeCode(user, PRIYA);
  await vi.waitFor(() => expect(slow).toHaveBeenCalledOnce());
  await pass(timings.scanAnswer);
  expect(await screen.findByRole('alert')).toHaveTextContent(/Welcome, Priya Nair.*Not sent yet/);
  await pass(timings.doorRetry);
  await vi.waitFor(() => expect(slow).toHaveBeenCalledTimes(2));
  const [first, second] = slow.mock.calls.map(([input]) => input.scans[0]);
  expect(second).toMatchObject({ id: first?.id, admitted: true });
  answer();
});

it('D22: tells of a conflict with both doors and times, and of no failure', async () => {
  const { user } = openDoor(({ scans }) => ({
    scans: scans.map(({ id, door }) => ({
      id,
      door,
      offline: true,
      outcome: 'ADMITTED_TWICE',
      signUp: { id: 'priya', name: 'Priya Nair' },
      previous: { id: 'before', door: 'South door', by: 'Lea', receivedAt: '2026-12-10T18:48:00.000Z' },
    })),
  }));
  await loseNetwork();
  await typeCode(user, PRIYA);
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  isOnline = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(
    await screen.findByText(/Priya Nair came in twice: South door, \d\d:48; and North door, \d\d:\d\d/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByText(/came in twice/)).not.toBeInTheDocument();
});

it('undoes a scan that waits without telling the server', async () => {
  const { user } = openDoor(admittedAll);
  await loseNetwork();
  await typeCode(user, PRIYA);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await vi.waitFor(() => expect(screen.queryByText(/to send/)).not.toBeInTheDocument());
  await typeCode(user, PRIYA);
  expect(await screen.findByRole('alert')).toHaveTextContent('Welcome, Priya Nair');
});

it('finds names without network', async () => {
  const { user } = openDoor(admittedAll);
  await loseNetwork();
  await user.click(await screen.findByRole('button', { name: 'Search name' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'nai');
  await user.click(await screen.findByRole('button', { name: /Priya/ }));
  await user.click(screen.getByRole('button', { name: 'Check in Priya Nair' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Welcome, Priya Nair');
});

it('D25: takes a pass out of the address, sends it with each request, and says when it has ended', async () => {
  window.history.replaceState(null, '', '/door/bread#pass=trd_AbC123');
  const { user } = openDoor(() => {
    throw failure('UNAUTHENTICATED');
  });
  await screen.findByText('Ready without network');
  expect(window.location.hash).toBe('');
  for (const [, { headers }] of readFile.mock.calls)
    expect(headers).toMatchObject({ authorization: 'Bearer trd_AbC123' });
  await typeCode(user, PRIYA);
  expect(await screen.findByText(/This door pass has ended/)).toBeVisible();
  const names = await new Promise<unknown[]>((resolve) => {
    indexedDB.open('door').onsuccess = ({ target }) => {
      const all = (target as IDBOpenDBRequest).result.transaction('passes').objectStore('passes').getAll();
      all.onsuccess = () => resolve(all.result);
    };
  });
  expect(names).toEqual([]);
});

it('knows whom the server has let in just before the network was lost', async () => {
  const { user } = openDoor(admittedAll);
  await screen.findByText('Ready without network');
  await typeCode(user, PRIYA);
  expect(await screen.findByRole('alert')).toHaveTextContent('Welcome, Priya Nair');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await loseNetwork();
  await typeCode(user, TOM);
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  await typeCode(user, PRIYA);
  expect(await screen.findByRole('alert')).toHaveTextContent('Already in, Priya Nair');
});

it('offers neither search nor undo to a pass that may not, with and without network', async () => {
  const { user } = openDoor(admittedAll, { viewerCanSearch: false, viewerCanUndo: false });
  await screen.findByText('Ready without network');
  expect(screen.queryByRole('button', { name: 'Search name' })).not.toBeInTheDocument();
  await typeCode(user, PRIYA);
  expect(await screen.findByRole('alert')).toHaveTextContent('Welcome, Priya Nair');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  isOnline = false;
  act(() => void window.dispatchEvent(new Event('offline')));
  await typeCode(user, TOM);
  expect(await screen.findByRole('alert')).toHaveTextContent('Already in');
  expect(screen.queryByRole('button', { name: /Search name|Undo/ })).not.toBeInTheDocument();
  expect(readFile.mock.calls.map(([path]) => path)).not.toContainEqual(expect.stringMatching(/names$/));
});

it('keeps the rights of a pass for a start without network', async () => {
  openDoor(admittedAll, { viewerCanSearch: false, viewerCanUndo: false });
  await screen.findByText('Ready without network');
  cleanup();
  isOnline = false;
  openDoor(admittedAll);
  expect(await screen.findByText('No network: scans are kept here')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Search name' })).not.toBeInTheDocument();
});
