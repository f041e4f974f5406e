import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { FakeDoor, FakeScan } from '../../gql/fakes';
import { anEvent, type FakeApi } from '../../testing/fake-api';
import { maya } from '../../testing/people';
import { holdTheClock, pass, renderApp } from '../../testing/render-app';
import { connectionLost, failure } from '../../testing/schema-link';
import { timings } from '../../timings';
import { withNewDevice } from './device/device.fixture';

const CODE = 'T7KQ4M2X9RWDH5ZB3NCF8PJV6W';
const priya = { id: 'priya', name: 'Priya Nair' };
const admitted: FakeScan = { id: 'one', outcome: 'ADMITTED', signUp: priya };

const mayAll = { viewerCanSearch: true, viewerCanUndo: true };

withNewDevice();
beforeEach(() => {
  localStorage.setItem('door-name', 'North door');
  // The list of tickets does not come: this page asks the server each time.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});

function openDoor(recordScans: FakeApi['recordScans'], door: FakeDoor = {}) {
  return renderApp('/door/bread', {
    viewer: () => maya,
    event: () =>
      anEvent({
        title: 'Ceilidh',
        door: { expectedCount: 480, arrivedCount: 213, ...mayAll, search: () => [], ...door },
      }),
    recordScans,
  });
}

async function typeCode(user: ReturnType<typeof renderApp>['user'], code: string) {
  await user.click(await screen.findByRole('button', { name: 'Type code' }));
  await user.type(screen.getByRole('textbox', { name: 'Code on the ticket' }), `${code}{Enter}`);
}

it('admits a person by the code of their ticket, and goes on by itself', async () => {
  const recordScans = vi.fn(() => ({ scans: [admitted] }));
  const { user } = openDoor(recordScans);
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('heading', { name: 'North door' })).toBeVisible();
  holdTheClock();
  await typeCode(user, CODE.toLowerCase());
  expect(await screen.findByRole('alert')).toHaveTextContent('Welcome, Priya Nair');
  expect(recordScans).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      input: {
        eventId: 'bread',
        scans: [expect.objectContaining({ code: CODE.toLowerCase(), door: 'North door', admitted: false })],
      },
    }),
    undefined,
    expect.anything(),
  );
  await pass(timings.welcomeShown);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('Priya Nair')).toBeVisible();
});

it.each([
  [{ outcome: 'UNKNOWN_CODE', signUp: null }, 'Unknown code, Not a ticket of this event'],
  [{ outcome: 'CANCELLED_PLACE', signUp: priya }, 'Place given back, Priya Nair'],
  [{ outcome: 'OTHER_EVENT', signUp: null, otherEventTitle: 'Swing night' }, 'Other event, Swing night'],
  [
    {
      outcome: 'ALREADY_IN',
      signUp: priya,
      previous: { id: 'before', door: 'South door', by: 'Lea', receivedAt: new Date().toISOString() },
    },
    /Already in, Priya Nair.*at South door, by Lea.*just now/,
  ],
] as const)('tells %o by words, until a tap', async (scan, words) => {
  const { user } = openDoor(() => ({ scans: [{ id: 'one', ...scan }] }));
  await screen.findByRole('heading', { name: 'North door' });
  holdTheClock();
  await typeCode(user, CODE);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  await pass(10 * timings.welcomeShown);
  expect(screen.getByRole('alert')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^(Next|Scan again)$/ }));
  expect(screen.getByRole('heading', { name: 'North door' })).toBeVisible();
});

it('D34: says that it has not checked where there is no network', async () => {
  const { user } = openDoor(connectionLost);
  await typeCode(user, CODE);
  expect(await screen.findByRole('alert')).toHaveTextContent('Not checked');
  expect(screen.getByRole('alert')).toHaveTextContent('There is no network');
});

