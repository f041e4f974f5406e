import { type ASTVisitor, GraphQLError, Kind, type SelectionSetNode, type ValidationContext } from 'graphql';

const CONDITIONS = ['skip', 'include'];
const NO_CONDITION = 'A subscription’s field, and what it stands in, must not have @skip or @include';

/**
 * The field of a subscription has no condition (GraphQL, September 2025, 5.2.4.1): graphql-js looks for the field that is left,
 * and throws where none is.
 */
export function unconditionalSubscription(context: ValidationContext): ASTVisitor {
  const seen = new Set<string>();
  const check = ({ selections }: SelectionSetNode) => {
    for (const selection of selections) {
      const condition = selection.directives?.find(({ name }) => CONDITIONS.includes(name.value));
      if (condition) context.reportError(new GraphQLError(NO_CONDITION, { nodes: condition }));
      if (selection.kind === Kind.INLINE_FRAGMENT) check(selection.selectionSet);
      if (selection.kind !== Kind.FRAGMENT_SPREAD || seen.has(selection.name.value)) continue;
      seen.add(selection.name.value);
      const fragment = context.getFragment(selection.name.value);
      if (fragment) check(fragment.selectionSet);
    }
  };
  return {
    OperationDefinition({ operation, selectionSet }) {
      if (operation === 'subscription') check(selectionSet);
    },
  };
}
