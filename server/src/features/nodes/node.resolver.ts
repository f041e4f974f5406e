import { Arg, Ctx, Extensions, ID, Query, Resolver } from 'type-graphql';
import { Access } from '../../platform/access/access.js';
import { NodeType } from '../../platform/graphql/node.js';
import { anyone } from '../accounts/access-rules.js';
import type { Context } from '../context.js';
import { findNode } from './find-node.js';

/** For the statement that asks the tables which of them has the id. */
const ASKING_TABLES = 4;

@Resolver()
export class NodeResolver {
  @Access(anyone)
  @Query(() => NodeType, {
    nullable: true,
    description: 'The object with that id, as far as the caller may see it; null otherwise.',
  })
  @Extensions({ cost: ASKING_TABLES })
  node(
    @Ctx() context: Context,
    @Arg('id', () => ID, {
      description: 'Of an object of any type that is a Node.',
    })
    id: string,
  ): Promise<NodeType | null> {
    return findNode(context, id);
  }
}
