import type { Page } from '@playwright/test';
import { holdClock, pass } from '../support/clock';
import { NOT_FOUND } from '../support/screen';
import { expect, test } from '../support/test';

test.beforeEach(({ expectedComplaints }) => void expectedComplaints.push(NOT_FOUND));

/** Where the button of the not-found page leads. */
async function expectHome(page: Page, path: string): Promise<void> {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Home Page' }).click();
  await expect(page).toHaveURL(path);
}

test('2: Any other path is not found; Home Page leads staff to /staff-dashboard', async ({
  page,
  signIn,
}) => {
  await signIn('STAFF');
  await expectHome(page, '/staff-dashboard');
});

test('2: Any other path is not found; Home Page leads other users to /events', async ({ page, signIn }) => {
  await signIn('USER');
  await expectHome(page, '/events');
});

test('2: Any other path is not found; Home Page leads to /events when nobody is signed in', ({ page }) =>
  expectHome(page, '/events'));

test('2: The app shows a header with the product name', async ({ page }) => {
  await page.goto('/events');
  await expect(page.getByRole('banner')).toContainText('Turnout');
});

test('2: Toasts appear at the top, centred', async ({ page }) => {
  await page.goto('/oauth2callback');
  const toast = page.getByText('no code found in url');
  await expect(toast).toBeVisible();
  const box = await toast.locator('xpath=ancestor-or-self::*[@role="alert"]').boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box?.y).toBeLessThan(120);
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(10);
});

test('9: Toasts close by themselves after 4 seconds', async ({ page }) => {
  await page.goto('/events');
  await holdClock(page);
  await page.evaluate(() => {
    history.pushState({}, '', '/oauth2callback');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  const toast = page.getByText('no code found in url');
  await expect(toast).toBeVisible();
  await pass(page, 3_999);
  await expect(toast).toBeVisible();
  await pass(page, 1_000);
  await expect(toast).toBeHidden();
});
