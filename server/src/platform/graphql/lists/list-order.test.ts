import { describe, expect, it } from 'vitest';
import { Conditions } from '../../database/sql/conditions.js';
import { addPage, upToKeys } from './list-order.js';

const soonest = { columns: ['date', 'id'], isDescending: false };
const latest = { columns: ['at', 'id'], values: ['?::timestamptz', '?::uuid'], isDescending: true };
const page = (from: [string, string] | null, isBackward: boolean) => ({ size: 20, from, isBackward });

describe('the SQL of a page', () => {
  it.each([
    ['from the beginning', soonest, page(null, false), 'a = $1', 'ORDER BY date ASC, id ASC LIMIT 21'],
    ['from the end', soonest, page(null, true), 'a = $1', 'ORDER BY date DESC, id DESC LIMIT 21'],
    [
      'after a cursor',
      soonest,
      page(['d', 'i'], false),
      'a = $1 AND (date, id) > ($2, $3)',
      'ORDER BY date ASC, id ASC LIMIT 21',
    ],
    [
      'before a cursor',
      soonest,
      page(['d', 'i'], true),
      'a = $1 AND (date, id) < ($2, $3)',
      'ORDER BY date DESC, id DESC LIMIT 21',
    ],
    [
      'after a cursor of a list that descends',
      latest,
      page(['d', 'i'], false),
      'a = $1 AND (at, id) < ($2::timestamptz, $3::uuid)',
      'ORDER BY at DESC, id DESC LIMIT 21',
    ],
    [
      'before a cursor of one',
      latest,
      page(['d', 'i'], true),
      'a = $1 AND (at, id) > ($2::timestamptz, $3::uuid)',
      'ORDER BY at ASC, id ASC LIMIT 21',
    ],
  ])('%s', (_where, order, request, where, end) => {
    const conditions = new Conditions().add('a = ?', 1);
    expect(addPage(conditions, order, request)).toBe(end);
    expect(conditions.sql).toBe(where);
    expect(conditions.values).toEqual([1, ...(request.from ?? [])]);
  });
});

it.each([
  [soonest, '(date, id) <= ($1, $2)'],
  [latest, '(at, id) >= ($1::timestamptz, $2::uuid)'],
])('a list ends with a row, which belongs to it', (order, where) => {
  expect(upToKeys(new Conditions(), order, ['d', 'i']).sql).toBe(where);
});
