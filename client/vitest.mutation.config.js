import { defineConfig } from 'vitest/config';
import stryker from './stryker.config.js';

/** Starting jsdom for every mutant takes longer than their tests. */
const needsBrowser = ['src/paths.test.ts', 'src/apollo/failure.test.ts'];

/** The tests that stand beside the mutated modules. They render nothing. */
export default defineConfig({
  resolve: { tsconfigPaths: true, alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    // A date that is right in UTC alone is wrong.
    env: { TZ: 'Pacific/Auckland' },
    isolate: false,
    projects: [
      { extends: true, test: { name: 'browser', environment: 'jsdom', include: needsBrowser } },
      {
        extends: true,
        test: {
          name: 'plain',
          include: stryker.mutate.map((glob) => glob.replace(/\.(ts|tsx|\{ts,tsx\})$/, '.test.ts')),
          exclude: needsBrowser,
        },
      },
    ],
  },
});
