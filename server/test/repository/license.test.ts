import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const { packages } = parse(read('pnpm-workspace.yaml')) as { packages: string[] };

it('every package has the license of LICENSE', () => {
  const licenses = ['.', ...packages].map((folder) => JSON.parse(read(`${folder}/package.json`)).license);

  expect(read('LICENSE')).toMatch(/^MIT License\n\nCopyright \(c\) \d{4} The Turnout authors\n/);
  expect(licenses).toEqual(licenses.map(() => 'MIT'));
});
