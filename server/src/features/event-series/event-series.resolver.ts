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
import { seriesPage } from '../events/texts/event-page.js';
import { createEventSeries } from './create-event-series.js';
import type { EventSeries } from './event-series.entity.js';
import { eventCounts, nextEvents, seriesById } from './event-series.loader.js';
import { CreateEventSeriesInput, EventSeriesPayload, EventSeriesType } from './event-series.types.js';
import { SeriesInterval } from './series-interval.js';

/** At most a year of weeks, by an index. */
const COUNTING_EVENTS = 2;

/** A series of which the id is enough for most fields: a list of events does not read it for each. */
type KnownSeries = Pick<EventSeries, 'id'> & Partial<EventSeries>;

@Resolver(() => EventSeriesType)
export class EventSeriesResolver {
  @Access(anyone)
  @FieldResolver(() => SeriesInterval, {
    description: 'How its events followed each other when it was created.',
  })
  async interval(
    @Ctx() { loaders }: Context,
    @Root() series: KnownSeries,
  ): Promise<SeriesInterval | undefined> {
    return series.interval ?? (await loaders.of(seriesById).load(series.id))?.interval;
  }

  @Access(anyone)
  @FieldResolver({ description: "The series' page in the web client." })
  url(@Ctx() { settings }: Context, @Root() { id }: KnownSeries): string {
    return seriesPage(settings.publicUrl, id);
  }

  @Access(anyone)
  @FieldResolver(() => Int, { description: 'How many events it has: all of them, or those by hasEnded.' })
  @Extensions({ cost: COUNTING_EVENTS })
  eventCount(
    @Ctx() { loaders }: Context,
    @Root() { id }: KnownSeries,
    @Arg('hasEnded', () => Boolean, {
      nullable: true,
      description: 'true: only those that have ended; false: only those that have not.',
    })
    hasEnded: boolean | null,
  ): Promise<number> {
    return loaders.of(eventCounts(hasEnded ?? null)).load(id);
  }

  @Access(anyone)
  @FieldResolver(() => EventType, {
    nullable: true,
    description: 'The soonest of its events that have not ended; null when there is none.',
  })
  nextEvent(@Ctx() { loaders }: Context, @Root() { id }: KnownSeries): Promise<Event | null> {
    return loaders.of(nextEvents).load(id);
  }

  @Access(anyone)
  @FieldResolver(() => EventConnection, { description: 'Its events, the soonest first.' })
  events(
    @Ctx() { database, viewer, services }: Context,
    @Root() { id: seriesId }: KnownSeries,
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
    description:
      'Repeats an event: each further date gets an event with the same fields. For its owner and editors.',
  })
  async createEventSeries(
    @Ctx() context: Context,
    @Arg('input', () => CreateEventSeriesInput) input: CreateEventSeriesInput,
  ): Promise<{ series: EventSeries }> {
    return { series: await createEventSeries(context, input) };
  }
}

@Resolver(() => EventType)
export class SeriesOfEventResolver {
  @Access(anyone)
  @FieldResolver(() => EventSeriesType, { nullable: true, description: 'The series that it is one date of.' })
  series(@Root() { seriesId }: Event): KnownSeries | null {
    return seriesId ? { id: seriesId } : null;
  }
}
