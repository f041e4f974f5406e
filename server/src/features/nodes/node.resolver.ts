import { Arg, Ctx, Extensions, ID, Query, Resolver } from 'type-graphql';
import { Access } from '../../platform/access/access.js';
import { NodeType } from '../../platform/graphql/node.js';
import { anyone } from '../accounts/access-rules.js';
import type { Context } from '../context.js';
import { findNode } from './find-node.js';

/** One for each other table that is asked. */
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
      description: 'Of an event, a series, a draft, a sign-up, a payment or a waiting list entry.',
    })
    id: string,
  ): Promise<NodeType | null> {
    return findNode(context, id);
  }
}
