import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { differences } from './differences';
import { statements } from './statements';

/** The names of the folder's tests, as they are written there. */
function testNames(): string[] {
  return readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
    .flatMap((source) =>
      [...source.matchAll(/^\s*test\(\s*(['"`])(.+?)\1,/gm)].map(([, , name]) => name ?? ''),
    );
}

test('each statement of the specification is shown by exactly one test, and each test shows one', () => {
  expect(testNames().toSorted()).toEqual(statements.toSorted());
});

test('each statement is in one list, under the sections that it comes from', () => {
  const all = [...statements, ...differences.map(({ statement }) => statement)];
  expect(new Set(all).size).toBe(all.length);
  for (const statement of all) expect(statement).toMatch(/^[24589](, [24589])*: \S/);
});