it('says what to do where the server refuses, such as after a role has ended', async () => {
  const { user } = openDoor(() => {
    throw failure('FORBIDDEN');
  });
  await typeCode(user, CODE);
  expect(await screen.findByRole('alert')).toHaveTextContent(/Not checked.*ask the owner of the event/);
});

it('sends a text that is no code to nobody', async () => {
  const recordScans = vi.fn();
  const { user } = openDoor(recordScans);
  await typeCode(user, 'HELLO');
  expect(await screen.findByText('A code has 26 letters and digits')).toBeVisible();
  expect(recordScans).not.toHaveBeenCalled();
});

it('takes the keys of a hand scanner', async () => {
  const { user } = openDoor(() => ({ scans: [admitted] }));
  await screen.findByRole('heading', { name: 'North door' });
  await user.keyboard(`${CODE}{Enter}`);
  expect(await screen.findByRole('alert')).toHaveTextContent('Welcome, Priya Nair');
});

it('D31: takes the last scan back', async () => {
  const undoScan = vi.fn(() => ({ scans: [{ id: 'one', undoneAt: new Date().toISOString() }] }));
  const { user } = renderApp('/door/bread', {
    viewer: () => maya,
    event: () => anEvent({ door: { expectedCount: 2, arrivedCount: 0, ...mayAll } }),
    recordScans: () => ({ scans: [admitted] }),
    undoScan,
  });
  await typeCode(user, CODE);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await vi.waitFor(() => expect(screen.queryByText('Priya Nair')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'North door' })).toBeVisible();
  expect(undoScan).toHaveBeenCalledOnce();
});

it('checks a person in by name with a second tap', async () => {
  const recordScans = vi.fn(() => ({ scans: [admitted] }));
  const search = vi.fn(() => [
    { ...priya, arrivedAt: null },
    { id: 'tom', name: 'Tom Nairn', arrivedAt: '2026-12-10T18:51:00.000Z' },
  ]);
  const { user } = openDoor(recordScans, { search });
  await user.click(await screen.findByRole('button', { name: 'Search name' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'na');
  const names = within(screen.getByRole('list'));
  expect(await names.findAllByRole('listitem')).toHaveLength(2);
  await user.click(names.getByRole('button', { name: /Priya/ }));
  expect(recordScans).not.toHaveBeenCalled();
  await user.click(names.getByRole('button', { name: 'Check in Priya Nair' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Welcome, Priya Nair');
});

it('after Undo of a name, says so and gives the focus back', async () => {
  const { user } = openDoor(() => ({ scans: [admitted] }), { search: () => [{ ...priya, arrivedAt: null }] });
  await user.click(await screen.findByRole('button', { name: 'Search name' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'pri');
  await user.click(await screen.findByRole('button', { name: /Priya/ }));
  await user.click(screen.getByRole('button', { name: 'Check in Priya Nair' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Priya Nair is not checked in any more.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check in Priya Nair' })).toHaveFocus();
});

it('is named once, and asks for no camera before', async () => {
  localStorage.clear();
  const { user } = openDoor(() => ({ scans: [admitted] }));
  const name = await screen.findByRole('textbox', { name: 'Which door is this?' });
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Open the door' }));
  expect(screen.getByText('Enter a name, such as North door')).toBeVisible();
  await user.type(name, 'South door{Enter}');
  expect(await screen.findByRole('heading', { name: 'South door' })).toBeVisible();
  expect(localStorage.getItem('door-name')).toBe('South door');
});

it('D31: offers no undo to a pass that may not', async () => {
  const { user } = openDoor(() => ({ scans: [admitted] }), { viewerCanUndo: false });
  await typeCode(user, CODE);
  expect(await screen.findByRole('alert')).toHaveTextContent('Welcome, Priya Nair');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

it('is for the team alone', async () => {
  renderApp('/door/bread', { viewer: () => maya, event: () => anEvent({ title: 'Ceilidh', door: null }) });
  expect(await screen.findByText(/The door is for the team of this event/)).toBeVisible();
});
