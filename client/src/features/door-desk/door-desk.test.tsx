import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { FakeDoor, FakeScan } from '../../gql/fakes';
import { anEvent, type FakeApi, pageOf, userErrorsOf } from '../../testing/fake-api';
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
          alreadyInCount: 3,
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
    '3',
  ]);
  expect(figures.getByText('Tried again')).toBeVisible();
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
  expect(rows()[0]).toHaveFocus();
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

it('says what to do while there are no scans', async () => {
  open({ scans: (page) => pageOf([], page) });
  expect(await screen.findByText(/^There are no scans yet/)).toBeVisible();
});
