import { defineConfig } from '@playwright/test';

/** The product in a real browser against the built server on a real PostgreSQL: `pnpm build` comes first. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  // More than there are processors: stories wait a third of their time.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // The second for `pnpm test report`, which names a folder.
  reporter: [
    ['list'],
    ...(process.env.TEST_REPORT
      ? ([['json', { outputFile: `${process.env.TEST_REPORT}/stories.json` }]] as const)
      : []),
  ],
  // No story asserts on speed; a busy machine may take its time. A missing element is named before a story ends.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  use: {
    locale: 'en-GB',
    // Ahead of UTC, in which the component tests and the server run: a day that is mixed up is another one here.
    timezoneId: 'Pacific/Auckland',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
});
