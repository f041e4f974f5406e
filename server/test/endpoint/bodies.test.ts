import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxPayments } from '../../src/start/card-payments.js';
import type { GraphQLAnswer } from '../support/api-client.js';
import { runSandbox } from '../support/sandbox.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const QUERY = '{ settings { productName } }';
const json = { 'content-type': 'application/json' };

async function post(body: string | FormData | undefined, headers: Record<string, string> = json) {
  const response = await app
    .anonymous()
    .request('/graphql', { method: 'POST', headers, ...(body && { body }) });
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  return { status: response.status, ...((await response.json()) as Pick<GraphQLAnswer, 'data' | 'errors'>) };
}

const rejection = (code: string, message: unknown = expect.any(String)) => ({
  errors: [{ message, extensions: { code, requestId: expect.any(String) } }],
});

describe('G5: the body', () => {
  const ofLength = (bytes: number) => {
    const empty = JSON.stringify({ query: QUERY, padding: '' });
    return JSON.stringify({ query: QUERY, padding: 'x'.repeat(bytes - empty.length) });
  };

  it('may have 64 kB', async () => {
    expect(await post(ofLength(64 * 1024))).toMatchObject({ status: 200, data: { settings: {} } });
  });

  it('is refused with one byte more', async () => {
    const refused = { status: 413, ...rejection('PAYLOAD_TOO_LARGE', 'The request is larger than 64 kB') };
    expect(await post(ofLength(64 * 1024 + 1))).toEqual(refused);
  });

  it('G25: is refused on another route with the limit of that one', async () => {
    const paid = await startTestApp({ cardPayments: sandboxPayments(await runSandbox()) });
    const response = await paid
      .anonymous()
      .request('/webhooks/stripe', { method: 'POST', headers: json, body: 'x'.repeat(256 * 1024 + 1) });
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual(
      rejection('PAYLOAD_TOO_LARGE', 'The request is larger than 256 kB'),
    );
    await paid.close();
  });

  it('is refused with one byte more where its length is not said beforehand', async () => {
    const body = new Blob([ofLength(64 * 1024 + 1)]).stream();
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: json,
      body,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual(rejection('PAYLOAD_TOO_LARGE'));
  });

  it.each([
    'text/plain',
    'text/xml',
    'application/xml',
    'application/x-www-form-urlencoded',
    'application/octet-stream',
    'application/jsonx',
    'application/json+x',
    'nonsense',
  ])('is refused as %s', async (contentType) => {
    const refused = {
      status: 415,
      ...rejection('UNSUPPORTED_MEDIA_TYPE', 'The content type must be application/json'),
    };
    expect(await post(JSON.stringify({ query: QUERY }), { 'content-type': contentType })).toEqual(refused);
  });

  it('is refused as multipart', async () => {
    const form = new FormData();
    form.set('operations', JSON.stringify({ query: QUERY }));
    expect(await post(form, {})).toMatchObject({ status: 415, ...rejection('UNSUPPORTED_MEDIA_TYPE') });
  });

  it.each(['{', '{"query": }', 'query', '\u0000', '{"__proto__": {"x": 1}, "query": "{ __typename }"}'])(
    'is refused where it is no JSON: %j',
    async (body) => {
      expect(await post(body)).toEqual({
        status: 400,
        ...rejection('BAD_REQUEST', 'The request cannot be read'),
      });
    },
  );

  it('is refused where it is missing', async () => {
    expect(await post(undefined)).toMatchObject({ status: 400, ...rejection('BAD_REQUEST') });
  });

  it.each(['"text"', '5', 'null', '{}', '{"query": 5}', '{"query": "{ __typename }", "variables": "x"}'])(
    'is refused where it is no request of GraphQL: %s',
    async (body) => {
      const { status, data, errors } = await post(body);
      expect(status).toBe(400);
      expect(data).toBeUndefined();
      expect(errors?.[0]?.extensions.code).toBe('BAD_REQUEST');
    },
  );

  it('is refused where a variable is nested without end', async () => {
    const nested = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
    const query = 'query ($search: String) { events(filter: { search: $search }) { nodes { id } } }';
    const { status, errors } = await post(
      `{"query": ${JSON.stringify(query)}, "variables": {"search": ${nested}}}`,
    );
    expect(status).toBe(400);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('G6: one request is one document', () => {
  it.each([1, 2])('so a batch of %i is refused', async (size) => {
    const { status, data, errors } = await post(JSON.stringify(Array(size).fill({ query: QUERY })));
    expect(status).toBe(400);
    expect(data).toBeUndefined();
    expect(errors?.[0]?.extensions.code).toBe('BAD_REQUEST');
  });

  it.each([{}, { query: QUERY }])('and is sent whole, so a persisted query is refused: %j', async (rest) => {
    const persistedQuery = { version: 1, sha256Hash: 'a'.repeat(64) };
    const { data, errors } = await post(JSON.stringify({ ...rest, extensions: { persistedQuery } }));
    expect(data).toBeUndefined();
    expect(errors?.[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_SUPPORTED');
  });
});
