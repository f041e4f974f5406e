import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { FakeDoorPass } from '../../gql/fakes';
import { anEvent, type FakeApi, userErrorsOf } from '../../testing/fake-api';
import { grain } from '../../testing/people';
import { renderApp } from '../../testing/render-app';

const URL = 'https://turnout.example/door/bread#pass=trd_4kQ8vZr1';
const lea: FakeDoorPass = {
  id: 'lea',
  name: 'Lea, south',
  maySearch: true,
  mayUndo: false,
  createdAt: '2027-03-10T09:00:00.000Z',
  expiresAt: '2027-03-14T05:30:00.000Z',
  lastUsedAt: '2027-03-13T19:11:00.000Z',
};

async function open(passes: FakeDoorPass[], some: Partial<FakeApi> = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-13T20:00:00Z') });
  const event = () => anEvent({ timeZone: 'UTC', door: { passes: () => [...passes] } });
  const app = renderApp('/staff-events/bread?tab=door', { viewer: () => grain, event, ...some });
  const section = within(await screen.findByRole('region', { name: 'Door passes' }));
  return { ...app, section };
}

async function fillIn(user: Awaited<ReturnType<typeof open>>['user'], name: string) {
  await user.click(screen.getByRole('button', { name: 'Add a door pass' }));
  const form = within(screen.getByRole('form', { name: 'Add a door pass' }));
  if (name) await user.type(form.getByLabelText(/^Name/), name);
  return form;
}

it('lists the passes with their rights, and when they end and were used', async () => {
  const { section } = await open([
    lea,
    { ...lea, id: 'sam', name: 'Sam', maySearch: false, lastUsedAt: null },
  ]);
  const [first, second] = await section.findAllByRole('listitem');
  expect(first).toHaveTextContent('Lea, southScan, searchMade Wed 10 Mar, 09:00');
  expect(first).toHaveTextContent('Last used Sat 13 Mar, 19:11');
  expect(second).toHaveTextContent('Not used yet');
  expect(section.getByText(/^Passes end 12 hours after the event: Sun 14 Mar, 05:30/)).toBeVisible();
});

it('D25: shows a new pass once, as a code and as a link', async () => {
  const passes: FakeDoorPass[] = [];
  const createDoorPass = vi.fn<FakeApi['createDoorPass']>(({ input: { name } }) => {
    passes.push({ ...lea, name });
    return { doorPass: { id: 'lea', name }, url: URL };
  });
  const { user, client, section } = await open(passes, { createDoorPass });
  const form = await fillIn(user, 'Lea, south');
  await user.click(form.getByLabelText(/^Search by name/));
  await user.click(form.getByRole('button', { name: 'Add pass' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pass for “Lea, south”' }));
  const input = { eventId: 'bread', name: 'Lea, south', maySearch: true, mayUndo: false };
  expect(createDoorPass.mock.calls[0]?.[0]).toEqual({ input });
  expect(dialog.getByRole('img', { name: 'QR code of the pass Lea, south' })).toBeVisible();
  expect(dialog.getByLabelText('Link of the pass')).toHaveValue(URL);
  await user.click(dialog.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(URL);
  expect(JSON.stringify(client.cache.extract())).not.toContain('trd_');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByLabelText('Link of the pass')).not.toBeInTheDocument();
  expect(await section.findByText('Lea, south')).toBeVisible();
});

it('prints a new pass', async () => {
  const print = vi.fn();
  vi.spyOn(window, 'print').mockImplementation(print);
  const { user } = await open([], { createDoorPass: () => ({ doorPass: lea, url: URL }) });
  const form = await fillIn(user, 'Lea, south');
  await user.click(form.getByRole('button', { name: 'Add pass' }));
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  expect(document.querySelector('[data-printed-ticket] svg')).toHaveAccessibleName(
    'QR code of the pass Lea, south',
  );
});

it('asks for a name, and says why there is no pass', async () => {
  const message = 'There are 50 passes already. End one that is not needed any more';
  const createDoorPass = vi.fn<FakeApi['createDoorPass']>(() => userErrorsOf({ code: 'TOO_MANY', message }));
  const { user } = await open([], { createDoorPass });
  const form = await fillIn(user, '');
  await user.click(form.getByRole('button', { name: 'Add pass' }));
  expect(form.getByText('name is required')).toBeVisible();
  expect(createDoorPass).not.toHaveBeenCalled();
  await user.type(form.getByLabelText(/^Name/), 'Sam');
  await user.click(form.getByRole('button', { name: 'Add pass' }));
  expect(await form.findByText(message)).toBeVisible();
});

it('D25: ends a pass after one question', async () => {
  const endDoorPass = vi.fn<FakeApi['endDoorPass']>(() => ({ event: anEvent({ door: { passes: [] } }) }));
  const { user, section } = await open([lea], { endDoorPass });
  await user.click(await section.findByRole('button', { name: 'End the pass Lea, south' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'End the pass “Lea, south”?' }));
  await user.click(dialog.getByRole('button', { name: 'End the pass' }));
  expect(await screen.findByText('The pass “Lea, south” has ended.')).toBeVisible();
  expect(endDoorPass.mock.calls[0]?.[0]).toEqual({ input: { doorPassId: 'lea' } });
  expect(section.getByText('There are no passes yet.')).toBeVisible();
});
