import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql';
import type { EventWithOrganizer } from '../../features/events/find-event.js';
import { countNames, type ShownData, seriesFieldNames } from '../cache/shown-data.js';

interface Context {
  shown?: ShownData;
}

/** Those that are the same for all anonymous visitors, whatever the database says. */
const STEADY_ROOT_FIELDS = new Set(['settings', 'viewer']);

/** Notes what an answer shows of the public data, where the context has a place for it. */
export function noteShownData(schema: GraphQLSchema): GraphQLSchema {
  noteCounts(schema);
  for (const { name } of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    if (STEADY_ROOT_FIELDS.has(name)) continue;
    if (name === 'event') noteEvents(schema);
    else wrap(schema, 'Query', name, notingMore);
  }
  noteHosts(schema);
  for (const name of seriesFieldNames) wrap(schema, 'EventSeries', name, notingMore);
  return schema;
}

function notingMore(resolve: Resolver): Resolver {
  return (source, args, context, info) => {
    context.shown?.noteMore();
    return resolve(source, args, context, info);
  };
}

function noteCounts(schema: GraphQLSchema): void {
  for (const name of countNames) {
    wrap(schema, 'Event', name, (resolve) => (source, args, context, info) => {
      const value = resolve(source, args, context, info) as number | null;
      context.shown?.noteCount((source as { id: string }).id, name, value);
      return value;
    });
  }
}

function noteEvents(schema: GraphQLSchema): void {
  wrap(schema, 'Query', 'event', (resolve) => (source, args, context, info) => {
    const event = resolve(source, args, context, info) as Promise<EventWithOrganizer | null>;
    const { shown } = context;
    if (!shown) return event;
    return event.then((found) => {
      shown.noteEvent(found);
      return found;
    });
  });
}

/** The owner's name is compared with the event's row. The names of other hosts are in no row of the event. */
function noteHosts(schema: GraphQLSchema): void {
  wrap(schema, 'Event', 'hosts', (resolve) => async (source, args, context, info) => {
    const hosts = (await resolve(source, args, context, info)) as { id: string }[];
    const { createdById } = source as { createdById: string };
    if (hosts.some(({ id }) => id !== createdById)) context.shown?.noteMore();
    return hosts;
  });
}

type Resolver = GraphQLFieldResolver<unknown, Context>;

function wrap(
  schema: GraphQLSchema,
  typeName: string,
  name: string,
  around: (resolve: Resolver) => Resolver,
) {
  const type = schema.getType(typeName);
  const field = isObjectType(type) ? type.getFields()[name] : undefined;
  if (!field) throw new Error(`The schema has no field ${typeName}.${name}`);
  field.resolve = around(field.resolve ?? defaultFieldResolver);
}
