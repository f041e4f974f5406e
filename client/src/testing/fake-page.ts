export interface Page {
  first: number;
  after?: string;
}

export interface PageOf<Node> {
  nodes: Node[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

export function pageOf<Node extends { id: string }>(
  all: Node[],
  { first, after }: Page = { first: 20 },
): PageOf<Node> {
  const start = all.findIndex(({ id }) => id === after) + 1;
  const nodes = all.slice(start, start + first);
  return {
    nodes,
    pageInfo: { hasNextPage: start + first < all.length, endCursor: nodes.at(-1)?.id ?? null },
  };
}
