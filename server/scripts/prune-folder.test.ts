import { mkdir, mkdtemp, readdir, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pruneFolder } from './prune-folder.js';

const LOADED = ['index.js', 'index.cjs', 'addon.node', 'package.json', 'font.woff2', 'module.wasm'];
const TERMS = ['LICENSE.md', 'Licence.md', 'NOTICE.md', 'LICENSE'];
const UNUSED = ['index.js.map', 'index.d.ts', 'index.d.mts', 'source.ts', 'view.tsx', 'README.md'];

it('loaded files and the terms of licenses stay, and maps, types and documentation go', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'turnout-prune-'));
  const inner = join(folder, 'node_modules', 'package.ts');
  await mkdir(inner, { recursive: true });
  for (const name of [...LOADED, ...TERMS, ...UNUSED]) await writeFile(join(inner, name), '12345');

  expect(await pruneFolder(folder)).toBe(5 * UNUSED.length);

  expect((await readdir(inner)).toSorted()).toEqual([...LOADED, ...TERMS].toSorted());
});

it('what a link leads to stays', async () => {
  const [folder, elsewhere] = await Promise.all(
    ['one', 'other'].map((name) => mkdtemp(join(tmpdir(), `turnout-prune-${name}-`))),
  );
  await writeFile(join(elsewhere as string, 'README.md'), 'Words');
  await symlink(elsewhere as string, join(folder as string, 'link'));

  await pruneFolder(folder as string);

  expect(await readdir(elsewhere as string)).toEqual(['README.md']);
});
