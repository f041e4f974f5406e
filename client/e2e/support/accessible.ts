import { expect, type Frame, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';

const NARROW = 320;

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Of the rules only that of contrast can find in the dark what it does not find in the light. */
const RULES_OF_DARK = ['color-contrast'];

/** axe finds nothing. @param rules names or tags of those that are asked */
export async function expectNoViolations(frames: Frame[], rules = TAGS): Promise<void> {
  for (const frame of frames) {
    // No script runs in those, axe neither.
    if (frame.parentFrame() && (await (await frame.frameElement()).getAttribute('sandbox')) !== null)
      continue;
    // A page that went on to another one without a load has it.
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
    const found = await frame.evaluate(async (runOnly) => {
      const options = { runOnly, resultTypes: ['violations' as const], iframes: false };
      const { violations } = await window.axe.run(options);
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    }, rules);
    expect(found, `${rules} in ${frame.url()}`).toEqual([]);
  }
}

/** The page has the scheme that its person prefers from here on. */
export async function prefer(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
}

/**
 * axe finds nothing in light and dark, and 320 pixels are wide enough.
 * @param shown what has to be there all the while
 */
export async function expectAccessible(page: Page, shown: Locator): Promise<void> {
  await expect(shown).toBeVisible();
  await expectNoViolations(page.frames());
  await prefer(page, 'dark');
  await expectNoViolations(page.frames(), RULES_OF_DARK);
  await page.setViewportSize({ width: NARROW, height: 640 });
  await expect(shown).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW);
}
