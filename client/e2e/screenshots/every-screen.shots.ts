import type { Look } from '../support/screen';
import { visits } from '../support/screens';
import { test } from '../support/shared-browser';
import { takeScreenshots } from './take-screenshots';
import { textScreens } from './text-screens';

// Pictures take longer than stories.
test.describe.configure({ timeout: 600_000 });

for (const [name, visit] of Object.entries({ ...visits, ...textScreens }))
  test(name, async ({ page, stage }) => {
    const take: Look = (screen, open) =>
      test.step(screen, async () => takeScreenshots(page, screen, await open()));
    await visit({ ...stage, screen: take, state: take });
  });
