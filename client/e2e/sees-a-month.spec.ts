import { expectAccessible } from './support/accessible';
import { inDays } from './support/event-fields';
import { expect, test } from './support/test';

test('a month is moved by the keyboard alone, and leads to an event', async ({ page, organizer }) => {
  const type = `Kites ${crypto.randomUUID().slice(0, 8)}`;
  const date = inDays(40);
  const { title } = await organizer.createEvent({ type, date, title: 'Kites over the weir', price: '0' });
  await page.goto(`/events?${new URLSearchParams({ type, view: 'month', month: date.slice(0, 7) })}`);
  const grid = page.getByRole('grid');
  await expect(grid.getByText(title)).toBeVisible();
  const chosen = grid.locator('[aria-selected="true"]');
  await chosen.focus();
  for (let day = 1; day < Number(date.slice(8)); day++) await page.keyboard.press('ArrowRight');
  await expect(chosen).toBeFocused();
  await expect(chosen).toHaveAccessibleName(/, 1 event/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.goBack();
  await expect(grid.getByText(title)).toBeVisible();
  await expectAccessible(page, grid);
});

test('a month without scripts is its list', async ({ browser, server, organizer }) => {
  const type = `Kites ${crypto.randomUUID().slice(0, 8)}`;
  const { title } = await organizer.createEvent({ type, price: '0' });
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  await page.goto(`/events?${new URLSearchParams({ type, view: 'month' })}`);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await context.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 844 }, hasTouch: true, isMobile: true });

  test('a swipe to the side turns the month', async ({ page, context }) => {
    await page.goto('/events?view=month&month=2097-05');
    const grid = page.getByRole('grid', { name: 'May 2097' });
    await grid.scrollIntoViewIfNeeded();
    const { x, y, width } = (await grid.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    const browser = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', at: number) =>
      browser.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: at, y: y + 120 }] });
    await touch('touchStart', x + width - 20);
    for (const part of [0.75, 0.5, 0.25]) await touch('touchMove', x + width * part);
    await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.getByRole('grid', { name: 'June 2097' })).toBeVisible();
    await expect(page).toHaveURL(/month=2097-06$/);
  });
});
