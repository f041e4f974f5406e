import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { common, resolve } from './vitest.config.js';

/** The test files whose counts are small in `pnpm test`. */
const sized = globSync('test/**/*.test.ts', { cwd: import.meta.dirname }).filter((path) =>
  readFileSync(new URL(path, import.meta.url), 'utf8').includes('/support/size.js'),
);

/** `pnpm chaos`: about half an hour, so it is no part of the tests. It runs the built server. */
export default defineConfig({
  resolve,
  test: {
    globalSetup: 'test/support/global-setup.ts',
    setupFiles: common.setupFiles,
    expect: common.expect,
    include: ['test/chaos/*.run.ts', ...sized],
    env: { TEST_SIZE: 'whole' },
    testTimeout: 30 * 60_000,
    disableConsoleIntercept: true,
  },
});
