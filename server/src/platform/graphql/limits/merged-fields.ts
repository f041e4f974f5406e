import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLIncludeDirective,
  type GraphQLObjectType,
  type GraphQLSchema,
  GraphQLSkipDirective,
  getDirectiveValues,
  isAbstractType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** The fields that an answer shows under one name, in the order of the document. */
export type MergedFields = Map<string, FieldNode[]>;

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

export function fragmentsOf(document: DocumentNode): Fragments {
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  return new Map((fragments as FragmentDefinitionNode[]).map((fragment) => [fragment.name.value, fragment]));
}

/**
 * Brings together what an object is asked for by several selection sets and their fragments, as execution does
 * (GraphQL specification, 6.3.2).
 * @param isSelected leaves selections out that a directive skips
 * @param applies leaves fragments on other types out; without it all count
 */
export function mergedFields(
  selectionSets: readonly SelectionSetNode[],
  fragments: Fragments,
  isSelected: (selection: SelectionNode) => boolean = () => true,
  applies: (typeName: string) => boolean = () => true,
): MergedFields {
  const fields: MergedFields = new Map();
  const spread = new Set<string>();
  const collect = ({ selections }: SelectionSetNode) => {
    for (const selection of selections) {
      if (!isSelected(selection)) continue;
      if (selection.kind === Kind.FIELD) {
        const name = (selection.alias ?? selection.name).value;
        const same = fields.get(name);
        if (same) same.push(selection);
        else fields.set(name, [selection]);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        if (!selection.typeCondition || applies(selection.typeCondition.name.value))
          collect(selection.selectionSet);
      } else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value);
        const fragment = fragments.get(selection.name.value);
        if (fragment && applies(fragment.typeCondition.name.value)) collect(fragment.selectionSet);
      }
    }
  };
  for (const selectionSet of selectionSets) collect(selectionSet);
  return fields;
}

/** Whether neither `@skip` nor `@include` leaves a selection out. @param variables coerced */
export function isSelectedWith(variables: Record<string, unknown>): (selection: SelectionNode) => boolean {
  return (selection) => {
    if (!selection.directives?.length) return true;
    const skip = getDirectiveValues(GraphQLSkipDirective, selection, variables);
    const include = getDirectiveValues(GraphQLIncludeDirective, selection, variables);
    return skip?.if !== true && include?.if !== false;
  };
}

/** Tells which fragments are for an object of a type: those on the type itself, and on what it implements. */
export function fragmentsFor(schema: GraphQLSchema, type: GraphQLObjectType) {
  return (typeName: string): boolean => {
    const condition = schema.getType(typeName);
    return condition === type || (isAbstractType(condition) && schema.isSubType(condition, type));
  };
}
