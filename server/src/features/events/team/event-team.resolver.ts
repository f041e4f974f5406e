import { Ctx, Extensions, FieldResolver, Resolver, Root } from 'type-graphql';
import { Access } from '../../../platform/access/access.js';
import { anyone, forbidden, signedIn, withScope } from '../../accounts/access-rules.js';
import { AccessScope } from '../../accounts/access-tokens/access-scope.js';
import type { Context } from '../../context.js';
import type { Event } from '../event.entity.js';
import { EventType } from '../event.types.js';
import { EventMemberType } from './event-member.types.js';
import { EventRole, hasRight, roleOf } from './event-roles.js';
import { teams } from './read-teams.js';

@Resolver(() => EventType)
export class EventTeamResolver {
  @Access(anyone)
  @FieldResolver(() => EventRole, {
    nullable: true,
    description: "The viewer's role in the event's team; null for others.",
  })
  viewerRole(@Ctx() { viewer }: Context, @Root() event: Event): EventRole | null {
    return roleOf(viewer, event);
  }

  @Access(withScope(signedIn, AccessScope.EVENTS_WRITE, AccessScope.SIGN_UPS_READ))
  @FieldResolver(() => [EventMemberType], {
    nullable: true,
    description:
      "The people who run the event, the owner first; at most 100. For the event's team; FORBIDDEN (and null) for others.",
  })
  @Extensions({ cost: 20 })
  async team(@Ctx() { loaders, viewer }: Context, @Root() event: Event): Promise<EventMemberType[]> {
    if (!hasRight(viewer, event, 'SEE_TEAM')) throw forbidden();
    const members = await loaders.of(teams).load(event.id);
    const seesAddresses = hasRight(viewer, event, 'MANAGE_TEAM');
    return members.map(({ accountId: id, name, email, ...member }) => ({
      ...member,
      account: { id, name },
      email: seesAddresses ? email : null,
    }));
  }
}
