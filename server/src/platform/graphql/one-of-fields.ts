import {
  type ASTVisitor,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** A rule that allows one of these fields of a mutation, once, however many names or fragments it comes under. */
export function atMostOneOf(names: readonly string[]): ValidationRule {
  return (context: ValidationContext): ASTVisitor => ({
    OperationDefinition({ operation, selectionSet }) {
      if (operation !== 'mutation') return;
      const nodes = rootFields(selectionSet, (name) => context.getFragment(name)).filter(({ name }) =>
        names.includes(name.value),
      );
      const message = `A document may have one of these fields, once: ${names.join(', ')}`;
      if (nodes.length > 1) context.reportError(new GraphQLError(message, { nodes }));
    },
  });
}

/** The fields of an operation's root, those of its fragments included; a fragment that is spread twice counts once. */
export function rootFields(
  { selections }: SelectionSetNode,
  fragmentOf: (name: string) => FragmentDefinitionNode | null | undefined,
  seen = new Set<string>(),
): FieldNode[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return rootFields(selection.selectionSet, fragmentOf, seen);
    const name = selection.name.value;
    const fragment = seen.has(name) ? null : fragmentOf(name);
    seen.add(name);
    return fragment ? rootFields(fragment.selectionSet, fragmentOf, seen) : [];
  });
}
