import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Access } from '../../../platform/access/access.js';
import type { Connection } from '../../../platform/graphql/lists/connection.js';
import { PageArguments } from '../../../platform/graphql/lists/connection.types.js';
import { pageRequest } from '../../../platform/graphql/lists/page-request.js';
import { forbidden, signedIn, withScope } from '../../accounts/access-rules.js';
import { AccessScope } from '../../accounts/access-tokens/access-scope.js';
import { Organizer } from '../../accounts/account.types.js';
import { organizersIfThere } from '../../accounts/organizers.loader.js';
import type { Context } from '../../context.js';
import type { Event } from '../event.entity.js';
import { EventType } from '../event.types.js';
import { hasRight } from '../team/event-roles.js';
import { activityOrder, activityPages } from './activities.loader.js';
import type { Activity } from './activity.entity.js';
import { ActivityConnection, ActivityType } from './activity.types.js';

@Resolver(() => EventType)
export class EventActivityResolver {
  @Access(withScope(signedIn, AccessScope.EVENTS_WRITE))
  @FieldResolver(() => ActivityConnection, {
    nullable: true,
    description:
      "The actions of the event's team, the latest first, for two years. For the event's owner and editors; FORBIDDEN (and null) for others.",
  })
  activity(
    @Ctx() { viewer, loaders }: Context,
    @Root() event: Event,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Connection<Activity>> {
    if (!hasRight(viewer, event, 'SEE_ACTIVITY')) throw forbidden();
    return loaders.of(activityPages).load({ eventId: event.id, page: pageRequest(page, activityOrder.keys) });
  }
}

@Resolver(() => ActivityType)
export class ActivityResolver {
  @FieldResolver(() => Organizer, {
    nullable: true,
    description: 'The account that did it; null: the product itself, or an account that is deleted.',
  })
  async actor(@Ctx() { loaders }: Context, @Root() { actorId }: Activity): Promise<Organizer | null> {
    return actorId === null ? null : loaders.of(organizersIfThere).load(actorId);
  }

  @FieldResolver(() => Organizer, {
    nullable: true,
    description: 'The account that it was done to; null where there is none, or it is deleted.',
  })
  async subject(@Ctx() { loaders }: Context, @Root() { subjectId }: Activity): Promise<Organizer | null> {
    return subjectId === null ? null : loaders.of(organizersIfThere).load(subjectId);
  }
}
