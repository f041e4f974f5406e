import { defineConfig } from 'vitest/config';
import stryker from './stryker.config.js';

/** The tests that stand beside the mutated modules. They need no database. */
export default defineConfig({
  // Two copies of graphql do not know each other's types.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  // As in tsconfig.json, which Stryker's copy lacks (scripts/mutation-testing.js).
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } },
  test: {
    include: stryker.mutate.map((glob) => glob.replace(/\.ts$/, '{,.*}.test.ts')),
    setupFiles: 'reflect-metadata',
  },
});
