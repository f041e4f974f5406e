import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** As Apollo's clients send their requests by GET. */
const withPreflight = (url: string, init: RequestInit = {}) => {
  const headers = new Headers(init.headers);
  headers.set('apollo-require-preflight', 'true');
  return fetch(url, { ...init, headers });
};

describe.each([
  ['without any header of its own', fetch],
  ['with the header of a preflight', withPreflight],
])('G1: GraphQL over HTTP %s', (_how, fetchFn) => {
  const audits = serverAudits({ url: () => `${app.url}/graphql`, fetchFn });

  it('is audited in 61 points', () => {
    expect(audits).toHaveLength(61);
  });

  it.each(audits.map(({ name, fn }) => ({ name, fn })))('$name', async ({ fn }) => {
    expect(await fn()).toMatchObject({ status: 'ok' });
  });
});

describe('a client that accepts only plain JSON', () => {
  const post = (query: string, accept?: string) =>
    app.anonymous().graphql(query, {}, accept === undefined ? {} : { accept });

  it.each([
    ['application/json', 200],
    ['application/json; charset=utf-8', 200],
    ['*/*', 400],
    ['application/graphql-response+json, application/json;q=0.9', 400],
  ])('(Accept: %s) is answered %i where the document cannot be executed', async (accept, status) => {
    expect((await post('{ nothingOfThatName }', accept)).status).toBe(status);
    expect((await post('{ settings {', accept)).status).toBe(status);
  });

  it('is answered 400 where the document is over its limits', async () => {
    const aliases = Array.from({ length: 16 }, (_, n) => `a${n}: settings { productName }`);
    expect((await post(`{ ${aliases.join(' ')} }`, 'application/json')).status).toBe(400);
  });
});
