import {
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  GraphQLIncludeDirective,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  GraphQLSkipDirective,
  GraphQLString,
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  getVariableValues,
  isListType,
  isObjectType,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { MAX_PAGE_SIZE } from './connection.js';
import { type Fragments, fragmentsOf, mergedFields } from './merged-fields.js';

/** As much text as one object may have at its cost of 1, in characters: 5,000 times as much is 1 MB. */
const CHARACTERS_PER_OBJECT = 200;
/** Text of a field without `maxLength`. */
const SHORT_TEXT = 100;
/** Numbers, ids, instants, words of an enumeration. */
const SHORT_VALUE = 36;
/** `"":"",` around a name and its value. */
const PUNCTUATION = 6;
/** Objects in a list without pages, which is known to be short. */
const UNPAGED_LIST = 10;
const INTROSPECTION = 500;

/** What a field's `extensions` say of its cost. */
declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    /** The longest text that it can have, in characters. */
    maxLength?: number;
    /** What it takes to compute beside what it returns, in objects. */
    cost?: number;
  }
}

/** Costs that depend on no variable. Apollo keeps the documents that are asked for often, and so these. */
const constantCosts = new WeakMap<OperationDefinitionNode, number | null>();

/**
 * How much an operation of a valid document may return, before it runs. Each object counts 1, and 1 more for each 200
 * characters that its texts and their names may have beyond the first 200; a page multiplies what is below it by its
 * size. A field that says its own `cost` adds that. A size outside 1..100 counts as the nearest of them, since the list refuses it.
 * @returns null where the variables are wrong, which execution tells
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
  const counter = new CostCounter(fragmentsOf(document), coerced);
  counter.add(type, [operation.selectionSet], { objects: 1 });
  return counter.cost;
}

/** How many objects there are at a place of the tree, and the size of the page that they are the connection of. */
interface Place {
  objects: number;
  page?: number;
}

class CostCounter {
  cost = 0;

  constructor(
    private readonly fragments: Fragments,
    private readonly variables: Record<string, unknown>,
  ) {}

  add(type: GraphQLNamedType, selectionSets: SelectionSetNode[], { objects, page }: Place): void {
    if (!isObjectType(type)) return;
    let characters = 0;
    for (const [name, nodes] of mergedFields(selectionSets, this.fragments, this.#isSelected)) {
      const node = nodes[0] as FieldNode;
      const field = type.getFields()[node.name.value];
      if (!field) {
        characters += name.length + PUNCTUATION + SHORT_VALUE;
        // `__schema` or `__type`: an answer of its own, about as long for everybody.
        if (node.selectionSet) this.cost += INTROSPECTION;
        continue;
      }
      this.cost += objects * (field.extensions.cost ?? 0);
      const first = this.#firstOf(field, node);
      const items = isList(field.type) ? (first ?? page ?? UNPAGED_LIST) : 1;
      if (node.selectionSet) {
        const children = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
        const place = { objects: objects * items, ...(first !== undefined && { page: first }) };
        this.add(getNamedType(field.type), children, place);
      } else {
        characters += name.length + PUNCTUATION + items * lengthOf(field);
      }
    }
    this.cost += objects * Math.max(1, Math.floor(characters / CHARACTERS_PER_OBJECT));
  }

  readonly #isSelected = (selection: SelectionNode): boolean => {
    if (!selection.directives?.length) return true;
    const skip = getDirectiveValues(GraphQLSkipDirective, selection, this.variables);
    const include = getDirectiveValues(GraphQLIncludeDirective, selection, this.variables);
    return skip?.if !== true && include?.if !== false;
  };

  /** The size of the page that a field asks for; undefined where it has no pages. */
  #firstOf(field: GraphQLField<unknown, unknown>, node: FieldNode): number | undefined {
    if (!field.args.some(({ name }) => name === 'first')) return undefined;
    try {
      const first = Number(getArgumentValues(field, node, this.variables).first);
      return Math.min(Math.max(first, 1), MAX_PAGE_SIZE);
    } catch {
      // Execution refuses the field for its arguments.
      return 1;
    }
  }
}

function isList(type: GraphQLOutputType): boolean {
  return isListType(getNullableType(type));
}

function lengthOf({ type, extensions }: GraphQLField<unknown, unknown>): number {
  return extensions.maxLength ?? (getNamedType(type) === GraphQLString ? SHORT_TEXT : SHORT_VALUE);
}
