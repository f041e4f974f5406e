import { type ApolloCache, type FieldPolicy, isReference, type Reference } from '@apollo/client';

interface KeysetConnection {
  /** Missing where only the count of a list was asked for. */
  nodes?: readonly Reference[];
  pageInfo?: { hasNextPage?: boolean };
  totalCount?: number | undefined;
  /** The list before the pages after the first came. */
  firstPage?: KeysetConnection;
}

function isStartOf(start: readonly Reference[], whole: readonly Reference[]): boolean {
  return start.every((node, index) => node.__ref === whole[index]?.__ref);
}

/** Empty where the node is not known. */
function nodesBelow(node: Reference | undefined, nodes: readonly Reference[]): readonly Reference[] {
  const index = nodes.findIndex(({ __ref }) => __ref === node?.__ref);
  return index < 0 ? [] : nodes.slice(index + 1);
}

/** Of all lists of events, only what came first stays. */
export function keepFirstPages(cache: ApolloCache): void {
  cache.modify<{ events: KeysetConnection }>({
    fields: {
      events: (list) =>
        isReference(list) || !list.firstPage ? list : { ...list.firstPage, totalCount: list.totalCount },
    },
  });
}

/**
 * A list that grows page by page. A node counts once, however the pages overlap.
 * @param kind log: nodes come on top, and none ever moves or goes
 */
export function keysetConnection(
  keyArgs: string[],
  kind: 'list' | 'log' = 'list',
): FieldPolicy<KeysetConnection> {
  return {
    keyArgs,
    merge(existing, incoming, { args }) {
      if (!existing?.nodes) return incoming;
      if (!incoming.nodes) return { ...existing, ...incoming };
      if (args?.after) {
        const known = new Set(existing.nodes.map((node) => node.__ref));
        return {
          ...incoming,
          firstPage: existing.firstPage ?? existing,
          nodes: [...existing.nodes, ...incoming.nodes.filter((node) => !known.has(node.__ref))],
        };
      }
      const below = kind === 'log' ? nodesBelow(incoming.nodes.at(-1), existing.nodes) : [];
      if (below.length > 0) {
        const { pageInfo = {} } = existing;
        return { ...existing, ...incoming, pageInfo, nodes: [...incoming.nodes, ...below] };
      }
      // The first page read again: while it is the same, the pages already loaded after it stay where they are.
      if (!incoming.pageInfo?.hasNextPage || !isStartOf(incoming.nodes, existing.nodes)) return incoming;
      return 'totalCount' in incoming ? { ...existing, totalCount: incoming.totalCount } : existing;
    },
  };
}
