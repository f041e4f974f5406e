import { GraphQLError, Kind } from 'graphql';

const values = new Set<string>([
  Kind.INT,
  Kind.FLOAT,
  Kind.STRING,
  Kind.BOOLEAN,
  Kind.NULL,
  Kind.ENUM,
  Kind.LIST,
  Kind.OBJECT,
  Kind.OBJECT_FIELD,
]);

/**
 * Whether graphql-js refuses a value that the client gave: a literal (which validation sees) or a null by a variable
 * where none may be (which only execution sees). Apollo has other codes for these than for other wrong variables.
 */
export function isAboutGivenValue(error: GraphQLError): boolean {
  const { originalError: cause } = error;
  if (!(cause instanceof GraphQLError) || cause.extensions.code !== undefined) return false;
  const kind = cause.nodes?.[0]?.kind;
  if (kind === undefined) return false;
  const isInvalidDocument = error.extensions.code === 'GRAPHQL_VALIDATION_FAILED';
  return values.has(kind) || (kind === Kind.VARIABLE && !isInvalidDocument);
}
