import type { Locator, Page } from '@playwright/test';
import { holdClock, pass } from '../support/clock';
import type { Person, Role } from '../support/person';
import { expect, test } from '../support/test';

const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Profile' });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await menu(page).getByRole('button', { name: 'Profile' }).click();
}

/** Deletes the account, with the clock held from then on. */
async function deleteAccount(page: Page, { password }: Person, path: string): Promise<void> {
  // By way of the welcome page's code, so that it opens at once.
  await open(page, path);
  await menu(page).getByRole('button', { name: 'Delete Account' }).click();
  await page.getByRole('dialog').getByLabel('Password').fill(password);
  await holdClock(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
}

async function expectWelcomeAfter3Seconds(page: Page, path: string): Promise<void> {
  await pass(page, 2_999);
  await expect(page).toHaveURL(path);
  await pass(page, 1);
  await expect(page).toHaveURL('/');
}

const homes: Record<Role, string> = { USER: '/events', STAFF: '/staff-dashboard' };

async function expectHome(page: Page, role: Role): Promise<void> {
  await open(page, '/account');
  await menu(page).getByRole('link', { name: 'Home Page' }).click();
  await expect(page).toHaveURL(homes[role]);
}

test('2, 4: The profile menu is expanded and collapsed by its "Profile" button', async ({ page, signIn }) => {
  await signIn('USER');
  const item = menu(page).getByRole('button', { name: 'Log out' });
  await page.goto('/events');
  await expect(item).toBeHidden();
  await menu(page).getByRole('button', { name: 'Profile' }).click();
  await expect(item).toBeVisible();
  await menu(page).getByRole('button', { name: 'Profile' }).click();
  await expect(item).toBeHidden();
});

test('2: The menu of a user has Log out, Delete Account, Home Page and My Events', async ({
  page,
  signIn,
}) => {
  await signIn('USER');
  await open(page, '/events');
  for (const item of ['Log out', 'Delete Account', 'Home Page', 'My Events']) {
    await expect(menu(page).getByRole('listitem').filter({ hasText: item })).toBeVisible();
  }
});

test('2: The menu of staff has Log out, Delete Account and Home Page', async ({ page, signIn }) => {
  await signIn('STAFF');
  await open(page, '/staff-dashboard');
  for (const item of ['Log out', 'Delete Account', 'Home Page']) {
    await expect(menu(page).getByRole('listitem').filter({ hasText: item })).toBeVisible();
  }
  await expect(menu(page).getByText('My Events')).toBeHidden();
});

test('2: Home Page of a user leads to /events', async ({ page, signIn }) => {
  await signIn('USER');
  await expectHome(page, 'USER');
});

test('2: Home Page of staff leads to /staff-dashboard', async ({ page, signIn }) => {
  await signIn('STAFF');
  await expectHome(page, 'STAFF');
});

test('2: My Events leads to /signedUpEvents', async ({ page, signIn }) => {
  await signIn('USER');
  await open(page, '/events');
  await menu(page).getByRole('link', { name: 'My Events' }).click();
  await expect(page).toHaveURL('/signedUpEvents');
});

test('4, 9: Log out says "Logging out. Redirecting to login page...", and leads to / after 3 seconds', async ({
  page,
  signIn,
}) => {
  await signIn('USER');
  await open(page, '/events');
  await holdClock(page);
  await menu(page).getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('Logging out. Redirecting to login page...')).toBeVisible();
  await expectWelcomeAfter3Seconds(page, '/events');
});

test('4, 5: Delete account asks "Are you sure you want to delete your account? This cannot be undone."', async ({
  page,
  signIn,
}) => {
  await signIn('USER');
  await open(page, '/events');
  await menu(page).getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    'Are you sure you want to delete your account? This cannot be undone.',
  );
});

test('4, 9: A user who deletes their account is signed out and redirected to / after 3 seconds', async ({
  page,
  signIn,
}) => {
  await deleteAccount(page, await signIn('USER'), '/events');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectWelcomeAfter3Seconds(page, '/events');
  await expect(page.getByRole('button', { name: 'Profile' })).toBeHidden();
});

test('4, 9: Staff who delete their account read "Account has been deleted. Redirecting to login page..."', async ({
  page,
  signIn,
}) => {
  await deleteAccount(page, await signIn('STAFF'), '/staff-dashboard');
  await expect(page.getByText('Account has been deleted. Redirecting to login page...')).toBeVisible();
  await expectWelcomeAfter3Seconds(page, '/staff-dashboard');
});
