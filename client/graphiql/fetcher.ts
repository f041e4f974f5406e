import type { GraphiQLProps } from 'graphiql';
import { getOperationAST, parse } from 'graphql';
import { createClient, type ExecutionResult } from 'graphql-sse';

type Fetcher = GraphiQLProps['fetcher'];
type Data = Record<string, unknown>;
type Headers = Record<string, string>;

const ENDPOINT = '/graphql';
const EXAMPLE = { authorization: 'Bearer trn_YOUR_TOKEN' };
/** The first text in the editor of headers: where a token goes. It is not sent as it stands. */
export const EXAMPLE_HEADERS = JSON.stringify(EXAMPLE, null, 2);

/** Sends an operation with the session of this browser, unless a token in the headers says otherwise. */
export const fetcher: Fetcher = (params, options) => {
  const headers = withoutExample(options?.headers ?? {});
  return isSubscription(params.query, params.operationName) ? stream(params, headers) : send(params, headers);
};

function withoutExample({ authorization, ...headers }: Headers): Headers {
  if (authorization === undefined || authorization === EXAMPLE.authorization) return headers;
  return { ...headers, authorization };
}

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
