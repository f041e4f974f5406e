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

/**
 * The root fields and types whose open fields are, for an anonymous visitor, made of nothing but the settings, the clock
 * in minutes, what `public_version` tells of, and the counts of events.
 */
const CACHEABLE = {
  rootFields: new Set(['event', 'events', 'eventTypes']),
  types: new Set(['Event', 'EventConnection', 'EventEdge', 'EventTypeCount', 'Organizer', 'PageInfo']),
};

const MAX_TEXTS_LENGTH = 2_000_000;

/** Tells which texts of queries have answers that may be cached; remembers those it was asked about lately. */
export class CacheableQueries {
  readonly #known = new LRUCache<string, boolean>({
    maxSize: MAX_TEXTS_LENGTH,
    sizeCalculation: (_, text) => text.length + 100,
  });

  constructor(private readonly schema: GraphQLSchema) {}

  has(text: string): boolean {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const isCacheable = isCacheableText(this.schema, text);
    this.#known.set(text, isCacheable);
    return isCacheable;
  }
}

function isCacheableText(schema: GraphQLSchema, text: string): boolean {
  try {
    return isCacheable(schema, parse(text, { maxTokens: MAX_TOKENS, noLocation: true }));
  } catch {
    // Not GraphQL: the caller that executes it says so.
    return false;
  }
}

/** Whether a document is one query that asks for cacheable fields alone. */
function isCacheable(schema: GraphQLSchema, document: DocumentNode): boolean {
  const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operations.length !== 1) return false;
  const types = new TypeInfo(schema);
  let answer = true;
  visit(
    document,
    visitWithTypeInfo(types, {
      enter: ({ kind }) => {
        if (kind !== Kind.FIELD) return;
        const [type, field] = [types.getParentType(), types.getFieldDef()];
        if (field?.name === '__typename') return;
        if (isObjectType(type) && field && isCacheableField(schema, type, field.name)) {
          // Nothing below is reached: an anonymous visitor has none.
          return field.name.startsWith('viewer') ? false : undefined;
        }
        answer = false;
        return BREAK;
      },
    }),
  );
  return answer;
}

export function isCacheableField(schema: GraphQLSchema, type: GraphQLObjectType, name: string): boolean {
  const field = type.getFields()[name];
  const rule = field && accessRuleOf(schema, type, field);
  if (!rule || !(rule.isOpen || rule.check === everyoneMay)) return false;
  return type === schema.getQueryType() ? CACHEABLE.rootFields.has(name) : CACHEABLE.types.has(type.name);
}
