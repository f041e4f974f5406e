import type { BrowserContext } from '@playwright/test';
import { stopTimers } from './clock';
import type { Stage } from './screen';
import { test as base } from './test';

export { expect } from './test';

/**
 * For stories that only look: one browser of all stories of a file keeps its cache of files, and each story begins
 * with a page of its own and with nothing that the product has kept of the one before.
 */
export const test = base.extend<
  { stage: Omit<Stage, 'screen' | 'state'> },
  { browsers: Map<string, BrowserContext> }
>({
  browsers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture depends on from the pattern
    async ({}, use) => {
      const browsers = new Map<string, BrowserContext>();
      await use(browsers);
      for (const context of browsers.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, browsers, baseURL, viewport, timezoneId }, use) => {
    const key = JSON.stringify({ viewport, timezoneId });
    const context = browsers.get(key) ?? (await browser.newContext({ baseURL: baseURL ?? '' }));
    browsers.set(key, context);
    await use(context);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await context.clearCookies();
    await context.clearPermissions();
    // Of the watch for problems, whose story is over.
    for (const event of ['console', 'weberror', 'request'] as const) context.removeAllListeners(event);
  },
  page: async ({ context, baseURL }, use) => {
    const page = await context.newPage();
    await use(page);
    // Others that the story has opened, too.
    for (const other of context.pages()) if (other !== page) await other.close();
    const browser = await context.newCDPSession(page);
    await page.goto('about:blank');
    await browser.send('Storage.clearDataForOrigin', { origin: baseURL ?? '', storageTypes: 'all' });
    await page.close();
  },
  stage: async (
    { page, context, signIn, organizer, google, registerElsewhere, stripe, server, expectedComplaints },
    use,
  ) => {
    await stopTimers(page);
    await use({
      page,
      context,
      signIn,
      organizer,
      google,
      registerElsewhere,
      stripe,
      server,
      expectedComplaints,
    });
  },
});
