import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anEvent, type FakeApi } from '../../testing/fake-api';
import { maya } from '../../testing/people';
import { holdTheClock, pass, renderApp } from '../../testing/render-app';
import { failure } from '../../testing/schema-link';
import { timings } from '../../timings';
import { withNewDevice } from './device/device.fixture';

const PRIYA = 'T7KQ4M2X9RWDH5ZB3NCF8PJV6W';
const TOM = '1234567890ABCDEFGHJKMNPQRW';

/** The ticket before the camera. jsdom has no camera, and no reader of codes. */
let inSight: string | null = null;
let later = 0;

/** Lets time pass, for timers and for `performance.now()`. */
async function wait(milliseconds: number): Promise<void> {
  later += milliseconds;
  await pass(milliseconds);
}

const mayAll = { viewerCanSearch: true, viewerCanUndo: true };

withNewDevice();
beforeEach(() => {
  localStorage.setItem('door-name', 'North door');
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  inSight = null;
  later = 0;
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + later);
  const stream = { getTracks: () => [], getVideoTracks: () => [] };
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: vi.fn(async () => stream) },
  });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => ['qr_code'];
      detect = async () => (inSight === null ? [] : [{ rawValue: inSight }]);
    },
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'mediaDevices');
  Reflect.deleteProperty(window, 'BarcodeDetector');
});

async function openDoor(recordScans: FakeApi['recordScans']) {
  const app = renderApp('/door/bread', {
    viewer: () => maya,
    event: () => anEvent({ title: 'Ceilidh', door: { expectedCount: 2, arrivedCount: 0, ...mayAll } }),
    recordScans,
  });
  await screen.findByText(/Hold the code/);
  holdTheClock();
  return app;
}

const admitted = (name: string) => ({
  scans: [{ id: name, outcome: 'ADMITTED' as const, signUp: { id: name, name } }],
});

async function show(code: string | null): Promise<void> {
  inSight = code;
  await wait(timings.cameraLook);
  await wait(timings.cameraLook);
}

it('a ticket that stays in sight is one scan, however long', async () => {
  const recordScans = vi.fn(() => admitted('Priya Nair'));
  await openDoor(recordScans);
  await show(PRIYA);
  expect(await screen.findByRole('alert')).toHaveTextContent('Welcome, Priya Nair');
  for (let look = 0; look < 200; look++) await wait(timings.cameraLook);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(recordScans).toHaveBeenCalledOnce();
});

it('a ticket that is back within ten seconds is already in, and is not sent again', async () => {
  const recordScans = vi.fn(() => admitted('Priya Nair'));
  await openDoor(recordScans);
  await show(PRIYA);
  await screen.findByRole('alert');
  await show(null);
  await wait(2 * timings.codeInSight);
  await show(PRIYA);
  expect(await screen.findByRole('alert')).toHaveTextContent(/Already in, Priya Nair.*just now/);
  expect(recordScans).toHaveBeenCalledOnce();
});

it('the next ticket replaces a result that waits for a tap', async () => {
  const recordScans = vi
    .fn()
    .mockReturnValueOnce({ scans: [{ id: 'one', outcome: 'UNKNOWN_CODE', signUp: null }] })
    .mockReturnValueOnce(admitted('Tom Nairn'));
  await openDoor(recordScans);
  await show(PRIYA);
  expect(await screen.findByRole('alert')).toHaveTextContent('Unknown code');
  await show(TOM);
  await vi.waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Welcome, Tom Nairn'));
  expect(navigator.mediaDevices.getUserMedia).toHaveBeenCalledOnce();
});

it('a ticket in sight that the server did not decide is tried again by a tap alone', async () => {
  const recordScans = vi
    .fn()
    .mockImplementationOnce(() => {
      throw failure('FORBIDDEN');
    })
    .mockReturnValueOnce(admitted('Priya Nair'));
  const { user } = await openDoor(recordScans);
  await show(PRIYA);
  expect(await screen.findByRole('alert')).toHaveTextContent('Not checked');
  for (let look = 0; look < 200; look++) await wait(timings.cameraLook);
  expect(recordScans).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Scan again' }));
  await wait(2 * timings.cameraLook);
  await vi.waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Welcome, Priya Nair'));
});

it('an undone ticket is not let in again while it stays in sight', async () => {
  const recordScans = vi.fn(() => admitted('Priya Nair'));
  const { user } = renderApp('/door/bread', {
    viewer: () => maya,
    event: () => anEvent({ title: 'Ceilidh', door: { expectedCount: 2, arrivedCount: 0, ...mayAll } }),
    recordScans,
    undoScan: () => ({ scans: [{ id: 'Priya Nair', undoneAt: new Date().toISOString() }] }),
  });
  await screen.findByText(/Hold the code/);
  holdTheClock();
  await show(PRIYA);
  await screen.findByRole('alert');
  await user.click(screen.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement);
  await vi.waitFor(() => expect(screen.queryByText('Priya Nair')).not.toBeInTheDocument());
  await show(PRIYA);
  expect(recordScans).toHaveBeenCalledOnce();
  await show(null);
  await wait(2 * timings.codeInSight);
  await show(PRIYA);
  await vi.waitFor(() => expect(recordScans).toHaveBeenCalledTimes(2));
});
