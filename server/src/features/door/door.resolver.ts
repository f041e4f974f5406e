import {
  Arg,
  Args,
  Ctx,
  Extensions,
  FieldResolver,
  GraphQLISODateTime,
  ID,
  Int,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { Access } from '../../platform/access/access.js';
import type { Connection } from '../../platform/graphql/lists/connection.js';
import { PageArguments } from '../../platform/graphql/lists/connection.types.js';
import { pageRequest } from '../../platform/graphql/lists/page-request.js';
import { forbidden } from '../accounts/access-rules.js';
import type { Context } from '../context.js';
import type { Event } from '../events/event.entity.js';
import { EventType } from '../events/event.types.js';
import { eventsById } from '../events/events.loader.js';
import { ownedNow } from '../live/owned-now.js';
import { type Subscriber, watchedEvent } from '../live/subscriber.js';
import type { LiveChange } from '../live/watchers.js';
import { costOfSignUpSearch } from '../sign-ups/lists/sign-up-search.js';
import type { SignUp } from '../sign-ups/sign-up.entity.js';
import { ofSignUpsOrDoor, SignUpType } from '../sign-ups/sign-up.types.js';
import { atDoor } from './at-door.js';
import { DoorCount, DoorType } from './door.types.js';
import { hasDoorRight, requireDoor, requireDoorCaller } from './door-rights.js';
import {
  alreadyInCounts,
  arrivalCounts,
  arrivalsByDoor,
  arrivalTimes,
  MAX_DOORS,
} from './scans/arrivals.loader.js';
import { type NamedScan, scanOrder, scanPages } from './scans/list-scans.js';
import { ScanConnection } from './scans/scan.types.js';
import { MAX_FOUND, searchPeople } from './scans/search-people.js';

@Resolver(() => DoorType)
export class DoorResolver {
  @FieldResolver(() => Int, { description: 'How many people have a place.' })
  expectedCount(@Root() event: Event): number {
    return event.signUpCount;
  }

  @FieldResolver(() => Int, { description: 'How many of them have arrived.' })
  @Extensions({ cost: 5 })
  arrivedCount(@Ctx() { loaders }: Context, @Root() { id }: Event): Promise<number> {
    return loaders.of(arrivalCounts).load(id);
  }

  @FieldResolver(() => [DoorCount], {
    description: `The same by entrance, the busiest first; at most ${MAX_DOORS}.`,
  })
  @Extensions({ cost: 5 })
  async arrivedByDoor(@Ctx() { loaders }: Context, @Root() { id }: Event): Promise<DoorCount[]> {
    return (await loaders.of(arrivalsByDoor).load(id)).slice(0, MAX_DOORS);
  }

  @FieldResolver(() => Int, {
    description: 'How many scans were of tickets whose people had arrived already.',
  })
  @Extensions({ cost: 5 })
  alreadyInCount(@Ctx() { loaders }: Context, @Root() { id }: Event): Promise<number> {
    return loaders.of(alreadyInCounts).load(id);
  }

  @FieldResolver(() => ScanConnection, {
    description: 'All scans, in the order in which they were received, the latest first.',
  })
  scans(
    @Ctx() { loaders }: Context,
    @Root() { id }: Event,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Connection<NamedScan>> {
    return loaders.of(scanPages).load({ eventId: id, which: 'all', page: pageRequest(page, scanOrder.keys) });
  }

  @FieldResolver(() => ScanConnection, {
    description:
      'Scans of people whom a device let in without network although the server would not have, the latest first. An undone scan is none of them.',
  })
  conflicts(
    @Ctx() { loaders }: Context,
    @Root() { id }: Event,
    @Args(() => PageArguments) page: PageArguments,
  ): Promise<Connection<NamedScan>> {
    const wanted = { eventId: id, which: 'conflicts', page: pageRequest(page, scanOrder.keys) } as const;
    return loaders.of(scanPages).load(wanted);
  }

  @FieldResolver(() => [SignUpType], {
    description: `People by name, without case and accents, at most ${MAX_FOUND}; none for fewer than two letters. For the team, and for passes that may search.`,
  })
  @Extensions({
    pageSize: () => MAX_FOUND,
    searchCost: ({ text }: { text: string }) => costOfSignUpSearch(text),
  })
  search(
    @Ctx() context: Context,
    @Root() event: Event,
    @Arg('text', () => String, { description: 'Letters of first or last names; the first five words count.' })
    text: string,
  ): Promise<SignUp[]> {
    requireDoor(context, event, 'SEARCH');
    return searchPeople(context.database, event.id, text);
  }
}

@Resolver(() => EventType)
export class EventDoorResolver {
  @Access(atDoor)
  @FieldResolver(() => DoorType, {
    nullable: true,
    description: 'For owner, editors, door helpers and door passes; FORBIDDEN (and null) for others.',
  })
  door(@Ctx() context: Context, @Root() event: Event): Event {
    requireDoor(context, event, 'SCAN');
    return event;
  }

  @Access(atDoor)
  @Subscription(() => DoorType, {
    description:
      'The server sends the door of an event after each scan, each undo and each change of its places, at most twice a second. Callers that may read `Event.door` may subscribe. The stream ends when the event is deleted.',
    subscribe: async (subscriber: Subscriber) => {
      const { context } = subscriber;
      requireDoorCaller(context);
      const eventId = await watchedEvent(subscriber);
      requireDoor(context, await context.loaders.of(eventsById).load(eventId), 'SCAN');
      return context.live.doorOf(eventId);
    },
  })
  async doorChanged(
    @Ctx() context: Context,
    @Root() { event }: LiveChange,
    @Arg('eventId', () => ID, { description: 'Which event.' }) _eventId: string,
  ): Promise<Event> {
    const owned = await ownedNow(context, event);
    requireDoor(context, owned, 'SCAN');
    return owned;
  }
}

@Resolver(() => SignUpType)
export class SignUpArrivalResolver {
  @Access(ofSignUpsOrDoor)
  @FieldResolver(() => GraphQLISODateTime, {
    nullable: true,
    description:
      "When the person was let in; null: not yet. For the event's team and its door passes; FORBIDDEN (and null) for others.",
  })
  async arrivedAt(@Ctx() context: Context, @Root() { id, eventId }: SignUp): Promise<Date | null> {
    const event = await context.loaders.of(eventsById).load(eventId);
    if (!hasDoorRight(context, event, 'SCAN')) throw forbidden();
    return context.loaders.of(arrivalTimes).load(id);
  }
}
