import { expect, type Locator, type Page } from '@playwright/test';
import { holdClock, pass } from '../support/clock';
import type { Person } from '../support/person';

export const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Profile' });

export async function pressProfile(page: Page): Promise<void> {
  await menu(page).getByRole('button', { name: 'Profile' }).click();
}

/** The page before is that before /, which is not in the history: /account, where the browser stays. */
export async function expectReplaced(page: Page, path: string): Promise<void> {
  await page.goto('/account');
  await page.goto('/');
  await expect(page).toHaveURL(path);
  await page.goBack();
  await expect(page).toHaveURL('/account');
}

/** The browser's complaint about the page that is not found. */
export const NO_SUCH_PAGE = /status of 404 .*\/no\/such\/page\)$/;

/** Where the button of the not-found page leads. */
export async function expectNotFoundLeadsTo(page: Page, path: string): Promise<void> {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Home Page' }).click();
  await expect(page).toHaveURL(path);
}

/** Deletes the account, with the clock held from then on. */
export async function deleteAccount(page: Page, { password }: Person, path: string): Promise<void> {
  // By way of the welcome page's code, so that it opens at once.
  await page.goto(path);
  await pressProfile(page);
  await menu(page).getByRole('button', { name: 'Delete Account' }).click();
  await page.getByRole('dialog').getByLabel('Password').fill(password);
  await holdClock(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
}

export async function expectWelcomeAfter3Seconds(page: Page, path: string): Promise<void> {
  await pass(page, 2_999);
  await expect(page).toHaveURL(path);
  await pass(page, 1);
  await expect(page).toHaveURL('/');
}
