import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Access } from '../../../platform/access/access.js';
import { anyone } from '../../accounts/access-rules.js';
import { Organizer } from '../../accounts/account.types.js';
import type { Context } from '../../context.js';
import { findHost } from './hosted-by.js';

@Resolver()
export class HostsResolver {
  @Access(anyone)
  @Query(() => Organizer, {
    nullable: true,
    description:
      'A person whom a public event names as a host, also one that has ended or is cancelled; null for every other account. Their events: `events(filter: { hostId })`.',
  })
  host(
    @Ctx() { database }: Context,
    @Arg('id', () => ID, { description: 'Which account.' }) id: string,
  ): Promise<Organizer | null> {
    return findHost(database, id);
  }
}
