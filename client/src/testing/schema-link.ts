import { ApolloLink, Observable, type TypedDocumentNode } from '@apollo/client';
import { executeSync, GraphQLError, graphql, print } from 'graphql';
import type { FailureCode } from '../apollo/failure';
import { type FakeApi, fakeApi } from './fake-api';
import { fakeSchema } from './fake-schema';

class ConnectionLost extends Error {}

/** Thrown by a fake field: the request never came back. */
export function connectionLost(): never {
  throw new ConnectionLost('Failed to fetch');
}

/** Thrown by a fake field: the API answers with an error of this code. */
export function failure(code: FailureCode | 'INTERNAL_SERVER_ERROR', extensions: object = {}): GraphQLError {
  return new GraphQLError(code, { extensions: { code, ...extensions } });
}

/** Runs every operation against the real schema, so that a document that does not fit it fails its test. */
export function schemaLink(api: Partial<FakeApi>): ApolloLink {
  return new ApolloLink(
    ({ query, variables, operationName }) =>
      new Observable((observer) => {
        graphql({
          schema: fakeSchema,
          source: print(query),
          rootValue: api,
          variableValues: variables,
          operationName,
        }).then(
          (result) => {
            const lost = result.errors?.find(({ originalError }) => originalError instanceof ConnectionLost);
            if (lost) return observer.error(lost.originalError);
            observer.next(JSON.parse(JSON.stringify(result)));
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );
}

/** The API's answer to a document of the client's when a test says nothing about it. */
export function answerTo<Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  variableValues: Variables,
): Data {
  return executeSync({ schema: fakeSchema, rootValue: fakeApi(), document, variableValues }).data as Data;
}
