import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { catchReload } from '../testing/catch-navigation';
import { anEventWith, type FakeApi } from '../testing/fake-api';
import { maya, noor } from '../testing/people';
import { holdTheClock, pass, renderApp } from '../testing/render-app';
import { failure } from '../testing/schema-link';
import { SessionDocument } from './gql/session';
import type { ViewerMessage } from './viewer-channel';

const CHANGED = /^Another account was logged in in this browser meanwhile, so nothing was done\./;

const profile = () => screen.findByRole('button', { name: 'Profile' });

/** Another tab's message. */
const enters = (viewerId: string | null) =>
  act(async () => new BroadcastChannel('viewer').postMessage({ tab: 'another', viewerId }));

/** Listens like another tab. @returns what it has heard */
function otherTab() {
  const channel = new BroadcastChannel('viewer');
  const heard = vi.fn<(viewerId: string | null) => void>();
  channel.onmessage = ({ data }: MessageEvent<ViewerMessage>) => heard(data.viewerId);
  return heard;
}

it.each([
  ['another account', maya, noor.id],
  ['an account', null, maya.id],
  ['no account', maya, null],
])('S34: a tab is loaded again when another one shows %s', async (_who, shown, viewerId) => {
  const reload = catchReload();
  renderApp('/events', { viewer: () => shown });
  await screen.findByText('Bread for beginners');
  await enters(viewerId);
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  ['the account that it shows', maya, maya.id],
  ['no account either', null, null],
])('a tab stays as it is when another one shows %s', async (_who, shown, viewerId) => {
  const reload = catchReload();
  renderApp('/events', { viewer: () => shown });
  await screen.findByText('Bread for beginners');
  await enters(viewerId);
  expect(reload).not.toHaveBeenCalled();
});

it('S34: tells the other tabs at once who logs out', async () => {
  const reload = catchReload();
  const heard = otherTab();
  const { user } = renderApp('/events', { viewer: () => maya, logOut: () => ({}) });
  await user.click(await profile());
  holdTheClock();
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith(null));
  await pass(3_000);
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to the platform' })).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

it('S34: tells the other tabs who logs in', async () => {
  const reload = catchReload();
  const heard = otherTab();
  const { user } = renderApp('/', { logIn: () => ({ account: maya }) });
  await user.type((await screen.findAllByLabelText('E-mail'))[0] as HTMLElement, maya.email);
  await user.type(screen.getAllByLabelText('Password')[0] as HTMLElement, 'secret1');
  await user.click(screen.getAllByRole('button', { name: 'Log in' })[0] as HTMLElement);
  await waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith(maya.id));
  expect(await profile()).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

it('S34: a mutation that is refused for another’s session loads the page again, which says why', async () => {
  const reload = catchReload();
  const refused: Partial<FakeApi> = {
    viewer: () => maya,
    logOut: () => Promise.reject(failure('VIEWER_CHANGED')),
  };
  const { user } = renderApp('/events', refused);
  await user.click(await profile());
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());

  cleanup();
  renderApp('/events', { viewer: () => noor });
  expect(await screen.findByText(CHANGED)).toBeVisible();
});

it('S34: text that was typed for one account is not there when a read tells that it is another', async () => {
  let viewer = maya;
  const { client, user } = renderApp('/events/bread', {
    viewer: () => viewer,
    event: () => anEventWith([], { pricePence: 0 }),
  });
  const email = await screen.findByLabelText('E-mail');
  expect(email).toHaveValue(maya.email);
  await user.type(email, '.uk');
  viewer = noor;
  await act(async () => void client.refetchQueries({ include: [SessionDocument] }));
  await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveValue(noor.email));
});
