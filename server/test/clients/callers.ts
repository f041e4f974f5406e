import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { Client, cacheExchange, fetchExchange } from '@urql/core';
import { parse } from 'graphql';
import { ClientError, GraphQLClient } from 'graphql-request';

/** A program's result of an answer: its data, or the code of the first error. */
interface Outcome {
  // biome-ignore lint/suspicious/noExplicitAny: each test reads the data of its own document
  data: any;
  code: unknown;
}

/** A kept client library, used as its first page of documentation says. */
type Caller = (
  url: string,
  token: string | null,
) => {
  query(document: string, variables?: Record<string, unknown>): Promise<Outcome>;
  mutate(document: string, variables?: Record<string, unknown>): Promise<Outcome>;
};

const authorization = (token: string | null): Record<string, string> =>
  token === null ? {} : { authorization: `Bearer ${token}` };
const done = (data: unknown): Outcome => ({ data, code: undefined });
const refused = (errors: readonly { extensions?: Record<string, unknown> }[]): Outcome => ({
  data: null,
  code: errors[0]?.extensions?.code,
});

const apollo: Caller = (url, token) => {
  const link = new HttpLink({ uri: `${url}/graphql`, headers: authorization(token) });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const outcome = (asking: Promise<{ data?: unknown }>) =>
    asking.then(
      ({ data }) => done(data),
      (error) => {
        if (CombinedGraphQLErrors.is(error)) return refused(error.errors);
        if (ServerError.is(error)) return refused(JSON.parse(error.bodyText).errors);
        throw error;
      },
    );
  return {
    query: (document, variables = {}) => outcome(client.query({ query: parse(document), variables })),
    mutate: (document, variables = {}) => outcome(client.mutate({ mutation: parse(document), variables })),
  };
};

const urql: Caller = (url, token) => {
  const client = new Client({
    url: `${url}/graphql`,
    exchanges: [cacheExchange, fetchExchange],
    fetchOptions: { headers: authorization(token) },
  });
  const outcome = async (
    asking: PromiseLike<{ data?: unknown; error?: { graphQLErrors: unknown[] } | undefined }>,
  ) => {
    const { data, error } = await asking;
    return error ? refused(error.graphQLErrors as Parameters<typeof refused>[0]) : done(data);
  };
  return {
    query: (document, variables = {}) => outcome(client.query(document, variables).toPromise()),
    mutate: (document, variables = {}) => outcome(client.mutation(document, variables).toPromise()),
  };
};

const graphqlRequest: Caller = (url, token) => {
  const client = new GraphQLClient(`${url}/graphql`, { headers: authorization(token) });
  const send = (document: string, variables: Record<string, unknown> = {}) =>
    client.request(document, variables).then(done, (error) => {
      if (error instanceof ClientError)
        return refused((error.response.errors ?? []) as Parameters<typeof refused>[0]);
      throw error;
    });
  return { query: send, mutate: send };
};

const plainFetch: Caller = (url, token) => {
  const send = async (query: string, variables: Record<string, unknown> = {}) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...authorization(token) },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as { data: unknown; errors?: [] };
    return errors ? refused(errors) : done(data);
  };
  return { query: send, mutate: send };
};

export const callers = {
  'Apollo Client': apollo,
  urql,
  'graphql-request': graphqlRequest,
  fetch: plainFetch,
};
