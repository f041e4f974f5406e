import { ApolloClient, ApolloLink, gql } from '@apollo/client';
import { delay, of, throwError } from 'rxjs';
import { expect, it, vi } from 'vitest';
import { createCache } from './apollo-client';
import { overtakenLink } from './overtaken-link';

const SIGN_UP = gql`
  query SignUp {
    signUp {
      id
      addedToCalendarAt
    }
  }
`;
const ADD = gql`
  mutation Add {
    signUp {
      id
      addedToCalendarAt
    }
  }
`;

/** An API whose queries take a second to bring what was true when they were asked. */
function slowApi({ losesResponse = false } = {}) {
  let addedToCalendarAt: string | null = null;
  let asked = 0;
  const transport = new ApolloLink(({ operationType }) => {
    if (operationType === 'mutation') addedToCalendarAt = 'now';
    else asked += 1;
    if (operationType === 'mutation' && losesResponse) return throwError(() => new Error('lost'));
    const response = of({ data: { signUp: { __typename: 'SignUp', id: 'a', addedToCalendarAt } } });
    return operationType === 'mutation' ? response : response.pipe(delay(1_000));
  });
  const client = new ApolloClient({ cache: createCache(), link: overtakenLink().concat(transport) });
  return { client, asked: () => asked };
}

it('L17: a response that a mutation has overtaken is asked for again', async () => {
  vi.useFakeTimers();
  const { client, asked } = slowApi();
  const read = client.query({ query: SIGN_UP, fetchPolicy: 'network-only' });
  await vi.advanceTimersByTimeAsync(500);
  await client.mutate({ mutation: ADD });
  await vi.advanceTimersByTimeAsync(2_000);
  expect((await read).data).toMatchObject({ signUp: { addedToCalendarAt: 'now' } });
  expect(client.readQuery({ query: SIGN_UP })).toMatchObject({ signUp: { addedToCalendarAt: 'now' } });
  expect(asked()).toBe(2);
});

it('L17: so is one that was overtaken by a mutation whose own response is lost', async () => {
  vi.useFakeTimers();
  const { client } = slowApi({ losesResponse: true });
  const read = client.query({ query: SIGN_UP, fetchPolicy: 'network-only' });
  await vi.advanceTimersByTimeAsync(500);
  await expect(client.mutate({ mutation: ADD })).rejects.toThrow('lost');
  await vi.advanceTimersByTimeAsync(2_000);
  expect((await read).data).toMatchObject({ signUp: { addedToCalendarAt: 'now' } });
});

it('a query that no mutation overtakes is asked once', async () => {
  vi.useFakeTimers();
  const { client, asked } = slowApi();
  await client.mutate({ mutation: ADD });
  const read = client.query({ query: SIGN_UP, fetchPolicy: 'network-only' });
  await vi.advanceTimersByTimeAsync(1_000);
  await read;
  expect(asked()).toBe(1);
});
