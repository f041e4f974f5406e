import { ArgsType, type ClassType, Extensions, Field, Int, ObjectType } from 'type-graphql';
import { Access, asItsParent } from '../../access/access.js';
import type { GivenPage } from './page-request.js';

/** The cost of counting a list, in objects: every row is looked at and none is sent. */
const COUNTING = 20;

/** Declares the arguments of a list. @param size of a page where the client says none */
export function pageArgumentsOf(size: number) {
  @ArgsType()
  abstract class Arguments implements GivenPage {
    @Field(() => Int, {
      defaultValue: size,
      description: 'How many, 1 to 100. Not read where `last` is given.',
    })
    first: number;

    @Field(() => String, { nullable: true, description: 'The cursor to go on after. Not with `last`.' })
    after?: string | null;

    @Field(() => Int, {
      nullable: true,
      description: 'How many, counted back from `before` or from the end of the list, 1 to 100.',
    })
    last?: number | null;

    @Field(() => String, { nullable: true, description: 'The cursor to end before. With `last` alone.' })
    before?: string | null;
  }

  return Arguments;
}

@ArgsType()
export class PageArguments extends pageArgumentsOf(20) {}

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

/** The same without `totalCount`, for a list that no client reads as a whole. */
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
    @Field({ description: 'Give it as `after` to go on from here, or with `last` as `before` to go back.' })
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
