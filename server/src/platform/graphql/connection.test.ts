import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { connectionOf, instantKey, pageRequest } from './connection.js';

const keys = z.tuple([z.number()]);
const pageOf = (rows: number[], first: number, after: string | null = null) =>
  connectionOf(
    rows,
    pageRequest({ first, after }, keys),
    (row): [number] => [row],
    async () => 3,
  );

describe('a page', () => {
  it('of fewer rows than asked for is the last', () => {
    const { nodes, edges, pageInfo } = pageOf([1, 2], 2);
    expect(nodes).toEqual([1, 2]);
    expect(edges.map(({ node }) => node)).toEqual([1, 2]);
    expect(pageInfo).toEqual({
      hasNextPage: false,
      hasPreviousPage: false,
      startCursor: edges[0]?.cursor,
      endCursor: edges[1]?.cursor,
    });
  });

  it('begins and ends with the cursors of its first and last row', () => {
    const { edges, pageInfo } = pageOf([1, 2, 3], 3);
    expect(pageInfo).toMatchObject({ startCursor: edges[0]?.cursor, endCursor: edges[2]?.cursor });
  });

  it('leaves out the row that tells of a next page', () => {
    const { nodes, pageInfo } = pageOf([1, 2, 3], 2);
    expect(nodes).toEqual([1, 2]);
    expect(pageInfo.hasNextPage).toBe(true);
  });

  it('goes on after the cursor of another', () => {
    const { endCursor } = pageOf([1, 2, 3], 2).pageInfo;
    expect(pageRequest({ first: 2, after: endCursor }, keys)).toEqual({ first: 2, after: [2] });
    expect(pageOf([3], 2, endCursor).pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  });

  it('may be empty', () => {
    expect(pageOf([], 1)).toMatchObject({ nodes: [], pageInfo: { startCursor: null, endCursor: null } });
  });
});

describe('what is asked of a page', () => {
  it.each([1, 2, 100])('G4: may be %i rows', (first) => {
    expect(pageRequest({ first }, keys)).toEqual({ first, after: null });
  });

  it.each([0, 101, -1])('G4: is not %i rows', (first) => {
    expect(() => pageRequest({ first }, keys)).toThrow('"first" must be between 1 and 100');
  });

  it.each([
    '',
    'x',
    '[1]',
    Buffer.from('["1"]').toString('base64url'),
    Buffer.from('[1,2]').toString('base64'),
  ])('is no cursor of another list: %j', (after) => {
    expect(() => pageRequest({ first: 1, after }, keys)).toThrow('"after" is not a cursor of this list');
  });

  it('is refused with a code', () => {
    const badUserInput = expect.objectContaining({ code: 'BAD_USER_INPUT' });
    expect(() => pageRequest({ first: 0 }, keys)).toThrow(badUserInput);
    expect(() => pageRequest({ first: 1, after: '' }, keys)).toThrow(badUserInput);
  });
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
