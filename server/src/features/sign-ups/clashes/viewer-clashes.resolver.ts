import { Ctx, Extensions, FieldResolver, Resolver, Root } from 'type-graphql';
import { Access } from '../../../platform/access/access.js';
import { anyone } from '../../accounts/access-rules.js';
import type { Context } from '../../context.js';
import type { Event } from '../../events/event.entity.js';
import { EventType } from '../../events/event.types.js';
import { MAX_CLASHES, viewerClashes } from './viewer-clashes.loader.js';

@Resolver(() => EventType)
export class ViewerClashesResolver {
  @Access(anyone)
  @FieldResolver(() => [EventType], {
    description: `Other events at which the viewer has a place, or waits for one, at the same time; the soonest first, at most ${MAX_CLASHES}. None for an anonymous visitor, and for an access token without SIGN_UPS_READ.`,
  })
  @Extensions({ pageSize: () => MAX_CLASHES })
  viewerClashes(@Ctx() { loaders }: Context, @Root() event: Event): Promise<Event[]> {
    return loaders.of(viewerClashes).load(event.id);
  }
}
