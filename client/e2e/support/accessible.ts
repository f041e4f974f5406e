import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
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

async function findViolations(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  const hasFrames = page.frames().length > 1;
  if (hasFrames) {
    const { violations } = await axeForFrames(page, colorScheme).analyze();
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }
  // Without the builder a page takes two thirds of the time. The light leaves axe in the page for the dark.
  if (colorScheme === 'light') await page.evaluate(axe.source);
  return page.evaluate(
    async (runOnly) => {
      const { violations } = await window.axe.run({ runOnly, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    colorScheme === 'light' ? TAGS : RULES_OF_DARK,
  );
}

/** It opens a page of its own to merge the results of several frames. */
function axeForFrames(page: Page, colorScheme: 'light' | 'dark'): AxeBuilder {
  const builder = new AxeBuilder({ page })
    // No script runs in those, axe neither.
    .exclude('iframe[sandbox]')
    .options({ resultTypes: ['violations'] });
  return colorScheme === 'dark' ? builder.withRules(RULES_OF_DARK) : builder.withTags(TAGS);
}

/**
 * axe finds nothing in light and dark, and 320 pixels are wide enough.
 * @param shown what has to be there all the while
 */
export async function expectAccessible(page: Page, shown: Locator): Promise<void> {
  await expect(shown).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    expect(await findViolations(page, colorScheme), colorScheme).toEqual([]);
  }
  await page.setViewportSize({ width: NARROW, height: 640 });
  await expect(shown).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW);
}
