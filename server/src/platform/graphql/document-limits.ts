import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import { GraphQLError, type ValidationContext, type ValidationRule } from 'graphql';

/** A document is larger in shape than anyone needs. */
export class DocumentLimitError extends GraphQLError {}

/** Makes a limit an ordinary validation error (status 400); thrown, it would count as a failure of the server. */
const asValidationError = {
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, { message }: GraphQLError) =>
      context?.reportError(new DocumentLimitError(message)),
  ],
};

/** How large a document may be in shape; how long it may be is for the parser to say. */
export const documentLimits = [
  maxDepthRule({ n: 10, ...asValidationError }),
  maxAliasesRule({ n: 15, ...asValidationError }),
  maxDirectivesRule({ n: 50, ...asValidationError }),
] as ValidationRule[];
