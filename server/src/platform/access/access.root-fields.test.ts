import { buildSchema, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { type AccessRule, asItsParent, enforceAccess, everyoneMay } from './access.js';

const rule: AccessRule<unknown, unknown> = { name: 'open', check: () => {} };

function rootTypesOf(schema: GraphQLSchema): GraphQLObjectType[] {
  return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
    (type) => type != null,
  );
}

describe('G12: a root field', () => {
  it('needs a rule of its own, even where its type has one', () => {
    const schema = buildSchema(
      'type Query { read: Int } type Mutation { change: Int, remove: Int } type Subscription { hear: Int }',
    );
    for (const type of rootTypesOf(schema)) type.extensions = { access: rule };
    expect(() => enforceAccess(schema)).toThrow(
      'No access rule: Query.read, Mutation.change, Mutation.remove, Subscription.hear',
    );
  });

  it.each([
    ['is guarded by its rule', rule, true],
    ['for everyone is not guarded at all', { name: 'anyone', check: everyoneMay }, false],
  ])('%s', (_how, access, isGuarded) => {
    const schema = buildSchema('type Query { read: Int }');
    const field = schema.getQueryType()?.getFields().read;
    if (field) field.extensions = { access };
    enforceAccess(schema);
    expect(field?.resolve !== undefined).toBe(isGuarded);
  });
});

it('asItsParent guards nothing', () => {
  expect(asItsParent).toEqual({ name: 'asItsParent', check: everyoneMay });
});
