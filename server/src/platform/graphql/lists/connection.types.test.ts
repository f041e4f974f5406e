import { type GraphQLNamedType, printType } from 'graphql';
import { buildSchemaSync, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { expect, it } from 'vitest';
import { connectionTypeOf } from './connection.types.js';

@ObjectType()
class Thing {
  @Field()
  name: string;
}

const ThingConnection = connectionTypeOf(Thing, 'Thing');

@Resolver()
class ThingResolver {
  @Query(() => ThingConnection)
  things(): object {
    return {};
  }
}

it('declares the edge and the connection of a type', () => {
  const schema = buildSchemaSync({ resolvers: [ThingResolver], validate: false });
  const printed = (name: string) =>
    printType(schema.getType(name) as GraphQLNamedType).replace(/ *"""[^"]*"""\n/g, '');
  expect(printed('ThingEdge')).toBe('type ThingEdge {\n  cursor: String!\n\n  node: Thing!\n}');
  expect(printed('ThingConnection')).toContain(
    'type ThingConnection {\n  edges: [ThingEdge!]!\n\n  nodes: [Thing!]!\n\n  pageInfo: PageInfo!\n',
  );
  expect(printed('ThingConnection')).toContain('  totalCount: Int!\n}');
});
