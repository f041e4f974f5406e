import { ApolloLink, Observable } from '@apollo/client';
import { buildSchema, GraphQLError, graphql, print } from 'graphql';
import sdl from '../../../schema.graphql?raw';
import type { FailureCode } from '../apollo/failure';
import type { FakeApi } from './fake-api';

const schema = buildSchema(sdl);

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
export function schemaLink(api: FakeApi): ApolloLink {
  return new ApolloLink(
    ({ query, variables, operationName }) =>
      new Observable((observer) => {
        graphql({
          schema,
          source: print(query),
          rootValue: api,
          variableValues: variables,
          operationName,
        }).then((result) => {
          const lost = result.errors?.find(({ originalError }) => originalError instanceof ConnectionLost);
          if (lost) return observer.error(lost.originalError);
          observer.next(JSON.parse(JSON.stringify(result)));
          observer.complete();
        });
      }),
  );
}
