import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql';

const pattern = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day of the calendar, `YYYY-MM-DD`, from the year 1 on: PostgreSQL knows no year 0. */
export function isLocalDate(text: string): boolean {
  if (!pattern.test(text) || text.startsWith('0000')) return false;
  const midnight = new Date(`${text}T00:00:00Z`);
  // Date takes 31 February for 3 March.
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

function parse(value: unknown, node: ValueNode | null = null): string {
  if (typeof value === 'string' && isLocalDate(value)) return value;
  throw invalid(node);
}

/** The database holds days of the calendar alone, and `infinity`: only the form is left to check, for lists are long. */
function show(value: unknown): string {
  if (typeof value === 'string' && pattern.test(value)) return value;
  throw invalid(null);
}

/** @param nodes where it stands in the document, by which it is known for a mistake of the client's */
function invalid(nodes: ValueNode | null): GraphQLError {
  return new GraphQLError('LocalDate must be a day of the calendar, like 2027-03-14', { nodes });
}

/** Not graphql-scalars' LocalDate: that one takes the year 0000, which the database then refuses. */
export const LocalDate = new GraphQLScalarType<string, string>({
  name: 'LocalDate',
  description: 'A calendar date, `2027-03-14`.',
  specifiedByURL: 'https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-date-string',
  serialize: show,
  parseValue: (value) => parse(value),
  parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : undefined, node),
});
