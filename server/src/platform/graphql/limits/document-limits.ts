import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import {
  type ASTVisitor,
  GraphQLError,
  type ValidationContext,
  type ValidationRule,
  validate,
} from 'graphql';
import { excessOf } from './document-shape.js';

/** Of a document's text; more than this is not parsed. */
export const MAX_TOKENS = 1_000;

/** A document is larger in shape than anyone needs. */
export class DocumentLimitError extends GraphQLError {}

/** Makes a limit an ordinary validation error (status 400); thrown, it would count as a failure of the server. */
const asValidationError = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
};

/** Of its shape. */
export const shapeLimits = { depth: 10, aliases: 15, directives: 50 };

const armor = [
  maxDepthRule({ n: shapeLimits.depth, ...asValidationError }),
  maxAliasesRule({ n: shapeLimits.aliases, ...asValidationError }),
  maxDirectivesRule({ n: shapeLimits.directives, ...asValidationError }),
] as ValidationRule[];

/**
 * How large a document may be in shape; how long it may be is for the parser to say. A document over a limit
 * does not reach the standard rules, some of which take seconds for it: the visit goes no further into a node that a
 * rule deletes (graphql-js, `visit`).
 */
export function limitDocument(context: ValidationContext): ASTVisitor {
  return {
    Document(document) {
      const excess = excessOf(document);
      const messages = excess
        ? [excess]
        : validate(context.getSchema(), document, armor).map(({ message }) => message);
      for (const message of messages) context.reportError(new DocumentLimitError(message));
      return messages.length > 0 ? null : undefined;
    },
  };
}
