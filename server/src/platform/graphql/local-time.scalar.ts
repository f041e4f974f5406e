import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';

const pattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** @param nodes where it stands in the document, by which it is known for a mistake of the client's */
function parse(value: unknown, nodes: ValueNode | null = null): string {
  if (typeof value === 'string' && pattern.test(value)) return value;
  throw new GraphQLError('LocalTime must be a time of day in 24 hours, like 09:30', { nodes });
}

/** `HH:MM` and nothing else: graphql-scalars' LocalTime also takes seconds, which an event does not have. */
export const LocalTime = new GraphQLScalarType<string, string>({
  name: 'LocalTime',
  description: 'A time of day in 24 hours, `09:30`.',
  specifiedByURL: 'https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-time-string',
  serialize: (value) => parse(value),
  parseValue: (value) => parse(value),
  parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : undefined, node),
});
