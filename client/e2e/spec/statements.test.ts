import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { differences } from './differences';
import { statements } from './statements';

/** The tests of the folder with their steps, by their names as they are written there. */
function journeys(): { name: string; steps: string[] }[] {
  const found: { name: string; steps: string[] }[] = [];
  for (const file of readdirSync(import.meta.dirname).filter((name) => name.endsWith('.spec.ts'))) {
    const source = readFileSync(join(import.meta.dirname, file), 'utf8');
    for (const [, call, , name = ''] of source.matchAll(
      /^\s*(test|await test\.step)\(\s*(['"`])(.+?)\2,/gm,
    )) {
      if (call === 'test') found.push({ name, steps: [] });
      else found.at(-1)?.steps.push(name);
    }
  }
  return found;
}

test('each statement of the specification is shown by exactly one test or step, and each of these shows one', () => {
  const shown = journeys().flatMap(({ name, steps }) => (steps.length > 0 ? steps : [name]));
  expect(shown.toSorted()).toEqual(statements.toSorted());
});

test('each statement is in one list, under the sections that it comes from', () => {
  const all = [...statements, ...differences.map(({ statement }) => statement)];
  expect(new Set(all).size).toBe(all.length);
  for (const statement of all) expect(statement).toMatch(/^[24589](, [24589])*: \S/);
});
