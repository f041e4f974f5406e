import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { encodeCursor, instantKey, pageRequest } from './page-request.js';

const keys = z.tuple([z.number()]);
const cursor = encodeCursor([2]);
const DEFAULT = 20;

describe('the request for a page', () => {
  it.each([1, 2, 100])('G4: may be %i rows, from either end', (size) => {
    expect(pageRequest({ first: size }, keys)).toEqual({ size, from: null, isBackward: false });
    expect(pageRequest({ first: DEFAULT, last: size }, keys)).toEqual({ size, from: null, isBackward: true });
  });

  it.each([0, 101, -1])('G4: is not %i rows', (size) => {
    expect(() => pageRequest({ first: size }, keys)).toThrow('"first" must be between 1 and 100');
    expect(() => pageRequest({ first: DEFAULT, last: size }, keys)).toThrow(
      '"last" must be between 1 and 100',
    );
  });

  it('may go on after a cursor, or end before one', () => {
    expect(pageRequest({ first: 2, after: cursor }, keys)).toMatchObject({ from: [2], isBackward: false });
    expect(pageRequest({ first: DEFAULT, last: 2, before: cursor }, keys)).toMatchObject({
      from: [2],
      isBackward: true,
    });
  });

  it('is read from `last` where there is one, whatever `first` is', () => {
    expect(pageRequest({ first: 0, last: 3 }, keys)).toMatchObject({ size: 3, isBackward: true });
  });

  it('takes null for what is not given', () => {
    const nothing = { after: null, last: null, before: null };
    expect(pageRequest({ first: 5, ...nothing }, keys)).toEqual({ size: 5, from: null, isBackward: false });
    expect(pageRequest({ first: 5, ...nothing, last: 4 }, keys)).toMatchObject({ size: 4 });
  });

  it.each([
    [{ before: cursor }, '"before" goes with "last" alone'],
    [{ after: cursor, before: cursor }, '"before" goes with "last" alone'],
    [{ last: 2, after: cursor }, '"after" does not go with "last": give "before", or "first" alone'],
    [
      { last: 2, after: cursor, before: cursor },
      '"after" does not go with "last": give "before", or "first" alone',
    ],
    // Also where the cursor is none.
    [{ last: 2, after: '' }, '"after" does not go with "last": give "before", or "first" alone'],
  ])('is of one direction, and not %j', (given, message) => {
    expect(() => pageRequest({ first: DEFAULT, ...given }, keys)).toThrow(message);
  });

  it.each([
    '',
    'x',
    '[1]',
    Buffer.from('["1"]').toString('base64url'),
    Buffer.from('[1,2]').toString('base64'),
  ])('is no cursor of another list: %j', (wrong) => {
    expect(() => pageRequest({ first: 1, after: wrong }, keys)).toThrow(
      '"after" is not a cursor of this list',
    );
    expect(() => pageRequest({ first: DEFAULT, last: 1, before: wrong }, keys)).toThrow(
      '"before" is not a cursor of this list',
    );
  });

  it.each([{ first: 0 }, { last: 0 }, { after: '' }, { last: 1, before: '' }, { before: '' }])(
    'is refused with a code: %j',
    (given) => {
      const badUserInput = expect.objectContaining({ code: 'BAD_USER_INPUT' });
      expect(() => pageRequest({ first: DEFAULT, ...given }, keys)).toThrow(badUserInput);
    },
  );
});

it.each([
  ['2027-03-14T10:00:00.000Z', true],
  ['0001-01-01T00:00:00.000Z', true],
  ['0000-12-31T23:59:59.999Z', false],
  ['2027-03-14T10:00:00Z', false],
  ['2027-02-31T10:00:00.000Z', false],
  ['infinity', false],
])('whether %s is an instant of a cursor: %s', (instant, expected) => {
  expect(instantKey.safeParse(instant).success).toBe(expected);
});
