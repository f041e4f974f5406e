import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const IMPORT = /import\s+([^;]*?)\s+from\s+'(?:pg|typeorm)'/g;

/** The classes of a source that extend what it imports from pg or TypeORM. */
function subclassesIn(source: string): string[] {
  const imported = [...source.matchAll(IMPORT)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []);
  const extended = [...source.matchAll(/\bclass\s+(\w+)\s+extends\s+(\w+)/g)];
  return extended.flatMap(([, name = '', base = '']) => (imported.includes(base) ? [name] : []));
}

it('no class extends a class of pg or TypeORM, whose next version may call its own methods in another way', () => {
  const sources = globSync('server/{src,sandbox/src}/**/*.ts', { cwd: root });
  const found = sources.flatMap((path) =>
    subclassesIn(readFileSync(join(root, path), 'utf8')).map((name) => `${path}: ${name}`),
  );

  expect(sources.length).toBeGreaterThan(300);
  expect(found).toEqual([]);
});

it.each([
  ["import pg from 'pg';", 'class Own extends pg.Pool {}'],
  ["import { DataSource, type QueryRunner } from 'typeorm';", 'export class Own extends DataSource {}'],
])('such a class is found: %s', (line, declaration) => {
  expect(subclassesIn(`${line}\n\n${declaration}\n`)).toEqual(['Own']);
});
