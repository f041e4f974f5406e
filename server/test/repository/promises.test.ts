import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const LEFT_OUT = ['node_modules', 'dist', '.stryker-tmp'];
const PATTERN = '{client,server}/**/*.{test.ts,test.tsx,run.ts,spec.ts}';

/** Codes at the start of a name: `P6: …`, or `G1, G2: …`. */
const codes = globSync(PATTERN, { cwd: root, exclude: (path) => LEFT_OUT.includes(basename(path)) })
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .flatMap((text) => [...text.matchAll(/['"`]((?:[A-Z]\d{1,2}(?:, )?)+): /g)])
  .flatMap(([, list = '']) => list.split(', '));

const lines = readFileSync(join(root, 'server/docs/promises.md'), 'utf8').matchAll(/^\| ([A-Z]\d+) \|/gm);
const listed = [...lines].map(([, code]) => code);

it('each promise that a test names is listed once, and each listed one has a test', () => {
  const byNumber = (a = '', b = '') => a.localeCompare(b, 'en', { numeric: true });
  expect(listed.toSorted(byNumber)).toEqual([...new Set(codes)].toSorted(byNumber));
});
