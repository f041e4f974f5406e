import { type GraphQLSchema, graphql } from 'graphql';
import {
  Arg,
  buildSchemaSync,
  Field,
  FieldResolver,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { describe, expect, it } from 'vitest';
import { Access, type AccessRule, enforceAccess } from './access.js';

const open: AccessRule<unknown, unknown> = { name: 'open', check: () => {} };
const closed: AccessRule<unknown, unknown> = {
  name: 'closed',
  check: () => {
    throw new Error('closed');
  },
};
/** Sees the context and the object that a field belongs to. */
const itsOwner: AccessRule<{ viewer: string }, { owner: string }> = {
  name: 'itsOwner',
  check: ({ viewer }, { owner }) => {
    if (viewer !== owner) throw new Error(`not ${viewer}'s`);
  },
};

@Access(open)
@ObjectType()
class Thing {
  @Field()
  owner: string;

  @Access(itsOwner)
  @Field()
  secret: string;
}

@ObjectType()
class Unprotected {
  @Field()
  name: string;
}

const things = [
  { owner: 'ada', secret: 'a' },
  { owner: 'ben', secret: 'b' },
];

@Resolver(() => Thing)
class ThingResolver {
  @Access(open)
  @Query(() => [Thing])
  things(): Thing[] {
    return things;
  }

  @Access(closed)
  @Query(() => Thing, { nullable: true })
  hidden(): Thing {
    throw new Error('The resolver ran');
  }

  @Access(closed)
  @FieldResolver(() => String, { nullable: true })
  resolved(@Root() thing: Thing): string {
    return thing.owner;
  }

  @Access(open)
  @Mutation(() => String)
  change(@Arg('to', () => String) to: string): string {
    return to;
  }
}

// biome-ignore lint/complexity/noBannedTypes: type-graphql's own type of a resolver
const schemaOf = (...resolvers: [Function, ...Function[]]) => buildSchemaSync({ resolvers, validate: false });
const run = (schema: GraphQLSchema, source: string) =>
  graphql({ schema, source, contextValue: { viewer: 'ada' } });

describe('G12: a schema does not build', () => {
  it('with a query without a rule, even where its type has one', () => {
    @Resolver()
    class Unruled {
      @Query(() => Thing)
      open(): Thing {
        return things[0] as Thing;
      }
    }
    const schema = schemaOf(ThingResolver, Unruled);
    expect(() => enforceAccess(schema)).toThrow('No access rule: Query.open');
  });

  it('with a mutation without a rule', () => {
    @Resolver()
    class Unruled {
      @Mutation(() => String)
      openMutation(): string {
        return '';
      }
    }
    const schema = schemaOf(ThingResolver, Unruled);
    expect(() => enforceAccess(schema)).toThrow('No access rule: Mutation.openMutation');
  });

  it('with a type of which neither it nor its field has a rule', () => {
    @Resolver()
    class UnprotectedResolver {
      @Access(open)
      @Query(() => Unprotected)
      unprotected(): Unprotected {
        return { name: '' };
      }
    }
    const schema = schemaOf(ThingResolver, UnprotectedResolver);
    expect(() => enforceAccess(schema)).toThrow('No access rule: Unprotected.name');
  });
});

describe('G12: a rule', () => {
  const schema = enforceAccess(schemaOf(ThingResolver));

  it('is asked before the resolver runs', async () => {
    const { data, errors } = await run(schema, '{ hidden { owner } }');
    expect(data).toEqual({ hidden: null });
    expect(errors?.map(({ message }) => message)).toEqual(['closed']);
  });

  it('of a field goes before that of its type', async () => {
    const { data, errors } = await run(schema, '{ things { owner resolved } }');
    expect(data?.things).toEqual(things.map(({ owner }) => ({ owner, resolved: null })));
    expect(errors).toHaveLength(2);
  });

  it('sees who asks and what is asked about', async () => {
    const { errors } = await run(schema, '{ things { secret } }');
    expect(errors?.map(({ message, path }) => [message, path])).toEqual([
      ["not ada's", ['things', 1, 'secret']],
    ]);
  });

  it('lets arguments and answers through', async () => {
    expect((await run(schema, 'mutation { change(to: "x") }')).data).toEqual({ change: 'x' });
  });
});
