import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import type { GraphQLError, ValidationContext, ValidationRule } from 'graphql';

/** Makes a limit an ordinary validation error (status 400); thrown, it would count as a failure of the server. */
const asValidationError = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
};

/** How large a document may be in shape; how long it may be is for the parser to say. */
export const documentLimits = [
  maxDepthRule({ n: 10, ...asValidationError }),
  maxAliasesRule({ n: 15, ...asValidationError }),
  maxDirectivesRule({ n: 50, ...asValidationError }),
] as ValidationRule[];
