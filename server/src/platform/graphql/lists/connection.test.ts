import { describe, expect, it } from 'vitest';
import { connectionOf } from './connection.js';
import { encodeCursor } from './page-request.js';

type Keys = [number];

const pageOf = (rows: readonly number[], size: number, from: Keys | null = null, isBackward = false) =>
  connectionOf(
    rows,
    { size, from, isBackward },
    (row): Keys => [row],
    async () => 3,
  );
const backwards = (rows: readonly number[], size: number, from: Keys | null = null) =>
  pageOf(rows, size, from, true);

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

  it('has a page before it when it goes on after a cursor', () => {
    expect(pageOf([3], 2, [2]).pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  });

  it('of a list that is not counted says so', async () => {
    const { totalCount } = connectionOf([1], { size: 1, from: null, isBackward: false }, (row) => [row]);
    await expect(totalCount()).rejects.toThrow('This list is not counted');
  });

  it('may be empty', () => {
    for (const { nodes, pageInfo } of [pageOf([], 1), backwards([], 1)]) {
      expect(nodes).toEqual([]);
      expect(pageInfo).toMatchObject({ startCursor: null, endCursor: null });
    }
  });
});

describe('a page that was read backwards', () => {
  it("has the list's order, without the row that tells of a page before", () => {
    const { nodes, edges, pageInfo } = backwards([5, 4, 3], 2);
    expect(nodes).toEqual([4, 5]);
    expect(edges.map(({ node }) => node)).toEqual([4, 5]);
    expect(pageInfo).toEqual({
      hasNextPage: false,
      hasPreviousPage: true,
      startCursor: encodeCursor([4]),
      endCursor: encodeCursor([5]),
    });
  });

  it('has a page after it when it ends before a cursor', () => {
    expect(backwards([2, 1], 2, [3]).pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
  });

  it('leaves the rows as they are, which other requests may read', () => {
    const rows = Object.freeze([2, 1]);
    expect(backwards(rows, 2).nodes).toEqual([1, 2]);
    expect(rows).toEqual([2, 1]);
  });
});
