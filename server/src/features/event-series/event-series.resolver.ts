import { Arg, Args, Ctx, Extensions, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import { Access } from '../../platform/access/access.js';
import type { Connection } from '../../platform/graphql/lists/connection.js';
import { PageArguments } from '../../platform/graphql/lists/connection.types.js';
import { anyone, staffOnly, withScope } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';
import type { Context } from '../context.js';
import type { Event } from '../events/event.entity.js';
import { EventConnection, EventType } from '../events/event.types.js';
import { listEventsOfSeries } from '../events/lists/list-events-of-series.js';
import { createEventSeries } from './create-event-series.js';
import type { EventSeries } from './event-series.entity.js';
import { eventCounts, nextEvents, seriesById } from './event-series.loader.js';
import { CreateEventSeriesInput, EventSeriesPayload, EventSeriesType } from './event-series.types.js';

/** At most a year of weeks, by an index. */
const COUNTING_EVENTS = 2;

@Resolver(() => EventSeriesType)
export class EventSeriesResolver {
  @Access(anyone)
  @FieldResolver({ description: "The series' page in the web client." })
  url(@Ctx() { settings }: Context, @Root() { id }: EventSeries): string {
    return `${settings.publicUrl}/series/${id}`;
  }

  @Access(anyone)
  @FieldResolver(() => Int, { description: 'How many events it has, those that have ended included.' })
  @Extensions({ cost: COUNTING_EVENTS })
  eventCount(@Ctx() { loaders }: Context, @Root() { id }: EventSeries): Promise<number> {
    return loaders.of(eventCounts).load(id);
  }

  @Access(anyone)
  @FieldResolver(() => EventType, {
    nullable: true,
    description: 'The soonest of its events that have not ended; null when there is none.',
  })
  nextEvent(@Ctx() { loaders }: Context, @Root() { id }: EventSeries): Promise<Event | null> {
    return loaders.of(nextEvents).load(id);
  }

  @Access(anyone)
  @FieldResolver(() => EventConnection, { description: 'Its events, the soonest first.' })
  events(
    @Ctx() { database, viewer, services }: Context,
    @Root() { id: seriesId }: EventSeries,
    @Args(() => PageArguments) page: PageArguments,
    @Arg('hasEnded', () => Boolean, {
      nullable: true,
      description: 'true: only those that have ended; false: only those that have not.',
    })
    hasEnded: boolean | null,
  ): Promise<Connection<Event>> {
    return listEventsOfSeries(database, viewer, { seriesId, page, hasEnded }, services.clock.now());
  }

  @Access(withScope(staffOnly, AccessScope.EVENTS_WRITE))
  @Mutation(() => EventSeriesPayload, {
    description: 'Repeats an event: each further date gets an event with the same fields. For its creator.',
  })
  async createEventSeries(
    @Ctx() context: Context,
    @Arg('input', () => CreateEventSeriesInput) input: CreateEventSeriesInput,
  ): Promise<Omit<EventSeriesPayload, 'userErrors'>> {
    return { series: await createEventSeries(context, input) };
  }
}

@Resolver(() => EventType)
export class SeriesOfEventResolver {
  @Access(anyone)
  @FieldResolver(() => EventSeriesType, { nullable: true, description: 'The series that it is one date of.' })
  series(@Ctx() { loaders }: Context, @Root() { seriesId }: Event): Promise<EventSeries | null> | null {
    return seriesId ? loaders.of(seriesById).load(seriesId) : null;
  }
}
