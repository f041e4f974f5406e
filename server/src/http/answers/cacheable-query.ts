import {
  BREAK,
  type DocumentNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { accessRuleOf, everyoneMay } from '../../platform/access/access.js';
import { MAX_TOKENS } from '../../platform/graphql/limits/document-limits.js';
import { seriesFieldNames } from '../cache/shown-data.js';

/**
 * The root fields and types whose open fields are, for an anonymous visitor, made of nothing but the settings, the clock
 * in minutes, what `public_version` tells of, and the counts of events. For a signed-in viewer they are the same, but for
 * fields of the viewer's own: see `isSharedField`.
 */
const CACHEABLE = {
  rootFields: new Set(['event', 'events', 'eventDays', 'eventTypes', 'host']),
  types: new Set([
    'Event',
    'EventConnection',
    'EventCover',
    'EventDay',
    'EventEdge',
    'EventSeries',
    'EventTypeCount',
    'Organizer',
    'PageInfo',
  ]),
};

/** Says something else to each viewer, from rows that `public_version` does not tell of. */
const OF_EACH_VIEWER = 'Event.hiddenSignUpCount';

const MAX_TEXTS_LENGTH = 2_000_000;

/** The callers that share an answer: all callers, or the anonymous ones alone. */
export type Audience = 'everyone' | 'anonymous';

/** Tells which texts of queries have answers that may be cached; remembers those it was asked about lately. */
export class CacheableQueries {
  readonly #known = new LRUCache<string, Audience | 'nobody'>({
    maxSize: MAX_TEXTS_LENGTH,
    sizeCalculation: (_, text) => text.length + 100,
  });

  constructor(private readonly schema: GraphQLSchema) {}

  /** Null: no answer to it may be cached. */
  audienceOf(text: string): Audience | null {
    const audience = this.#known.get(text) ?? audienceOfText(this.schema, text) ?? 'nobody';
    this.#known.set(text, audience);
    return audience === 'nobody' ? null : audience;
  }
}

function audienceOfText(schema: GraphQLSchema, text: string): Audience | null {
  try {
    return audienceOfDocument(schema, parse(text, { maxTokens: MAX_TOKENS, noLocation: true }));
  } catch {
    // Not GraphQL: the caller that executes it says so.
    return null;
  }
}

/** Null where a document is not one query that asks for cacheable fields alone. */
function audienceOfDocument(schema: GraphQLSchema, document: DocumentNode): Audience | null {
  const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operations.length !== 1) return null;
  const types = new TypeInfo(schema);
  let audience: Audience | null = 'everyone';
  visit(
    document,
    visitWithTypeInfo(types, {
      enter: ({ kind }) => {
        if (kind !== Kind.FIELD) return;
        const [type, field] = [types.getParentType(), types.getFieldDef()];
        if (field?.name === '__typename') return;
        if (isObjectType(type) && field && isCacheableField(schema, type, field.name)) {
          if (isSharedField(schema, type, field.name)) return;
          audience = 'anonymous';
          // Nothing below is reached in a field of the viewer's own: an anonymous visitor has none.
          return isOfSeries(type, field.name) ? undefined : false;
        }
        audience = null;
        return BREAK;
      },
    }),
  );
  return audience;
}

/** Made of a series' events, of which its creator finds more than others. */
function isOfSeries(type: GraphQLObjectType, name: string): boolean {
  return type.name === 'EventSeries' && seriesFieldNames.some((each) => each === name);
}

export function isCacheableField(schema: GraphQLSchema, type: GraphQLObjectType, name: string): boolean {
  if (`${type.name}.${name}` === OF_EACH_VIEWER) return false;
  const field = type.getFields()[name];
  const rule = field && accessRuleOf(schema, type, field);
  if (!rule || !(rule.isOpen || rule.check === everyoneMay)) return false;
  return type === schema.getQueryType() ? CACHEABLE.rootFields.has(name) : CACHEABLE.types.has(type.name);
}

/**
 * Whether a field that may be cached says the same to all callers. A field of the viewer's own has a name that begins with
 * `viewer`, or asks an access token for a scope: that is asked for personal data alone, and a shared response asks for none.
 * A series has more events for its creator than for others.
 */
export function isSharedField(schema: GraphQLSchema, type: GraphQLObjectType, name: string): boolean {
  const field = type.getFields()[name];
  const asksForScope = !field || accessRuleOf(schema, type, field)?.check !== everyoneMay;
  return (
    isCacheableField(schema, type, name) &&
    !asksForScope &&
    !name.startsWith('viewer') &&
    !isOfSeries(type, name)
  );
}
