import { buildSchema, graphql } from 'graphql';
import { describe, expect, it } from 'vitest';
import { answerUserFailures, UserFailure } from './user-failure.js';

const problem = { code: 'REQUIRED', message: 'title is required', field: 'title' };

function schemaWhere(change: () => unknown) {
  const schema = answerUserFailures(
    buildSchema(`
      type Problem { code: String! message: String! field: String }
      type Payload { changed: String userErrors: [Problem!]! }
      type Query { read: Payload }
      type Mutation { change: Payload }
    `),
  );
  const rootValue = { change, read: change };
  const fields = '{ changed userErrors { code message field } }';
  return (operation: string) => graphql({ schema, source: `${operation} ${fields} }`, rootValue });
}

describe('a mutation', () => {
  it('that succeeds has no userErrors', async () => {
    const run = schemaWhere(async () => ({ changed: 'yes' }));
    expect(await run('mutation { change')).toEqual({ data: { change: { changed: 'yes', userErrors: [] } } });
  });

  it.each([
    ['thrown', () => raise(new UserFailure([problem, problem]))],
    ['rejected', () => Promise.reject(new UserFailure([problem, problem]))],
  ])('answers a failure that is %s as data', async (_how, change) => {
    expect(await schemaWhere(change)('mutation { change')).toEqual({
      data: { change: { changed: null, userErrors: [problem, problem] } },
    });
  });

  it('lets every other error through', async () => {
    const { data, errors } = await schemaWhere(() => raise(new Error('other')))('mutation { change');
    expect(data).toEqual({ change: null });
    expect(errors?.map(({ message }) => message)).toEqual(['other']);
  });
});

describe('a failure', () => {
  it('says its codes and fields in a log', () => {
    const { name, message } = new UserFailure([problem, { ...problem, code: 'TOO_LONG', field: null }]);
    expect(`${name}: ${message}`).toBe('UserFailure: REQUIRED (title), TOO_LONG');
  });
});

describe('a query', () => {
  it('has nowhere to put a failure', async () => {
    const { data, errors } = await schemaWhere(() => raise(new UserFailure([problem])))('{ read');
    expect(data).toEqual({ read: null });
    expect(errors?.map(({ message }) => message)).toEqual(['REQUIRED (title)']);
  });
});

it('needs no mutation in a schema', () => {
  expect(() => answerUserFailures(buildSchema('type Query { read: Int }'))).not.toThrow();
});

function raise(error: Error): never {
  throw error;
}
