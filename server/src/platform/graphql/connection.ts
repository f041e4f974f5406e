import { ArgsType, type ClassType, Extensions, Field, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { Access, asItsParent } from '../access/access.js';
import { RequestError } from './request-errors.js';

/** The largest page that may be asked for. */
export const MAX_PAGE_SIZE = 100;

/** The cost of counting a list, in objects: every row is looked at and none is sent. */
const COUNTING = 20;

@ArgsType()
export class PageArguments {
  @Field(() => Int, { defaultValue: 20, description: 'How many, 1 to 100.' })
  first: number;

  @Field(() => String, { nullable: true, description: 'The cursor to go on after.' })
  after?: string | null;
}

@Access(asItsParent)
@ObjectType({ description: 'Where a page lies in its list.', simpleResolvers: true })
class PageInfo {
  @Field({ description: 'Whether there is another page after this one.' })
  hasNextPage: boolean;

  @Field({ description: 'Whether there is another page before this one.' })
  hasPreviousPage: boolean;

  @Field(() => String, { nullable: true, description: 'The cursor of the first item on this page.' })
  @Extensions({ maxLength: 150 })
  startCursor: string | null;

  @Field(() => String, { nullable: true, description: 'The cursor of the last item on this page.' })
  @Extensions({ maxLength: 150 })
  endCursor: string | null;
}

interface Edge<Node> {
  cursor: string;
  node: Node;
}

export interface Connection<Node> {
  edges: Edge<Node>[];
  nodes: Node[];
  pageInfo: PageInfo;
  /** How long the whole list is. Counted only when it is asked for. */
  totalCount(): Promise<number>;
}

/** A cursor's key: an instant from the year 1 on, since PostgreSQL knows no year 0. */
export const instantKey = z.iso.datetime({ precision: 3 }).refine((instant) => !instant.startsWith('0000'));

/** The page's size and the keys of the row to go on after; one row more than `first` tells whether there is a next page. */
export interface PageRequest<Keys> {
  first: number;
  after: Keys | null;
}

/**
 * Checks a page's arguments, however they were given (literal, variable or default).
 * @param keys the shape of the cursor's keys, the values that the list is ordered by
 * @throws RequestError BAD_USER_INPUT for a size outside 1..100 or a cursor that this list never gave
 */
export function pageRequest<Keys>({ first, after }: PageArguments, keys: z.ZodType<Keys>): PageRequest<Keys> {
  return { first: pageSize(first), after: after == null ? null : decodeCursor(after, keys) };
}

/** @throws RequestError BAD_USER_INPUT for a size outside 1..100 */
export function pageSize(first: number): number {
  if (first < 1 || first > MAX_PAGE_SIZE) {
    throw new RequestError('BAD_USER_INPUT', `"first" must be between 1 and ${MAX_PAGE_SIZE}`);
  }
  return first;
}

/**
 * Makes a connection of at most `first` of the rows, which were asked for with a limit of `first + 1`.
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
  throw new Error('Nobody counts this list');
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
    this.nodes = rows.slice(0, request.first);
  }

  get edges(): Edge<Row>[] {
    return this.nodes.map((node) => ({ cursor: this.#cursorOf(node), node }));
  }

  get pageInfo(): PageInfo {
    const [start, end] = [this.nodes[0], this.nodes.at(-1)];
    return {
      hasNextPage: this.rows.length > this.request.first,
      hasPreviousPage: this.request.after !== null,
      startCursor: start ? this.#cursorOf(start) : null,
      endCursor: end ? this.#cursorOf(end) : null,
    };
  }

  #cursorOf(row: Row): string {
    return encodeCursor(this.keysOf(row));
  }
}

/** Declares the GraphQL types `{Node}Edge` and `{Node}Connection` for a node type. */
export function connectionTypeOf<Node extends object>(nodeType: ClassType<Node>, name: string) {
  @Access(asItsParent)
  @ObjectType(`${name}Connection`, { description: PAGE, simpleResolvers: true })
  class ConnectionType extends connectionFields(nodeType, name) {
    @Field(() => Int, { description: 'How many there are on all pages.' })
    @Extensions({ cost: COUNTING })
    totalCount: () => Promise<number>;
  }

  return ConnectionType;
}

/** The same without `totalCount`, for a list that nobody reads as a whole. */
export function uncountedConnectionTypeOf<Node extends object>(nodeType: ClassType<Node>, name: string) {
  @Access(asItsParent)
  @ObjectType(`${name}Connection`, { description: PAGE, simpleResolvers: true })
  class ConnectionType extends connectionFields(nodeType, name) {}

  return ConnectionType;
}

const PAGE = 'One page of a list.';

function connectionFields<Node extends object>(nodeType: ClassType<Node>, name: string) {
  @Access(asItsParent)
  @ObjectType(`${name}Edge`, {
    description: 'One item of a list, with its place in it.',
    simpleResolvers: true,
  })
  class EdgeType {
    @Field({ description: 'Give it as `after` to go on from here.' })
    @Extensions({ maxLength: 150 })
    cursor: string;

    @Field(() => nodeType, { description: 'The item.' })
    node: Node;
  }

  @ObjectType({ simpleResolvers: true })
  abstract class ConnectionFields {
    @Field(() => [EdgeType], { description: 'The items of this page, each with its cursor.' })
    edges: EdgeType[];

    @Field(() => [nodeType], { description: 'The items of this page.' })
    nodes: Node[];

    @Field(() => PageInfo, { description: 'Where this page begins and ends.' })
    pageInfo: PageInfo;
  }

  return ConnectionFields;
}

function encodeCursor(keys: unknown): string {
  return Buffer.from(JSON.stringify(keys)).toString('base64url');
}

function decodeCursor<Keys>(cursor: string, keys: z.ZodType<Keys>): Keys {
  try {
    return keys.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw new RequestError('BAD_USER_INPUT', '"after" is not a cursor of this list');
  }
}
