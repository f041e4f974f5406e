import { Ctx, FieldResolver, GraphQLISODateTime, Resolver, Root } from 'type-graphql';
import { Access } from '../../platform/access/access.js';
import { anyone, withScope } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import type { Context } from '../context.js';
import type { Event } from '../events/event.entity.js';
import { EventType } from '../events/event.types.js';
import { viewerPlacesHeldUntil } from './viewer-places-held-until.loader.js';

@Resolver(() => EventType)
export class EventPlaceHoldResolver {
  @Access(withScope(anyone, AccessScope.SIGN_UPS_READ))
  @FieldResolver(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Until when a place is held for the viewer, who has yet to pay for it; null when none is, or anonymous.',
  })
  viewerPlaceHeldUntil(@Ctx() { loaders }: Context, @Root() event: Event): Promise<Date | null> {
    return loaders.of(viewerPlacesHeldUntil).load(event.id);
  }
}
