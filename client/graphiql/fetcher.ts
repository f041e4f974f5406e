import type { GraphiQLProps } from 'graphiql';
import { getOperationAST, parse } from 'graphql';
import { createClient, type ExecutionResult } from 'graphql-sse';

type Fetcher = GraphiQLProps['fetcher'];
type Data = Record<string, unknown>;
type Headers = Record<string, string>;

const ENDPOINT = '/graphql';

/** Sends an operation with the session of this browser, unless a token in the headers says otherwise. */
export const fetcher: Fetcher = (params, options) => {
  const headers: Headers = options?.headers ?? {};
  return isSubscription(params.query, params.operationName) ? stream(params, headers) : send(params, headers);
};

function isSubscription(query: string, operationName?: string | null): boolean {
  try {
    return getOperationAST(parse(query), operationName)?.operation === 'subscription';
  } catch {
    // The server says what is wrong with it.
    return false;
  }
}

async function send(params: object, headers: Headers): Promise<ExecutionResult> {
  const response = await fetch(ENDPOINT, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(params),
  });
  return response.json();
}

/** Server-sent events, one connection for each subscription. */
function stream({ query, variables, operationName }: Parameters<Fetcher>[0], headers: Headers) {
  const client = createClient({ url: ENDPOINT, headers });
  return client.iterate<Data, Data>({
    query,
    ...(variables && { variables }),
    ...(operationName && { operationName }),
  });
}
