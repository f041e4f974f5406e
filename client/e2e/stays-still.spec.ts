import type { Locator, Page } from '@playwright/test';
import { EventPage } from './support/event-page';
import { expect, test } from './support/test';
import { WelcomePage } from './support/welcome-page';

declare global {
  interface Window {
    /** How far and how much of what was on the page has moved (https://web.dev/articles/cls), and what it was. */
    layoutShift: { score: number; moved: string[] };
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

async function watchLayout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = { score: 0, moved: [] };
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as LayoutShift[]) {
        window.layoutShift.score += shift.value;
        for (const { node } of shift.sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          window.layoutShift.moved.push(element?.outerHTML.slice(0, 120) ?? 'gone');
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** @param last what the page shows last */
async function expectStill(page: Page, last: Locator): Promise<void> {
  await expect(last).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const { score, moved } = await page.evaluate(() => window.layoutShift);
  expect(moved, `layout shift ${score}`).toEqual([]);
}

for (const [screen, viewport] of Object.entries({
  'a phone': { width: 390, height: 844 },
  'a desk': { width: 1440, height: 900 },
})) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport });
    test.beforeEach(({ page }) => watchLayout(page));

    test('the welcome page does not move while it loads', async ({ page }) => {
      await page.goto('/');
      await expectStill(page, new WelcomePage(page).form('User registration'));
    });

    test('the list of events does not move while it loads, whoever looks', async ({
      page,
      organizer,
      signIn,
    }) => {
      await organizer.createEvent();
      for (const isSignedIn of [false, true]) {
        if (isSignedIn) await signIn('USER');
        await page.goto('/events');
        await expectStill(page, page.getByRole('article').first());
      }
    });

    test('an event does not move while it loads for somebody who is not signed in', async ({
      page,
      organizer,
    }) => {
      const { id } = await organizer.createEvent();
      const event = new EventPage(page);
      await event.open(id);
      await expectStill(page, event.people);
    });
  });
}
