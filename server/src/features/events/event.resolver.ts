import { EXCERPT_LENGTH, excerptOf } from '@turnout/texts/excerpt';
import type { MarkdownNode } from '@turnout/texts/markdown-node';
import { markdownTree } from '@turnout/texts/markdown-tree';
import {
  Arg,
  Args,
  Ctx,
  Extensions,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Access } from '../../platform/access/access.js';
import type { Connection } from '../../platform/graphql/lists/connection.js';
import { PageArguments } from '../../platform/graphql/lists/connection.types.js';
import { anyone, hasScope, ownAccount, staffOnly, withScope } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import { AccountType, Organizer } from '../accounts/account.types.js';
import { organizers } from '../accounts/organizers.loader.js';
import type { Context } from '../context.js';
import { createEvent } from './create-event.js';
import { deleteEvent } from './deletion/delete-event.js';
import type { Event } from './event.entity.js';
import {
  DeleteEventPayload,
  EventConnection,
  EventPayload,
  EventType,
  EventTypeCount,
} from './event.types.js';
import {
  CreateEventInput,
  DeleteEventInput,
  EventFilterInput,
  UpdateEventInput,
} from './event-inputs.types.js';
import { EventVisibility, visibilityOf } from './event-visibility.js';
import { findEventWithOrganizer } from './find-event.js';
import { hasEnded } from './has-ended.js';
import { EventOrder } from './lists/event-order.js';
import { listEventTypes, MAX_TYPES } from './lists/list-event-types.js';
import { listEventsOf, listPublicEvents } from './lists/list-events.js';
import { placesLeft } from './places-left.js';
import { costOfSearch } from './search/searched-words.js';
import { hasRight } from './team/event-roles.js';
import { calendarFileUrl, shareImageUrl } from './texts/event-files.js';
import { eventPage } from './texts/event-page.js';
import { MarkdownTree } from './texts/markdown.scalar.js';
import { updateEvent } from './update-event.js';

/** All events are counted, whatever the limit. */
const COUNTING_TYPES = 20;

type Answer<Payload> = Omit<Payload, 'userErrors'>;

@Resolver(() => EventType)
export class EventResolver {
  @Access(anyone)
  @Query(() => EventType, { nullable: true, description: 'One event; null when there is none with that id.' })
  async event(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Which event.' }) id: string,
  ): Promise<Event | null> {
    const event = await findEventWithOrganizer(context.database, id);
    if (event) context.loaders.of(organizers).prime(event.createdBy.id, event.createdBy);
    return event;
  }

  @Access(anyone)
  @Query(() => EventConnection, { description: 'All public events.' })
  @Extensions({
    searchCost: ({ filter }: { filter?: EventFilterInput | null }) => costOfSearch(filter?.search ?? ''),
  })
  events(
    @Ctx() { database, services }: Context,
    @Args(() => PageArguments) page: PageArguments,
    @Arg('filter', () => EventFilterInput, {
      nullable: true,
      description: 'Which events; all when left out.',
    })
    filter: EventFilterInput | null,
    @Arg('orderBy', () => EventOrder, {
      defaultValue: EventOrder.SOONEST_FIRST,
      description: 'Which come first.',
    })
    orderBy: EventOrder,
  ): Promise<Connection<Event>> {
    return listPublicEvents(database, { page, orderBy }, filter ?? {}, services.clock.now());
  }

  @Access(anyone)
  @Query(() => [EventTypeCount], {
    description:
      'The types that public events have, the most frequent first; written alike, `talk` and `Talk` are one. At most 1,000.',
  })
  @Extensions({ cost: COUNTING_TYPES, pageSize: ({ limit }: { limit?: unknown }) => Number(limit) })
  eventTypes(
    @Ctx() { database, services }: Context,
    @Arg('filter', () => EventFilterInput, {
      nullable: true,
      description: 'Which events to count, by all but its `type` and `search`; all when left out.',
    })
    filter: EventFilterInput | null,
    @Arg('limit', () => Int, { defaultValue: MAX_TYPES, description: 'How many types at most, 1 to 1,000.' })
    limit: number,
  ): Promise<EventTypeCount[]> {
    return listEventTypes(database, filter ?? {}, limit, services.clock.now());
  }

  @Access(anyone)
  @FieldResolver(() => MarkdownTree, {
    description:
      "The description's paragraphs, lists, links, emphasis and strong; all other markup is text. Links lead to http, https and mailto alone.",
  })
  @Extensions({ maxLength: 20_000 })
  descriptionTree(@Root() { description }: Event): MarkdownNode[] {
    return markdownTree(description);
  }

  @Access(anyone)
  @FieldResolver({ description: "The description's beginning as plain text, 200 characters at most." })
  @Extensions({ maxLength: EXCERPT_LENGTH })
  excerpt(@Root() event: Event): string {
    return excerptOf(event);
  }

