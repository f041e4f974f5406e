import { resolve } from 'node:path';

/**
 * The options of mutation testing that the server and the client share. Run in a workspace's folder.
 * @param {string[]} mutate globs of modules; what is wrong in `price.ts` has to be found by `price.test.ts`
 */
export function mutationTesting(mutate) {
  return {
    mutate,
    testRunner: 'vitest',
    // Of the checkout: the copy that Stryker works in holds only this workspace.
    vitest: { configFile: resolve('vitest.mutation.config.js') },
    plugins: ['@stryker-mutator/vitest-runner', '../scripts/mutation-testing.js'],
    ignorers: ['declarations'],
    // Stryker rewrites a tsconfig.json with TypeScript's JavaScript API, which TypeScript 7 does not have.
    ignorePatterns: ['tsconfig*.json', 'dist', 'bench', 'docs', 'e2e', 'public', 'sandbox', 'reports'],
    concurrency: 1,
    // A busy machine is slow. Only an endless loop waits for all of it.
    timeoutMS: 60_000,
    thresholds: { high: 95, low: 90, break: 90 },
    reporters: ['progress', 'clear-text', 'html'],
    clearTextReporter: { reportTests: false, skipFull: true },
  };
}

/** Names of functions whose arguments are declarations, held by the schema's file and by the generated code. */
const declaring = ['registerEnumType', 'graphql'];
/** Components and hooks, which component tests are for. */
const component = /^([A-Z]|use[A-Z])/;

const declarations = {
  shouldIgnore(path) {
    const call = path.isExpressionStatement() ? path.node.expression : path.node;
    if (declaring.includes(call.callee?.name)) return 'a declaration';
    if (path.isObjectProperty() && path.node.key.name === 'description') return 'a declaration';
    if (path.isFunctionDeclaration() && component.test(path.node.id?.name)) return 'a component';
    return undefined;
  },
};

/** Stryker reads this name. */
export const strykerPlugins = [{ kind: 'Ignore', name: 'declarations', value: declarations }];
