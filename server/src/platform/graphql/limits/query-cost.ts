import {
  type DocumentNode,
  type GraphQLSchema,
  getVariableValues,
  type OperationDefinitionNode,
} from 'graphql';
import { TooManySearchesError } from '../../errors/request-errors.js';
import { CostCounter } from './cost-counter.js';
import { fragmentsOf } from './merged-fields.js';

/** The cost of a field, in its `extensions`. */
declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    /** The longest text that it can have, in characters. */
    maxLength?: number;
    /** The cost to compute it beside its result, in objects. */
    cost?: number;
    /** The length of the lists in its result, by its arguments; for a field that is no list with pages. */
    pageSize?: (args: { [name: string]: unknown }) => number;
    /** The cost of the search in its arguments, in objects; null where they ask for none. */
    searchCost?: (args: { [name: string]: unknown }) => number | null;
  }
}

/** Searches of one document, as often as they are made in its lists. */
const MAX_SEARCHES = 2;

/** Costs that depend on no variable. Apollo keeps the documents that are asked for often, and so these. */
const constantCosts = new WeakMap<OperationDefinitionNode, number | null>();

/**
 * How much an operation of a valid document may return, before it runs. Each object counts 1, and 1 more for each 200
 * characters that its texts and their names may have beyond the first 200; a page multiplies what is below it by its
 * size. A field that says its own `cost` adds that. A size outside 1..100 counts as the nearest of them, since the list refuses it.
 * @returns null where the variables are wrong, which execution tells
 * @throws TooManySearchesError for more than two searches
 */
export function queryCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  inputs: Record<string, unknown>,
): number | null {
  if (operation.variableDefinitions?.length) return countCost(schema, document, operation, inputs);
  const known = constantCosts.get(operation);
  if (known !== undefined) return known;
  const cost = countCost(schema, document, operation, {});
  constantCosts.set(operation, cost);
  return cost;
}

function countCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  inputs: Record<string, unknown>,
): number | null {
  const type = schema.getRootType(operation.operation);
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], inputs, {
    maxErrors: 1,
  });
  if (!type || !coerced) return null;
  const counter = new CostCounter(schema, fragmentsOf(document), coerced);
  counter.add(type, [operation.selectionSet], { objects: 1 });
  if (counter.searches > MAX_SEARCHES) throw new TooManySearchesError(MAX_SEARCHES);
  return counter.cost;
}
