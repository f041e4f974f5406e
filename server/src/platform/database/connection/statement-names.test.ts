import { expect, it } from 'vitest';
import { PLANNED_ANEW, StatementNames } from './statement-names.js';

function sendFiveTimes(names: StatementNames, text: string): void {
  for (let sent = 1; sent <= 5; sent++) names.nameOf(text);
}

it('gives a name to what is sent for the sixth time, and always the same', () => {
  const names = new StatementNames();
  sendFiveTimes(names, 'SELECT 1');
  sendFiveTimes(names, 'SELECT 2');
  expect(['SELECT 1', 'SELECT 2', 'SELECT 1'].map((text) => names.nameOf(text))).toEqual([
    'statement_1',
    'statement_2',
    'statement_1',
  ]);
});

it('gives none to what is sent rarely', () => {
  const names = new StatementNames();
  for (let sent = 1; sent <= 5; sent++) expect(names.nameOf('SELECT 1')).toBeUndefined();
});

it('gives 500 names at most', () => {
  const names = new StatementNames();
  for (let text = 0; text < 600; text++) sendFiveTimes(names, `SELECT ${text}`);
  const named = Array.from({ length: 600 }, (_, text) => names.nameOf(`SELECT ${text}`));
  expect(named.filter(Boolean)).toHaveLength(500);
});

it('begins to count anew after 5,000 texts', () => {
  const names = new StatementNames();
  for (let sent = 1; sent < 5; sent++) names.nameOf('SELECT 1');
  for (let text = 0; text < 5_000; text++) names.nameOf(`SELECT ${text} AS other`);
  names.nameOf('SELECT 1');
  expect(names.nameOf('SELECT 1')).toBeUndefined();
});

it('gives none to what is planned for its values each time', () => {
  const names = new StatementNames();
  sendFiveTimes(names, `${PLANNED_ANEW} 1`);
  expect(names.nameOf(`${PLANNED_ANEW} 1`)).toBeUndefined();
});