  @Access(anyone)
  @FieldResolver(() => Organizer, {
    description: 'The account that owns it: that created it, or took it over.',
  })
  createdBy(@Ctx() { loaders }: Context, @Root() event: Event): Promise<Organizer> {
    return loaders.of(organizers).load(event.createdById);
  }

  @Access(anyone)
  @FieldResolver(() => EventVisibility, { description: 'The people who can find it.' })
  visibility(@Root() event: Event): EventVisibility {
    return visibilityOf(event);
  }

  @Access(anyone)
  @FieldResolver({ description: 'Whether it has ended. People cannot sign up or pay for an event that has.' })
  hasEnded(@Ctx() { services }: Context, @Root() event: Event): boolean {
    return hasEnded(event, services.clock.now());
  }

  @Access(anyone)
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'How many places are free; null: any number. Places that are held for a checkout are not, and none is while people wait.',
  })
  placesLeft(@Root() event: Event): number | null {
    return placesLeft(event);
  }

  @Access(anyone)
  @FieldResolver({ description: "The event's page in the web client." })
  url(@Ctx() { settings }: Context, @Root() event: Event): string {
    return eventPage(settings.publicUrl, event.id);
  }

  @Access(anyone)
  @FieldResolver({
    description:
      'The picture for shared links, 1200 x 630; any origin may show it. Its address changes with the event.',
  })
  imageUrl(@Ctx() { settings }: Context, @Root() event: Event): string {
    return shareImageUrl(settings.publicUrl, event);
  }

  @Access(anyone)
  @FieldResolver({ description: 'The calendar file; any origin may read it.' })
  calendarUrl(@Ctx() { settings }: Context, @Root() event: Event): string {
    return calendarFileUrl(settings.publicUrl, event.id);
  }

  @Access(anyone)
  @FieldResolver({
    description:
      'Whether the viewer may edit this event: its owner and its editors. Only the owner cancels and deletes it.',
  })
  viewerCanEdit(@Ctx() { viewer }: Context, @Root() event: Event): boolean {
    return hasRight(viewer, event, 'EDIT') && hasScope(viewer, AccessScope.EVENTS_WRITE);
  }

  @Access(withScope(staffOnly, AccessScope.EVENTS_WRITE))
  @Mutation(() => EventPayload, { description: "Creates an event of the viewer's. For staff." })
  async createEvent(
    @Ctx() context: Context,
    @Arg('input', () => CreateEventInput) input: CreateEventInput,
  ): Promise<Answer<EventPayload>> {
    return { event: await createEvent(context, input) };
  }

  @Access(withScope(staffOnly, AccessScope.EVENTS_WRITE))
  @Mutation(() => EventPayload, {
    description:
      "Changes an event, or it and the following ones of its series. A move of an event to the date of another one of its series is refused, and so is one of an event with people to before now: EVENT_ENDED. For its owner and editors; price and refund deadline are the owner's, and so are date, times, zone and place once a person has paid or is paying: OWNER_REQUIRED.",
  })
  async updateEvent(
    @Ctx() context: Context,
    @Arg('input', () => UpdateEventInput) input: UpdateEventInput,
  ): Promise<Answer<EventPayload>> {
    return await updateEvent(context, input);
  }

  @Access(withScope(staffOnly, AccessScope.EVENTS_WRITE))
  @Mutation(() => DeleteEventPayload, {
    description: 'Deletes an event, or it and the following ones of its series. For its owner.',
  })
  async deleteEvent(
    @Ctx() context: Context,
    @Arg('input', () => DeleteEventInput) input: DeleteEventInput,
  ): Promise<Answer<DeleteEventPayload>> {
    return { deletedEventId: await deleteEvent(context, input) };
  }
}

@Resolver(() => AccountType)
export class AccountEventsResolver {
  @Access(withScope(ownAccount, AccessScope.ACCOUNT_READ))
  @FieldResolver(() => EventConnection, { description: 'Events that this account owns.' })
  events(
    @Ctx() { database, services }: Context,
    @Root() account: AccountType,
    @Args(() => PageArguments) page: PageArguments,
    @Arg('hasEnded', () => Boolean, {
      nullable: true,
      description: 'true: only those that have ended; false: only those that have not.',
    })
    hasEnded: boolean | null,
    @Arg('orderBy', () => EventOrder, {
      defaultValue: EventOrder.SOONEST_FIRST,
      description: 'Which come first.',
    })
    orderBy: EventOrder,
  ): Promise<Connection<Event>> {
    return listEventsOf(database, account.id, { page, orderBy }, { hasEnded }, services.clock.now());
  }
}
