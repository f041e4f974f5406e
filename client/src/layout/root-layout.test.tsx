import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { paths } from '../paths';
import { catchReload } from '../testing/catch-navigation';
import { accountWith, anEvent } from '../testing/fake-api';
import { grain, maya, noor } from '../testing/people';
import { holdTheClock, pass, renderApp } from '../testing/render-app';
import { connectionLost } from '../testing/schema-link';

const LOGGING_OUT = 'Logging out. Redirecting to login page...';

async function openMenu(viewer: typeof maya, some: Parameters<typeof renderApp>[1] = {}) {
  const app = renderApp('/events', { viewer: () => viewer, ...some });
  await app.user.click(await screen.findByRole('button', { name: 'Profile' }));
  return { ...app, menu: within(screen.getByRole('navigation', { name: 'Profile' })) };
}

it.each([
  [null, '/'],
  [maya, '/events'],
  [grain, '/staff-dashboard'],
])('shows the product’s name, which leads home (%o)', async (viewer, home) => {
  const settings = () => ({ productName: 'Gather' });
  renderApp('/nowhere', { viewer: () => viewer, settings });
  const brand = await within(await screen.findByRole('banner')).findByRole('link', { name: 'Gather' });
  expect(brand).toHaveAttribute('href', home);
  await waitFor(() => expect(document.title).toBe('Page not found · Gather'));
});

it.each([
  [null, '/events'],
  [maya, '/events'],
  [grain, '/staff-dashboard'],
])('shows the way home from an unknown address (%o)', async (viewer, home) => {
  renderApp('/no/such/page', { viewer: () => viewer });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Home Page' })).toHaveAttribute('href', home);
});

it('has a skip link to the main landmark', async () => {
  renderApp('/events');
  expect(await screen.findByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
});

it.each([
  [
    maya,
    [
      '/events Home Page',
      '/signedUpEvents My Events',
      '/account Account',
      '/access-tokens Access tokens',
      ' Delete Account',
      ' Log out',
    ],
  ],
  [
    grain,
    [
      '/staff-dashboard Home Page',
      '/account Account',
      '/access-tokens Access tokens',
      '/webhooks Webhooks',
      ' Delete Account',
      ' Log out',
    ],
  ],
] as const)('has a profile menu for %o', async (viewer, items) => {
  const { menu, user } = await openMenu(viewer);
  expect(screen.getByRole('button', { name: 'Profile' })).toHaveAttribute('aria-expanded', 'true');
  const shown = menu
    .getAllByRole('listitem')
    .map((item) => `${item.querySelector('a')?.getAttribute('href') ?? ''} ${item.textContent}`);
  expect(shown).toEqual(items);
  await user.click(screen.getByRole('button', { name: 'Profile' }));
  expect(screen.getByRole('button', { name: 'Profile' })).toHaveAttribute('aria-expanded', 'false');
  expect(menu.queryByRole('listitem')).not.toBeInTheDocument();
});

it.each([
  ['a visitor', null, ['/events What’s on', '/signedUpEvents My Events']],
  ['a user', maya, ['/events What’s on', '/signedUpEvents My Events']],
  ['staff', grain, ['/events What’s on', '/staff-dashboard Your events', '/signedUpEvents My Events']],
] as const)('leads %s to the events and to their own', async (_, viewer, expected) => {
  renderApp('/events', { viewer: () => viewer });
  await screen.findByRole(viewer ? 'button' : 'link', { name: viewer ? 'Profile' : 'Log in' });
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  const links = pages.getAllByRole('link').map((link) => `${link.getAttribute('href')} ${link.textContent}`);
  expect(links).toEqual(expected);
  expect(pages.getByRole('link', { name: 'What’s on' })).toHaveAttribute('aria-current', 'page');
});

it('tells a visitor who opens My Events to log in', async () => {
  const { user } = renderApp('/events');
  const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
  await user.click(pages.getByRole('link', { name: 'My Events' }));
  expect(await screen.findByText('You need to be logged in to view your events')).toBeVisible();
});

it('closes the profile menu on Escape, on a look elsewhere, and when it has led somewhere', async () => {
  const { menu, user } = await openMenu(maya);
  const button = screen.getByRole('button', { name: 'Profile' });
  menu.getByRole('link', { name: 'My Events' }).focus();
  await user.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await waitFor(() => expect(button).toHaveFocus());
  await user.click(button);
  await user.click(screen.getByRole('heading', { level: 1 }));
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  await user.click(menu.getByRole('link', { name: 'My Events' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'My Events' })).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

it('has no profile menu for a visitor', async () => {
  renderApp('/events');
  expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('button', { name: 'Profile' })).not.toBeInTheDocument();
});

it('logs out, says so, and goes to the welcome page after 3 seconds', async () => {
  const logOut = vi.fn(() => ({}));
  const staff = accountWith(grain, []);
  const { menu, user, router } = await openMenu(staff, { logOut });
  await act(() => router.navigate('/staff-dashboard'));
  // The menu closes.
  await user.click(screen.getByRole('button', { name: 'Profile' }));
  holdTheClock();
  await user.click(menu.getByRole('button', { name: 'Log out' }));
  expect(await screen.findByText(LOGGING_OUT)).toBeVisible();
  expect(logOut).toHaveBeenCalledOnce();
  await pass(2_999);
  expect(router.state.location.pathname).toBe('/staff-dashboard');
  expect(screen.queryByText('User not authenticated')).not.toBeInTheDocument();
  await pass(1);
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to the platform' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Profile' })).not.toBeInTheDocument();
  await pass(1_000);
  expect(router.state.location.pathname).toBe('/');
});

