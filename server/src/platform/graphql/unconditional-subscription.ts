import {
  type ASTVisitor,
  type DirectiveNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

const CONDITIONS = ['skip', 'include'];
const NO_CONDITION = 'A subscription’s field, and what it stands in, must not have @skip or @include';

/**
 * The field of a subscription has no condition (GraphQL, September 2025, 5.2.4.1): graphql-js looks for the field that is left,
 * and throws where none is. It also does so while it validates, for `@include(if: null)`, so that a document with a condition
 * does not reach the standard rules: see `limitDocument`.
 */
export function unconditionalSubscription(context: ValidationContext): ASTVisitor {
  return {
    Document({ definitions }) {
      const conditions = definitions.flatMap((definition) =>
        definition.kind === Kind.OPERATION_DEFINITION && definition.operation === 'subscription'
          ? conditionsOf(definition.selectionSet, context, new Set())
          : [],
      );
      if (conditions.length === 0) return undefined;
      context.reportError(new GraphQLError(NO_CONDITION, { nodes: conditions }));
      return null;
    },
  };
}

function conditionsOf(
  { selections }: SelectionSetNode,
  context: ValidationContext,
  seen: Set<string>,
): DirectiveNode[] {
  return selections.flatMap((selection) => {
    const own = selection.directives?.filter(({ name }) => CONDITIONS.includes(name.value)) ?? [];
    if (selection.kind === Kind.FIELD) return own;
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return [...own, ...conditionsOf(selection.selectionSet, context, seen)];
    const fragment = seen.has(selection.name.value) ? null : context.getFragment(selection.name.value);
    seen.add(selection.name.value);
    return fragment ? [...own, ...conditionsOf(fragment.selectionSet, context, seen)] : own;
  });
}
