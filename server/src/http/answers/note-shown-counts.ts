import { defaultFieldResolver, type GraphQLSchema, isObjectType } from 'graphql';
import { countNames, type ShownCounts } from '../cache/shown-counts.js';

/** Notes the counts of events that an answer shows, where the context has a place for them. */
export function noteShownCounts(schema: GraphQLSchema): GraphQLSchema {
  const event = schema.getType('Event');
  if (!isObjectType(event)) throw new Error('The schema has no type Event');
  for (const name of countNames) {
    const field = event.getFields()[name];
    if (!field) throw new Error(`Event has no field ${name}`);
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = (source: { id: string }, args, context: { shownCounts?: ShownCounts }, info) => {
      const value = resolve(source, args, context, info) as number | null;
      const { shownCounts } = context;
      if (shownCounts) shownCounts.set(source.id, { ...shownCounts.get(source.id), [name]: value });
      return value;
    };
  }
  return schema;
}
