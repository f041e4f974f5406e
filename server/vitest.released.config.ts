import { defineConfig } from 'vitest/config';
import { resolve } from './vitest.config.js';

/** Makes the dump of a release, which the upgrade test restores: see test/database/released/README.md. */
export default defineConfig({
  resolve,
  test: {
    setupFiles: 'test/support/set-up.ts',
    include: ['test/database/released/make-dump.run.ts'],
    testTimeout: 15 * 60_000,
    disableConsoleIntercept: true,
  },
});
