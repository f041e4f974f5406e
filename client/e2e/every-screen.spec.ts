import type { Page } from '@playwright/test';
import { expectAccessible, expectNoViolations, prefer } from './support/accessible';
import { expectRoomForLargeText } from './support/large-text';
import type { Stage } from './support/screen';
import { visits } from './support/screens';
import { expect, test } from './support/shared-browser';

// Each is as long as several stories.
test.describe.configure({ timeout: 300_000 });

/** Every state is looked at in the light; what depends on the layout is looked at once for each layout. */
function looksAt(page: Page): Pick<Stage, 'screen' | 'state'> {
  return {
    screen: (name, open) =>
      test.step(name, async () => {
        const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
        const shown = await open();
        await expectAccessible(page, shown);
        await expectRoomForLargeText(page, shown);
        await page.setViewportSize({ width, height });
        await prefer(page, 'light');
      }),
    state: (name, open) =>
      test.step(name, async () => {
        await expect(await open()).toBeVisible();
        // Frames were looked at with the screen, and some of them go while it changes.
        await expectNoViolations([page.mainFrame()]);
      }),
  };
}

for (const [name, visit] of Object.entries(visits))
  test(`${name}: axe finds nothing in light and dark, 320 pixels are wide enough, and text of 200 % is not cut`, async ({
    page,
    stage,
  }) => visit({ ...stage, ...looksAt(page) }));
