import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Codegen leaves the module of a file that was moved or deleted, and `check-generated` does not see it. */
it('each generated module of the client has a file whose documents it is made of', () => {
  const generated = globSync('client/src/*/**/gql/*.ts', { cwd: root });
  const hasSource = (path: string) =>
    ['.ts', '.tsx']
      .map((extension) => join(root, dirname(dirname(path)), basename(path, '.ts') + extension))
      .some((source) => existsSync(source) && readFileSync(source, 'utf8').includes('graphql(`'));

  expect(generated.length).toBeGreaterThan(50);
  expect(generated.filter((path) => !hasSource(path))).toEqual([]);
});
