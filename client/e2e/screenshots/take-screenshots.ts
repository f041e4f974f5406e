import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';

const folder = join(import.meta.dirname, '../../screenshots');
const widths = [360, 768, 1440];
const HEIGHT = 900;

type Appearance = { name: string } & Parameters<Page['emulateMedia']>[0];

const light: Appearance = { name: 'light', colorScheme: 'light', forcedColors: 'none' };
const dark: Appearance = { name: 'dark', colorScheme: 'dark', forcedColors: 'none' };
const forced: Appearance = { name: 'forced-colors', colorScheme: 'dark', forcedColors: 'active' };

/**
 * Takes a screen as it is: the whole page, in each width, light and dark, and on a phone and a desk in forced colours and from
 * right to left, too.
 * @param shown what says that the screen is there
 */
export async function takeScreenshots(page: Page, screen: string, shown: Locator): Promise<void> {
  await shown.waitFor();
  const name = screen.replaceAll(/[^\w]+/g, '-');
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const look of width === 768 ? [light, dark] : [light, dark, forced]) {
      await page.emulateMedia(look);
      const path = join(folder, `${name}-${width}-${look.name}.png`);
      await page.screenshot({ path, fullPage: true, animations: 'disabled' });
    }
    if (width === 768) continue;
    await page.emulateMedia(light);
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    const path = join(folder, `${name}-${width}-right-to-left.png`);
    await page.screenshot({ path, fullPage: true, animations: 'disabled' });
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'ltr'));
  }
}