it('loads a page anew that is opened after logging out, and stays there', async () => {
  const reload = catchReload();
  const { menu, user, router } = await openMenu(maya);
  holdTheClock();
  await user.click(menu.getByRole('button', { name: 'Log out' }));
  expect(await screen.findByText(LOGGING_OUT)).toBeVisible();
  await pass(1_000);
  expect(reload).not.toHaveBeenCalled();
  await act(() => router.navigate('/signedUpEvents'));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await pass(3_000);
  expect(router.state.location.pathname).toBe('/signedUpEvents');
});

it('lets a toast go after 4 seconds', async () => {
  const { menu, user } = await openMenu(maya);
  holdTheClock();
  await user.click(menu.getByRole('button', { name: 'Log out' }));
  await screen.findByText(LOGGING_OUT);
  await pass(3_999);
  expect(screen.getByText(LOGGING_OUT)).toBeVisible();
  // It fades.
  await pass(1_000);
  expect(screen.queryByText(LOGGING_OUT)).not.toBeInTheDocument();
});

it('stays signed in when logging out fails', async () => {
  const { menu, user, router } = await openMenu(maya, { logOut: connectionLost });
  await user.click(menu.getByRole('button', { name: 'Log out' }));
  expect(await screen.findByText('Network error. Please check your internet connection')).toBeVisible();
  expect(router.state.location.pathname).toBe('/events');
  expect(screen.getByRole('button', { name: 'Profile' })).toBeVisible();
});

it('tells a colleague why they are no staff', async () => {
  const colleague = { ...noor, email: 'noor@turnout.example' };
  renderApp('/events', { viewer: () => colleague });
  expect(
    await screen.findByText(/^You are logged in as a user: Google does not say .+ turnout\.example/),
  ).toBeVisible();
});

it.each([noor, grain, { ...noor, email: 'noor@evil-turnout.example' }])(
  'tells no other tab (%o)',
  async (viewer) => {
    renderApp('/events', { viewer: () => viewer });
    expect(await screen.findByRole('button', { name: 'Profile' })).toBeVisible();
    expect(screen.queryByText(/Google does not say/)).not.toBeInTheDocument();
  },
);

it('says while the network is lost, and reads the page again when it is back', async () => {
  let title = 'Bread for beginners';
  renderApp(paths.event('bread'), { event: () => anEvent({ title }) });
  await screen.findByRole('heading', { name: 'Bread for beginners' });
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(screen.getByText('You are offline. What you see may have changed.')).toBeVisible();
  title = 'Bread and butter';
  isOnline.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Bread and butter' })).toBeVisible();
});
