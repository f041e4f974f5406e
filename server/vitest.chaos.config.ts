import { defineConfig } from 'vitest/config';
import { resolve } from './vitest.config.js';

/** `pnpm chaos`: about twelve minutes, so it is no part of the tests. It runs the built server. */
export default defineConfig({
  resolve,
  test: {
    globalSetup: 'test/support/global-setup.ts',
    setupFiles: 'test/support/set-up.ts',
    include: ['test/chaos/*.run.ts'],
    testTimeout: 30 * 60_000,
    disableConsoleIntercept: true,
  },
});
