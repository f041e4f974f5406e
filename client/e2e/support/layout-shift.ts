import { expect, type Locator, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** How far and how much of what was on the page has moved (https://web.dev/articles/cls), and what it was. */
    layoutShift: { score: number; moved: string[] };
    /** When the page had its fonts, in milliseconds since its navigation. Infinity before. */
    fontsCameAt: number;
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/**
 * Measures what moves on every page that opens from now on. Letters move when their font comes after the first paint,
 * which only the line decides: scripts wait for the fonts, and what moved before is not counted.
 */
export async function watchLayout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = { score: 0, moved: [] };
    window.fontsCameAt = Infinity;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as LayoutShift[]) {
        if (shift.startTime < window.fontsCameAt) continue;
        window.layoutShift.score += shift.value;
        for (const { node } of shift.sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          window.layoutShift.moved.push(element?.outerHTML.slice(0, 120) ?? 'gone');
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route('**/assets/app-*.js', async (route) => {
    await page.waitForFunction(hasFonts);
    await route.continue();
  });
}

/** Runs in the page. */
async function hasFonts(): Promise<boolean> {
  const fonts = [...document.fonts].filter(({ family }) => !family.includes('fallback'));
  await Promise.all(fonts.map((font) => font.load()));
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  window.fontsCameAt = performance.now();
  return fonts.length > 0;
}

export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/**
 * Compares the score with two decimals, as browsers' tools show it: a section that moves by a few pixels once is below.
 * @param last what the page shows last
 */
export async function expectStill(page: Page, last: Locator): Promise<void> {
  await expect(last).toBeVisible();
  await page.waitForLoadState('networkidle');
  await painted(page);
  const { score, moved } = await page.evaluate(() => window.layoutShift);
  expect(score.toFixed(2), `layout shift of ${moved.join(', ')}`).toBe('0.00');
}

/** As {@link expectStill}, and not even by a pixel. */
export async function expectUnmoved(page: Page, last: Locator): Promise<void> {
  await expectStill(page, last);
  expect(await page.evaluate(() => window.layoutShift)).toEqual({ score: 0, moved: [] });
}
