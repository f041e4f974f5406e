import type { Page } from '@playwright/test';
import { ApiAccount } from './support/api-account';
import { holdClock, pass } from './support/clock';
import { anEvent, createLabels, fillEvent } from './support/event-fields';
import { expect, test } from './support/test';
import { WelcomePage } from './support/welcome-page';

/** Ends the session without a page that could tell this one, once this one shows the account. */
async function endSessionElsewhere(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile' }).waitFor();
  await page.getByRole('status').filter({ hasText: 'Loading' }).waitFor({ state: 'detached' });
  await new ApiAccount(page.request).logOut();
}

async function logOutInAnotherTab(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/staff-dashboard');
  await other.getByRole('button', { name: 'Profile' }).click();
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect(other.getByText('Logging out. Redirecting to login page...')).toBeVisible();
  await other.close();
}

async function expectStrangersPage(page: Page): Promise<void> {
  await expect(page.getByRole('alert')).toHaveText('User not authenticated');
  await expect(page.getByRole('button', { name: 'Profile' })).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to the platform' })).toBeVisible();
}

test('S34: logging out in one tab is logging out in the other', async ({ page, signIn }) => {
  await signIn('STAFF');
  await page.goto('/create-event');
  await logOutInAnotherTab(page);
  await expectStrangersPage(page);
});

test('a request after the session has ended elsewhere asks to log in', async ({ page, signIn }) => {
  await signIn('STAFF');
  await page.goto('/create-event');
  const form = page.getByRole('form', { name: 'Create New Event' });
  await fillEvent(form, createLabels, anEvent());
  await endSessionElsewhere(page);
  await form.getByRole('button', { name: 'Create event' }).click();
  await expectStrangersPage(page);
});

test('a page of one’s own opened after the session has ended elsewhere asks to log in', async ({
  page,
  signIn,
}) => {
  await signIn('STAFF');
  await page.goto('/create-event');
  await endSessionElsewhere(page);
  await page.getByRole('main').getByRole('link', { name: 'Your events' }).click();
  await expectStrangersPage(page);
});

test('deleting after the session has ended elsewhere deletes nothing and asks to log in', async ({
  page,
  signIn,
}) => {
  await signIn('STAFF');
  const { id, title } = await new ApiAccount(page.request).createEvent();
  await page.goto(`/staff-events/${id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await endSessionElsewhere(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete event' }).click();
  await expectStrangersPage(page);
  await page.goto(`/events/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('an event opened after the session has ended elsewhere asks to log in', async ({ page, signIn }) => {
  await signIn('STAFF');
  const { title } = await new ApiAccount(page.request).createEvent();
  await page.goto('/staff-dashboard');
  await page.getByRole('link', { name: title }).waitFor();
  // Figures that come later would find the session ended before the link is pressed.
  await page.waitForLoadState('networkidle');
  await endSessionElsewhere(page);
  await holdClock(page);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  // Less than what would send a colleague to the dashboard, which then asks to log in.
  await pass(page, 1_000);
  await expectStrangersPage(page);
});

test('logging out after the session has ended elsewhere ends on the welcome page', async ({
  page,
  signIn,
}) => {
  await signIn('STAFF');
  await page.goto('/staff-dashboard');
  await expect(page.getByText(/^No events avaliable at the moment/)).toBeVisible();
  // Figures that come later would find the session ended before the menu is pressed.
  await page.waitForLoadState('networkidle');
  await endSessionElsewhere(page);
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Something went wrong. Please try again')).toBeHidden();
});

test('S34: a colleague who logs in in another tab finds their own page in this one', async ({
  page,
  signIn,
  registerElsewhere,
}) => {
  const { person: colleague } = await registerElsewhere('STAFF');
  const { name } = await signIn('STAFF');
  await new ApiAccount(page.request).createEvent({ title: `Bread by ${name}` });
  await page.goto('/staff-dashboard');
  await expect(page.getByText(`Bread by ${name}`)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/staff-dashboard');
  await other.getByRole('button', { name: 'Profile' }).click();
  await other.getByRole('button', { name: 'Log out' }).click();
  const welcome = new WelcomePage(other);
  await expect(other).toHaveURL('/');
  await welcome.send('Staff login', colleague);
  await expect(other).toHaveURL('/staff-dashboard');

  await expect(page.getByText(/^No events avaliable at the moment\./)).toBeVisible();
  await expect(page.getByText(`Bread by ${name}`)).toBeHidden();
});

test('S34: a page that missed who is logged in deletes nobody’s account', async ({
  page,
  signIn,
  registerElsewhere,
  expectedComplaints,
}) => {
  expectedComplaints.push(/409/);
  const { person: shown } = await registerElsewhere('USER');
  const welcome = new WelcomePage(page);
  await welcome.open();
  await welcome.send('User login', shown);
  await expect(page).toHaveURL('/events');
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByRole('dialog')).toContainText(shown.email);
  // Signs in without a page that could tell.
  const other = await signIn('USER');
  await page.getByRole('dialog').getByLabel('Password').fill(shown.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();

  await expect(page.getByText(/so nothing was done\. This page shows it now\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Profile' }).click();
  await expect(page.getByRole('navigation', { name: 'Profile' })).toContainText(other.email);
});
