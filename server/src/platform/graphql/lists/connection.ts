import { encodeCursor, type PageRequest } from './page-request.js';

/** Where a page lies in its list. */
interface PagePlace {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor: string | null;
  endCursor: string | null;
}

interface Edge<Node> {
  cursor: string;
  node: Node;
}

export interface Connection<Node> {
  edges: Edge<Node>[];
  nodes: Node[];
  pageInfo: PagePlace;
  /** How long the whole list is. Counted only when it is asked for. */
  totalCount(): Promise<number>;
}

/**
 * Makes a connection of a page's rows.
 * @param rows in the order in which they were read (`addPage`), with one more than the page has where there is one
 * @param countAll counts the rows of all pages; none for a list whose type has no `totalCount`
 */
export function connectionOf<Row, Keys>(
  rows: readonly Row[],
  page: PageRequest<Keys>,
  keysOf: (row: Row) => Keys,
  countAll: () => Promise<number> = uncounted,
): Connection<Row> {
  return new Page(rows, page, keysOf, countAll);
}

async function uncounted(): Promise<number> {
  throw new Error('This list is not counted');
}

/**
 * Creates cursors on demand. A class, because V8 retains what the getters of an object literal close over
 * until the next full garbage collection, and those would be all rows of all pages.
 */
class Page<Row, Keys> implements Connection<Row> {
  readonly nodes: Row[];

  constructor(
    private readonly rows: readonly Row[],
    private readonly request: PageRequest<Keys>,
    private readonly keysOf: (row: Row) => Keys,
    readonly totalCount: () => Promise<number>,
  ) {
    // Rows may be shared with other requests: a copy is turned round.
    const read = rows.slice(0, request.size);
    this.nodes = request.isBackward ? read.reverse() : read;
  }

  get edges(): Edge<Row>[] {
    return this.nodes.map((node) => ({ cursor: this.#cursorOf(node), node }));
  }

  get pageInfo(): PagePlace {
    const { size, from, isBackward } = this.request;
    const [start, end] = [this.nodes[0], this.nodes.at(-1)];
    const [isMoreToRead, isBesideCursor] = [this.rows.length > size, from !== null];
    return {
      hasNextPage: isBackward ? isBesideCursor : isMoreToRead,
      hasPreviousPage: isBackward ? isMoreToRead : isBesideCursor,
      startCursor: start ? this.#cursorOf(start) : null,
      endCursor: end ? this.#cursorOf(end) : null,
    };
  }

  #cursorOf(row: Row): string {
    return encodeCursor(this.keysOf(row));
  }
}
