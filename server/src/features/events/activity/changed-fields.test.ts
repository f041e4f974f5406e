import { expect, it } from 'vitest';
import type { EventInput } from '../event-input.js';
import { changedFields } from './changed-fields.js';

const before = {
  title: 'Bread',
  description: 'Flour, water.',
  location: 'x'.repeat(300),
  pricePence: 0,
  capacity: null,
} as EventInput;

it('T5: names each field that differs, with its old and its new value', () => {
  const after = { ...before, title: 'Cake', pricePence: 500, capacity: 12 };
  expect(changedFields(before, after)).toBe(
    'title: Bread -> Cake\npricePence: 0 -> 500\ncapacity: null -> 12',
  );
});

it('T5: shortens long values, and leaves out the description', () => {
  const detail = changedFields(before, { ...before, description: 'Other', location: 'Leeds' });
  expect(detail).toBe(`description\nlocation: ${'x'.repeat(99)}… -> Leeds`);
});

it('is null where nothing differs', () => {
  expect(changedFields(before, { ...before })).toBeNull();
});
