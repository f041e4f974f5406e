import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './test/support/longest-first.js';
import { SlowestTests } from './test/support/slowest-tests.js';

/** These replace modules or hold state in them, which other files must not see. */
const modulesOfTheirOwn = [
  'src/features/accounts/passwords/password-hasher.test.ts',
  'src/platform/database/embedded-postgres/*.test.ts',
  'test/accounts/{same-work,rate-limits}.test.ts',
  'test/door/snapshot-built-once.test.ts',
];

export const common = {
  setupFiles: 'test/support/set-up.ts',
  // More than there are processors: files wait for jobs, locks and other processes half of their time.
  maxWorkers: 4,
  sequence: { shuffle: { tests: true } },
  expect: { poll: { timeout: 25_000 } },
  // On a busy machine (a load of 7 on two processors) the slowest ordinary test took 35 s. One that needs longer takes
  // its limit from test/support/time-limits.ts.
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

// Two copies of graphql do not know each other's types.
export const resolve = {
  alias: [
    { find: /^graphql$/, replacement: 'graphql/index.js' },
    // Their source, so that a test needs no build.
    {
      find: /^@turnout\/sandbox$/,
      replacement: fileURLToPath(new URL('sandbox/src/start-sandbox.ts', import.meta.url)),
    },
    {
      find: /^@turnout\/texts\/(.+)/,
      replacement: fileURLToPath(new URL('../texts/src/$1.ts', import.meta.url)),
    },
  ],
};

/** For `pnpm test report`, which names a folder. */
function jsonReport(name: string): [string, { outputFile: string }][] {
  const { TEST_REPORT: folder } = process.env;
  return folder ? [['json', { outputFile: `${folder}/${name}.json` }]] : [];
}

export default defineConfig({
  test: {
    globalSetup: 'test/support/global-setup.ts',
    reporters: ['default', new SlowestTests(), ...jsonReport('server')],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve,
        test: {
          ...common,
          name: 'together',
          include: ['{src,test,scripts}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...modulesOfTheirOwn],
          // Loading the server anew for every file took a third of the processor's time.
          isolate: false,
        },
      },
      { resolve, test: { ...common, name: 'apart', include: modulesOfTheirOwn } },
    ],
  },
});
