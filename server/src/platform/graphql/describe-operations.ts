import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
} from 'graphql';

/**
 * Says what follows from the form alone: of the root types, and of every mutation's input and payload where their
 * declaration says nothing better.
 */
export function describeOperations(schema: GraphQLSchema): GraphQLSchema {
  const [query, mutation] = [schema.getQueryType(), schema.getMutationType()];
  if (query) query.description ??= 'Reads. Nothing here changes anything.';
  const subscription = schema.getSubscriptionType();
  if (subscription) {
    subscription.description ??=
      'Messages about changes, by server-sent events: `Accept: text/event-stream`.';
  }
  if (!mutation) return schema;
  mutation.description ??= 'Changes. Each takes one `input` and returns a payload.';
  for (const field of Object.values(mutation.getFields())) describe(field, mutationsWith(mutation));
  return schema;
}

/** Names the mutations that take or return a type: '`signUp`, `confirmContact`'. */
function mutationsWith(mutation: GraphQLObjectType): (type: GraphQLNamedType) => string {
  return (type) =>
    Object.values(mutation.getFields())
      .filter((field) => [field.type, ...field.args.map((arg) => arg.type)].map(getNamedType).includes(type))
      .map(({ name }) => `\`${name}\``)
      .join(', ');
}

function describe(field: GraphQLField<unknown, unknown>, usersOf: (type: GraphQLNamedType) => string): void {
  for (const arg of field.args) {
    const input = getNamedType(arg.type);
    arg.description ??= 'Its values, in one object.';
    input.description ??= `The input of ${usersOf(input)}.`;
  }
  const payload = getNamedType(field.type);
  if (!isObjectType(payload)) return;
  payload.description ??= `What ${usersOf(payload)} returns.`;
  for (const part of Object.values(payload.getFields())) {
    if (isObjectType(getNamedType(part.type)))
      part.description ??= 'As it is now; null when nothing was done.';
  }
}
