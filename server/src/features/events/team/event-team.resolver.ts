import { Arg, Args, Ctx, Extensions, FieldResolver, Resolver, Root } from 'type-graphql';
import { Access } from '../../../platform/access/access.js';
import type { Connection } from '../../../platform/graphql/lists/connection.js';
import { PageArguments } from '../../../platform/graphql/lists/connection.types.js';
import { anyone, forbidden, ownAccount, signedIn, withScope } from '../../accounts/access-rules.js';
import { AccessScope } from '../../accounts/access-tokens/access-scope.js';
import { AccountType, Organizer } from '../../accounts/account.types.js';
import type { Context } from '../../context.js';
import type { Event } from '../event.entity.js';
import { EventConnection, EventType } from '../event.types.js';
import { EventInvitationType } from './event-invitation.types.js';
import { openInvitations } from './event-invitations.loader.js';
import { EventMemberType } from './event-member.types.js';
import { EventRole, hasRight, roleOf } from './event-roles.js';
import { listSharedEvents } from './list-shared-events.js';
import { hostsOf, teams } from './read-teams.js';

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

  @Access(anyone)
  @FieldResolver(() => [Organizer], {
    description:
      'The people of the team who are shown as giving the event, the owner first; the owner where none is shown. At most 100.',
  })
  @Extensions({ cost: 5 })
  async hosts(@Ctx() { loaders }: Context, @Root() event: Event): Promise<Organizer[]> {
    return hostsOf(await loaders.of(teams).load(event.id));
  }

  @Access(withScope(signedIn, AccessScope.SIGN_UPS_READ, AccessScope.TEAM_WRITE))
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

  @Access(withScope(signedIn, AccessScope.TEAM_WRITE))
  @FieldResolver(() => [EventInvitationType], {
    nullable: true,
    description:
      "Invitations to the team that wait for an answer, the latest first; at most 100. For the event's owner; FORBIDDEN (and null) for others.",
  })
  @Extensions({ cost: 20 })
  invitations(@Ctx() { loaders, viewer }: Context, @Root() event: Event): Promise<EventInvitationType[]> {
    if (!hasRight(viewer, event, 'MANAGE_TEAM')) throw forbidden();
    return loaders.of(openInvitations).load(event.id);
  }
}

@Resolver(() => AccountType)
export class AccountSharedEventsResolver {
  @Access(withScope(ownAccount, AccessScope.ACCOUNT_READ))
  @FieldResolver(() => EventConnection, {
    description: 'Events of other owners in whose teams the account is, the soonest first.',
  })
  sharedEvents(
    @Ctx() { database, services }: Context,
    @Root() account: AccountType,
    @Args(() => PageArguments) page: PageArguments,
    @Arg('hasEnded', () => Boolean, {
      nullable: true,
      description: 'true: only those that have ended; false: only those that have not.',
    })
    hasEnded: boolean | null,
  ): Promise<Connection<Event>> {
    return listSharedEvents(database, account.id, { page, hasEnded: hasEnded ?? null }, services.clock.now());
  }
}
