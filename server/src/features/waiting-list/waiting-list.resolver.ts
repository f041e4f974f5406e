import { Arg, Args, Ctx, Extensions, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import { Access } from '../../platform/access/access.js';
import type { Connection } from '../../platform/graphql/lists/connection.js';
import { PageArguments } from '../../platform/graphql/lists/connection.types.js';
import { pageRequest } from '../../platform/graphql/lists/page-request.js';
import { anyone, forbidden, ownAccount, signedIn, withScope } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import { AccountType } from '../accounts/account.types.js';
import { typedEmail } from '../contacts/contact.js';
import type { Context } from '../context.js';
import type { Event } from '../events/event.entity.js';
import { EventType } from '../events/event.types.js';
import { eventsById } from '../events/events.loader.js';
import { byStartOfEvent } from '../events/lists/event-order.js';
import { hasRight } from '../events/team/event-roles.js';
import { SignUpInput } from '../sign-ups/sign-up.types.js';
import { joinWaitingList } from './join-waiting-list.js';
import { leaveWaitingList } from './leave-waiting-list.js';
import { listWaitingOf, viewerWaitingListEntries, waitingOrder, waitingPages } from './list-waiting.js';
import { positionsInLine } from './positions-in-line.loader.js';
import {
  LeaveWaitingListInput,
  LeaveWaitingListPayload,
  WaitingListEntryConnection,
  WaitingListEntryPayload,
  WaitingListEntryType,
} from './waiting-list.types.js';
import type { WaitingListEntry } from './waiting-list-entry.entity.js';

@Resolver(() => WaitingListEntryType)
export class WaitingListResolver {
  @Access(withScope(signedIn, AccessScope.SIGN_UPS_WRITE))
  @Mutation(() => WaitingListEntryPayload, {
    description: 'Lets the viewer wait for a place at an event that is full.',
  })
  async joinWaitingList(
    @Ctx() context: Context,
    @Arg('input', () => SignUpInput) input: SignUpInput,
  ): Promise<Omit<WaitingListEntryPayload, 'userErrors'>> {
    return {
      waitingListEntry: (await joinWaitingList(context, input)) as WaitingListEntryType & WaitingListEntry,
    };
  }

  @Access(withScope(signedIn, AccessScope.SIGN_UPS_WRITE))
  @Mutation(() => LeaveWaitingListPayload, {
    description: "Ends the viewer's waiting. A place that was offered goes to the next in line.",
  })
  async leaveWaitingList(
    @Ctx() context: Context,
    @Arg('input', () => LeaveWaitingListInput) input: LeaveWaitingListInput,
  ): Promise<Omit<LeaveWaitingListPayload, 'userErrors'>> {
    return { leftEventId: await leaveWaitingList(context, input) };
  }

  @FieldResolver({ description: 'As typed when joining.' })
  @Extensions({ maxLength: 200 })
  name(@Root() { contact }: WaitingListEntry): string {
    return contact.name;
  }

  @FieldResolver({ description: 'As typed when joining.' })
  @Extensions({ maxLength: 254 })
  email(@Root() { contact }: WaitingListEntry): string {
    return typedEmail(contact);
  }

  @FieldResolver(() => Int, { description: '1 is next; 0: a place is offered.' })
  position(@Ctx() { loaders }: Context, @Root() entry: WaitingListEntry): Promise<number> {
    return loaders.of(positionsInLine).load(entry);
  }

  @FieldResolver(() => EventType, { description: 'The event that the person waits for.' })
  event(@Ctx() { loaders }: Context, @Root() entry: WaitingListEntry): Promise<Event> {
    return loaders.of(eventsById).load(entry.eventId);
  }
}

@Resolver(() => EventType)
export class EventWaitingListResolver {
  @Access(withScope(anyone, AccessScope.SIGN_UPS_READ))
  @FieldResolver(() => WaitingListEntryType, {
    nullable: true,
    description: "The viewer's entry in the waiting list; null when not waiting or anonymous.",
  })
  viewerWaitingListEntry(
    @Ctx() { loaders }: Context,
    @Root() event: Event,
  ): Promise<WaitingListEntry | null> {
    return loaders.of(viewerWaitingListEntries).load(event.id);
  }

  @Access(withScope(signedIn, AccessScope.SIGN_UPS_READ))
  @FieldResolver(() => WaitingListEntryConnection, {
    nullable: true,
    description:
      "The people who wait for a place, the longest first, those with an offer included. For the event's owner and editors; FORBIDDEN (and null) for others.",
  })
  waitingListEntries(
    @Ctx() { loaders, viewer }: Context,
    @Root() event: Event,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Connection<WaitingListEntry>> {
    if (!hasRight(viewer, event, 'SEE_PEOPLE')) throw forbidden();
    return loaders.of(waitingPages).load({ eventId: event.id, page: pageRequest(page, waitingOrder.keys) });
  }
}

@Resolver(() => AccountType)
export class AccountWaitingListResolver {
  @Access(withScope(ownAccount, AccessScope.SIGN_UPS_READ))
  @FieldResolver(() => WaitingListEntryConnection, {
    nullable: true,
    description:
      "The account's places in waiting lists, the soonest event first. Events that have ended are left out.",
  })
  waitingListEntries(
    @Ctx() { database, services }: Context,
    @Root() account: AccountType,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Connection<WaitingListEntry>> {
    return listWaitingOf(database, account.id, pageRequest(page, byStartOfEvent.keys), services.clock.now());
  }
}
