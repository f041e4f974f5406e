import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

const filesAboutDates = [
  'src/ui/dates/local-date.test.ts',
  'src/features/events/event*.test.{ts,tsx}',
  'src/features/staff-dashboard/staff-dashboard-page.test.tsx',
];

/** A file of its own: a start builds with Vite and installs no Vitest. */
export default defineConfig((environment) =>
  mergeConfig(viteConfig(environment), {
    test: {
      // Two copies of graphql (one ESM, one CommonJS) refuse each other's schemas. Only here: the browser gets the small one.
      alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
      environment: 'jsdom',
      // For `pnpm test report`, which names a folder.
      reporters: [
        'default',
        ...(process.env.TEST_REPORT
          ? ([['json', { outputFile: `${process.env.TEST_REPORT}/client.json` }]] as const)
          : []),
      ],
      // A date that is right in UTC alone is wrong: all files run west of it, those about dates east of it and there, too.
      projects: [
        {
          extends: true,
          test: { name: 'west', env: { TZ: 'America/New_York' }, include: ['src/**/*.test.{ts,tsx}'] },
        },
        { extends: true, test: { name: 'east', env: { TZ: 'Pacific/Auckland' }, include: filesAboutDates } },
        {
          extends: true,
          test: { name: 'utc', env: { TZ: 'UTC' }, include: ['src/ui/dates/local-date.test.ts'] },
        },
        {
          test: {
            name: 'vite',
            include: ['vite.config.test.ts', 'graphiql/*.test.ts', 'e2e/spec/statements.test.ts'],
          },
        },
      ],
      setupFiles: ['src/testing/set-up.ts'],
      restoreMocks: true,
      // No limit is a promise: a missing element is named after asyncUtilTimeout (set-up.ts), long before these end a test.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      // Loading React, Mantine and Apollo anew for every file took longer than the tests.
      isolate: false,
      // Vitest leaves one processor to itself, which is half of a small machine.
      maxWorkers: '100%',
    },
  }),
);
