import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
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
 * (GraphQL specification, 6.3.2). The types of fragments do not count: no field of the API has several types.
 * @param isSelected leaves selections out that a directive skips
 */
export function mergedFields(
  selectionSets: readonly SelectionSetNode[],
  fragments: Fragments,
  isSelected: (selection: SelectionNode) => boolean = () => true,
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
        collect(selection.selectionSet);
      } else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value);
        const fragment = fragments.get(selection.name.value);
        if (fragment) collect(fragment.selectionSet);
      }
    }
  };
  for (const selectionSet of selectionSets) collect(selectionSet);
  return fields;
}
