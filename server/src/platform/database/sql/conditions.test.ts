import { expect, it } from 'vitest';
import { Conditions } from './conditions.js';

it('numbers the values in the order of their places', () => {
  const conditions = new Conditions().add('date >= ?', '2027-03-14').add('(a = ? OR b = ?)', 1, 2).add('c');
  expect(conditions.sql).toBe('date >= $1 AND (a = $2 OR b = $3) AND c');
  expect(conditions.values).toEqual(['2027-03-14', 1, 2]);
});

it('is empty without a condition', () => {
  expect(new Conditions()).toMatchObject({ sql: '', values: [] });
});
