import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    // Two copies of graphql do not know each other's types.
    alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
  },
  test: {
    include: ['{src,test,sandbox,bench}/**/*.test.ts'],
    globalSetup: 'test/support/global-setup.ts',
    setupFiles: ['reflect-metadata'],
    sequence: { shuffle: true },
    // Many of them wait for jobs, which are looked for once a second; so there are more of them than processors.
    maxWorkers: 3,
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
