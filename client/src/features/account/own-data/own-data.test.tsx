import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type FakeApi, pageOf, userErrorsOf } from '../../../testing/fake-api';
import { onAPhone } from '../../../testing/on-a-phone';
import { maya, noor } from '../../../testing/people';
import { renderApp } from '../../../testing/render-app';

const URL_OF_FILE = 'https://turnout.example/account/data.zip';
const stored = [{ what: 'Payments', whatFor: 'Refunds and tax', howLong: 'As long as tax law asks' }];

const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.href);
  });
});

async function open(account: object = {}, some: Partial<FakeApi> = {}, viewer: typeof maya = maya) {
  const app = renderApp('/account', {
    viewer: () => ({ sessions: [], storedData: stored, ...viewer, ...account }),
    ...some,
  });
  const section = async (name: string) => within(await screen.findByRole('region', { name }));
  return { ...app, section };
}

it('C15: saves the file at once within ten minutes after a sign-in', async () => {
  const { user, section } = await open({ dataExportUrl: URL_OF_FILE });
  const data = await section('Your data');
  await user.click(data.getByRole('button', { name: 'Download my data' }));
  expect(await data.findByText('Your browser saves the file your-data.zip.')).toBeVisible();
  expect(saved).toEqual([URL_OF_FILE]);
  expect(data.queryByLabelText('Password')).toBeNull();
});

it('C15: asks for the password later, and saves the file after it', async () => {
  let isRecent = false;
  const logIn = vi.fn(({ input }) => {
    if (input.password !== 'secret') return userErrorsOf({ code: 'INVALID_CREDENTIAL', message: 'Wrong' });
    isRecent = true;
    return { account: maya };
  });
  const viewer = () => ({
    ...maya,
    sessions: [],
    storedData: stored,
    dataExportUrl: isRecent ? URL_OF_FILE : null,
  });
  const { user, section } = await open({}, { viewer, logIn });
  const data = await section('Your data');
  const button = data.getByRole('button', { name: 'Download my data' });
  await user.click(button);
  const password = await data.findByLabelText('Password');
  await user.click(button);
  expect(await data.findByText('password is required')).toBeVisible();
  await user.type(password, 'wrong');
  await user.click(button);
  expect(await data.findByText('Wrong')).toBeVisible();
  expect(saved).toEqual([]);
  await user.clear(password);
  await user.type(password, 'secret');
  await user.click(button);
  expect(await data.findByText('Your browser saves the file your-data.zip.')).toBeVisible();
  expect(saved).toEqual([URL_OF_FILE]);
  expect(logIn.mock.lastCall?.[0].input).toEqual({ role: 'USER', email: maya.email, password: 'secret' });
});

it('C15: asks a person without a password to log in with Google again', async () => {
  const { user, section } = await open({ dataExportUrl: null }, {}, { ...noor, signInMethods: ['GOOGLE'] });
  const data = await section('Your data');
  await user.click(data.getByRole('button', { name: 'Download my data' }));
  expect(await data.findByText(/Please log in with Google again/)).toBeVisible();
  expect(data.queryByLabelText('Password')).toBeNull();
});

it('says what is stored, what for, and how long', async () => {
  const { section } = await open();
  const row = (await section('What we store')).getByRole('row', { name: /^Payments/ });
  expect(row).toHaveTextContent('PaymentsRefunds and taxAs long as tax law asks');
});

it('folds what is stored on a phone', async () => {
  onAPhone();
  const { user, section } = await open();
  const part = await section('What we store');
  expect(part.getByText('Refunds and tax')).not.toBeVisible();
  await user.click(part.getByText('Show the whole list'));
  expect(part.getByText('Refunds and tax')).toBeVisible();
});

it('says what happened to the account, page by page', async () => {
  const all = Array.from({ length: 12 }, (_, n) => ({
    id: String(n),
    action: n === 0 ? ('SIGN_IN_REFUSED' as const) : ('SIGNED_IN' as const),
    occurredAt: '2026-11-27T09:41:00.000Z',
    device: 'Firefox on Linux',
    network: '203.0.113.0/24',
    accessTokenName: null,
  }));
  const { user, section } = await open({ activity: (page: { first: number }) => pageOf(all, page) });
  const happened = await section('Activity');
  const items = await happened.findAllByRole('listitem');
  expect(items).toHaveLength(10);
  expect(items[0]).toHaveTextContent('A login with a wrong password was refused');
  expect(items[0]).toHaveTextContent('Firefox on Linux · network 203.0.113.0/24');
  await user.click(happened.getByRole('button', { name: 'Show more' }));
  expect(await happened.findByText('12 of 12 shown')).toBeVisible();
  expect(happened.getAllByRole('listitem')).toHaveLength(12);
});
