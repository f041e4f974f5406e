import { ApolloServer, HeaderMap } from '@apollo/server';
import { buildSchema, GraphQLError } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DocumentLimitError } from './limits/document-limits.js';
import { answerOkToPlainJson } from './plain-json-status.js';

const limit = 'overLimit';
const server = new ApolloServer({
  schema: buildSchema('type Query { number(of: Int): Int }'),
  rootValue: {
    number({ of }: { of?: number }) {
      if (of !== 1) return of;
      throw new GraphQLError('x', { extensions: { code: 'BAD_USER_INPUT', http: { status: 422 } } });
    },
  },
  plugins: [answerOkToPlainJson()],
  validationRules: [
    (context) => ({
      OperationDefinition(node) {
        if (node.name?.value === limit) context.reportError(new DocumentLimitError('too large'));
      },
    }),
  ],
});
beforeAll(() => server.start());
afterAll(() => server.stop());

async function statusOf(query: string, accept?: string): Promise<number> {
  const headers = new HeaderMap([['content-type', 'application/json']]);
  if (accept !== undefined) headers.set('accept', accept);
  const { status } = await server.executeHTTPGraphQLRequest({
    httpGraphQLRequest: { method: 'POST', headers, search: '', body: { query } },
    context: async () => ({}),
  });
  return status ?? 200;
}

describe('a document that cannot be executed', () => {
  const documents = ['{', '{ nothingOfThatName }', 'query ($of: Int!) { number(of: $of) }'];

  it.each([
    'application/json',
    'Application/JSON',
    'application/json; charset=utf-8',
    ' application/json , application/json;q=0.9',
  ])('is answered 200 to Accept: %s', async (accept) => {
    for (const document of documents) expect(await statusOf(document, accept)).toBe(200);
  });

  it.each([
    '*/*',
    'application/graphql-response+json',
    'application/json, application/graphql-response+json',
    'application/graphql-response+json, application/json;q=0.9',
    undefined,
  ])('is answered 400 to Accept: %s', async (accept) => {
    for (const document of documents) expect(await statusOf(document, accept)).toBe(400);
  });

  it('is answered 400 when it is over its limits', async () => {
    expect(await statusOf(`query ${limit} { number }`, 'application/json')).toBe(400);
    expect(await statusOf(`query ${limit} { nothingOfThatName }`, 'application/json')).toBe(400);
  });

  it('is answered 400 without an Accept header', async () => {
    expect((await server.executeOperation({ query: '{' })).http.status).toBe(400);
  });
});

it('leaves the status of a document that was executed', async () => {
  expect(await statusOf('{ number }', 'application/json')).toBe(200);
  expect(await statusOf('{ number(of: 1) }', 'application/json')).toBe(422);
});
