import { gql } from '@apollo/client';
import { beforeEach, expect, it } from 'vitest';
import { createCache } from './apollo-client';
import { keepFirstPages } from './keyset-connection';

const query = gql`
  query ($after: String) {
    events(first: 2, after: $after) {
      nodes {
        id
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

let cache = createCache();

function write(after: string | null, ids: string[], hasNextPage: boolean) {
  const nodes = ids.map((id) => ({ __typename: 'Event', id }));
  cache.writeQuery({
    query,
    variables: { after },
    data: { events: { nodes, pageInfo: { hasNextPage, endCursor: ids.at(-1) ?? null } } },
  });
}

function read() {
  const { events } = cache.readQuery<{
    events: { nodes: { id: string }[]; pageInfo: { endCursor: string } };
  }>({
    query,
  }) ?? { events: { nodes: [], pageInfo: { endCursor: '' } } };
  return { ids: events.nodes.map(({ id }) => id).join(''), endCursor: events.pageInfo.endCursor };
}

beforeEach(() => {
  cache = createCache();
  write(null, ['a', 'b'], true);
});

it('puts the next page after the first', () => {
  write('b', ['c', 'd'], false);
  expect(read()).toEqual({ ids: 'abcd', endCursor: 'd' });
});

it('counts an event once when pages overlap', () => {
  write('b', ['b', 'c'], false);
  expect(read().ids).toBe('abc');
});

it('keeps the later pages when the first is read again unchanged', () => {
  write('b', ['c'], false);
  write(null, ['a', 'b'], true);
  expect(read()).toEqual({ ids: 'abc', endCursor: 'c' });
});

it('starts anew when the first page has changed', () => {
  write('b', ['c'], false);
  write(null, ['x', 'a'], true);
  expect(read()).toEqual({ ids: 'xa', endCursor: 'a' });
});

it.each([
  ['an event in its middle', ['a', 'x']],
  ['one event more', ['a', 'b', 'c']],
])('starts anew when the first page has changed by %s', (_change, ids) => {
  write(null, ids, true);
  expect(read().ids).toBe(ids.join(''));
});

it('is replaced where no query asks for pages', () => {
  const all = gql`
    query {
      events {
        nodes {
          id
        }
      }
    }
  `;
  for (const id of ['a', 'b']) {
    cache.writeQuery({ query: all, data: { events: { nodes: [{ __typename: 'Event', id }] } } });
  }
  expect(cache.readQuery<{ events: { nodes: object[] } }>({ query: all })?.events.nodes).toEqual([
    { __typename: 'Event', id: 'b' },
  ]);
});

it('goes on from its first page once the later ones are given up', () => {
  write('b', ['c', 'd'], true);
  write('d', ['e'], false);
  keepFirstPages(cache);
  expect(read()).toEqual({ ids: 'ab', endCursor: 'b' });
  write('b', ['c', 'd'], true);
  expect(read()).toEqual({ ids: 'abcd', endCursor: 'd' });
});

it('stays as it is where no page has come after the first', () => {
  keepFirstPages(cache);
  expect(read()).toEqual({ ids: 'ab', endCursor: 'b' });
});

it('ends where the first page says that nothing follows it', () => {
  write('b', ['c'], false);
  write(null, ['a', 'b'], false);
  expect(read()).toEqual({ ids: 'ab', endCursor: 'b' });
});

it('becomes empty when the list does', () => {
  write(null, [], false);
  expect(read().ids).toBe('');
});

it('leaves out an event that was deleted', () => {
  cache.evict({ id: 'Event:a' });
  expect(read().ids).toBe('b');
});

const countQuery = gql`
  query {
    events(first: 1) {
      totalCount
    }
  }
`;
const writeCount = (totalCount: number) =>
  cache.writeQuery({ query: countQuery, data: { events: { totalCount } } });

it('leaves the list as it is when only its count was read', () => {
  write(null, ['a', 'b'], true);
  write('b', ['c'], false);
  writeCount(3);
  expect(read()).toEqual({ ids: 'abc', endCursor: 'c' });
  expect(cache.readQuery({ query: countQuery })).toEqual({ events: { totalCount: 3 } });
});

it('is the list that is read after its count', () => {
  writeCount(3);
  write(null, ['a', 'b'], true);
  expect(read()).toEqual({ ids: 'ab', endCursor: 'b' });
});

it('keeps the later pages of a log when new nodes come on top of it', () => {
  const log = gql`
    query ($after: String) {
      event(id: "bread") {
        id
        activity(first: 2, after: $after) {
          nodes {
            id
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  `;
  const writeLog = (after: string | null, ids: string[], hasNextPage: boolean) => {
    const nodes = ids.map((id) => ({ __typename: 'Activity', id }));
    const activity = { nodes, pageInfo: { hasNextPage, endCursor: ids.at(-1) ?? null } };
    const data = { event: { __typename: 'Event', id: 'bread', activity } };
    cache.writeQuery({ query: log, variables: { after }, data });
  };
  writeLog(null, ['d', 'c'], true);
  writeLog('c', ['b', 'a'], false);
  writeLog(null, ['e', 'd'], true);
  const shown = cache.readQuery<{ event: { activity: { nodes: { id: string }[]; pageInfo: object } } }>({
    query: log,
  });
  expect(shown?.event.activity.nodes.map(({ id }) => id).join('')).toBe('edcba');
  expect(shown?.event.activity.pageInfo).toEqual({ hasNextPage: false, endCursor: 'a' });
});
