import { globSync } from 'node:fs';
import { dirname, matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const MOST_FILES = 25;

/** Ordered by their time, and never moved. */
const MIGRATIONS = 'server/src/platform/database/migrations';

const root = fileURLToPath(new URL('../../..', import.meta.url));

it(`no folder has more than ${MOST_FILES} source files, so that its name says what is in it`, () => {
  const sources = globSync('{client,server}/src/**/*.{ts,tsx,css}', { cwd: root }).filter(
    (path) => !matchesGlob(path, '**/{*.{test,fixture}.{ts,tsx},gql/**}'),
  );
  const folders = Object.entries(Object.groupBy(sources, dirname));

  expect(folders.length).toBeGreaterThan(50);
  expect(
    folders.filter(([folder, files = []]) => folder !== MIGRATIONS && files.length > MOST_FILES),
  ).toEqual([]);
});
