import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const sections = read('CHANGELOG.md')
  .split(/^## /m)
  .slice(1)
  .map((section) => {
    const [title = ''] = section.split('\n', 1);
    return { title, toDo: /^### To do before upgrading\n+(?!#)(\S.*)$/m.exec(section)?.[1] ?? '' };
  });
const [unreleased, ...released] = sections.map(({ title }) => title);
const { packages } = parse(read('pnpm-workspace.yaml')) as { packages: string[] };

it('begins with what is not released yet, and names the day of each version', () => {
  expect(unreleased).toBe('Unreleased');
  expect(released.length).toBeGreaterThan(0);
  for (const title of released) expect(title).toMatch(/^\d+\.\d+\.\d+ - \d{4}-\d\d-\d\d$/);
});

it.each(sections)('O1: $title says what to do before upgrading', ({ toDo }) => {
  expect(toDo).not.toBe('');
});

it('every package has the version of the latest release', () => {
  const [latest] = (released[0] ?? '').split(' ');
  const versions = ['.', ...packages].map((folder) => JSON.parse(read(`${folder}/package.json`)).version);
  expect(versions).toEqual(versions.map(() => latest));
});

it('O1: the upgrade test has a dump of every release', () => {
  const test = read('server/test/database/upgrade.test.ts');
  const tested = /it\.each\((\[.*\])\)/.exec(test)?.[1]?.replaceAll("'", '"') ?? '[]';
  expect(JSON.parse(tested)).toEqual(released.map((title) => title.split(' ')[0]));
});
