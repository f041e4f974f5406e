import {
  type FieldNode,
  type GraphQLAbstractType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  GraphQLString,
  getArgumentValues,
  getNamedType,
  getNullableType,
  isAbstractType,
  isListType,
  isObjectType,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { MAX_PAGE_SIZE } from '../lists/page-request.js';
import { type Fragments, fragmentsFor, isSelectedWith, mergedFields } from './merged-fields.js';

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

/** How many objects there are at a place of the tree, and the size of the page that they are the connection of. */
interface Place {
  objects: number;
  page?: number;
}

/** Adds up the cost of a selection as execution would merge its fields. */
export class CostCounter {
  cost = 0;
  searches = 0;
  readonly #isSelected: (selection: SelectionNode) => boolean;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly fragments: Fragments,
    private readonly variables: Record<string, unknown>,
  ) {
    this.#isSelected = isSelectedWith(variables);
  }

  add(type: GraphQLNamedType, selectionSets: SelectionSetNode[], place: Place): void {
    if (isAbstractType(type)) this.#addDearest(type, selectionSets, place);
    if (!isObjectType(type)) return;
    const { objects, page } = place;
    const applies = fragmentsFor(this.schema, type);
    let characters = 0;
    for (const [name, nodes] of mergedFields(selectionSets, this.fragments, this.#isSelected, applies)) {
      const node = nodes[0] as FieldNode;
      const field = type.getFields()[node.name.value];
      if (!field) {
        characters += name.length + PUNCTUATION + SHORT_VALUE;
        // `__schema` or `__type`: an answer of its own, about as long for everybody.
        if (node.selectionSet) this.cost += INTROSPECTION;
        continue;
      }
      const args = this.#argumentsOf(field, node);
      const searchCost = args && field.extensions.searchCost?.(args);
      if (searchCost != null) this.searches += objects;
      this.cost += objects * ((field.extensions.cost ?? 0) + (searchCost ?? 0));
      const size = sizeOfPage(field, args);
      const items = isList(field.type) ? (size ?? page ?? UNPAGED_LIST) : 1;
      if (node.selectionSet) {
        const children = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
        const place = { objects: objects * items, ...(size !== undefined && { page: size }) };
        this.add(getNamedType(field.type), children, place);
      } else {
        characters += name.length + PUNCTUATION + items * lengthOf(field);
      }
    }
    this.cost += objects * Math.max(1, Math.floor(characters / CHARACTERS_PER_OBJECT));
  }

  /** An object is of one of the types, and may be of the one that costs most. */
  #addDearest(type: GraphQLAbstractType, selectionSets: SelectionSetNode[], place: Place): void {
    const counters = this.schema.getPossibleTypes(type).map((possible) => {
      const counter = new CostCounter(this.schema, this.fragments, this.variables);
      counter.add(possible, selectionSets, place);
      return counter;
    });
    this.cost += Math.max(...counters.map(({ cost }) => cost));
    this.searches += Math.max(...counters.map(({ searches }) => searches));
  }

  /** Null where they are wrong: execution refuses the field for them. */
  #argumentsOf(field: GraphQLField<unknown, unknown>, node: FieldNode): Record<string, unknown> | null {
    try {
      return getArgumentValues(field, node, this.variables);
    } catch {
      return null;
    }
  }
}

/** The size of the page, or of the lists, that a field asks for; undefined where it has no pages. */
function sizeOfPage(
  { args, extensions }: GraphQLField<unknown, unknown>,
  values: Record<string, unknown> | null,
): number | undefined {
  if (extensions.pageSize && values) return withinPage(extensions.pageSize(values));
  if (!args.some(({ name }) => name === 'first')) return undefined;
  if (!values) return 1;
  // As `pageRequest` reads them: `first` has a default, also where `last` is given.
  return withinPage(Number(values.last ?? values.first));
}

function withinPage(size: number): number {
  return Math.min(Math.max(size, 1), MAX_PAGE_SIZE);
}

function isList(type: GraphQLOutputType): boolean {
  return isListType(getNullableType(type));
}

function lengthOf({ type, extensions }: GraphQLField<unknown, unknown>): number {
  return extensions.maxLength ?? (getNamedType(type) === GraphQLString ? SHORT_TEXT : SHORT_VALUE);
}
