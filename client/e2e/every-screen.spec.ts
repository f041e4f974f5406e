import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { keepMessages } from './support/clock';
import { screens } from './support/screens';
import { expect, test } from './support/test';

const NARROW = 320;

async function accessibilityMistakes(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

for (const [name, open] of Object.entries(screens)) {
  test(`${name}: axe finds nothing in light and dark, and 320 pixels are wide enough`, async ({
    page,
    context,
    signIn,
    organizer,
    expectedComplaints,
  }) => {
    await keepMessages(page);
    const shown = await open({ page, context, signIn, organizer, expectedComplaints });
    await expect(shown).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
      expect(await accessibilityMistakes(page), colorScheme).toEqual([]);
    }
    await page.setViewportSize({ width: NARROW, height: 640 });
    await expect(shown).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW);
  });
}
