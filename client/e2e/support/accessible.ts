import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

const NARROW = 320;

declare global {
  interface Window {
    axe: { run(options: object): ReturnType<AxeBuilder['analyze']> };
  }
}

/** Of the rules only that of contrast can find in the dark what it does not find in the light. */
async function findViolations(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  const hasFrames = page.frames().length > 1;
  const { violations } =
    colorScheme === 'dark' && !hasFrames
      ? // The light has left axe in the page; to bring it there again took as long as to run it.
        await page.evaluate(() =>
          window.axe.run({ runOnly: ['color-contrast'], resultTypes: ['violations'] }),
        )
      : await axeFor(page, colorScheme, hasFrames).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

function axeFor(page: Page, colorScheme: 'light' | 'dark', hasFrames: boolean): AxeBuilder {
  // The mode that is not legacy opens a page of its own to merge the results of several frames.
  const axe = new AxeBuilder({ page })
    .setLegacyMode(!hasFrames)
    // No script runs in those, axe neither.
    .exclude('iframe[sandbox]')
    .options({ resultTypes: ['violations'] });
  if (colorScheme === 'dark') return axe.withRules('color-contrast');
  return axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
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
