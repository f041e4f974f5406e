import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { PASSWORD } from '../support/world.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const input = (email: string) => `input: { role: USER, email: "${email}", password: "${PASSWORD}" }`;
const field = (name: 'logIn' | 'register', email: string) =>
  `${name}(${input(email)}) { userErrors { code } }`;

it.each([
  [
    'two sign-ins',
    `mutation { a: ${field('logIn', 'a@example.org')} b: ${field('logIn', 'b@example.org')} }`,
  ],
  [
    'a sign-in and a registration',
    `mutation { ${field('register', 'a@example.org')} ${field('logIn', 'a@example.org')} }`,
  ],
  [
    'two registrations, one of them in a fragment',
    `mutation { a: ${field('register', 'a@example.org')} ...B }
     fragment B on Mutation { ... { b: ${field('register', 'b@example.org')} } }`,
  ],
])('S38: a document with %s is refused, and nothing of it is done', async (_what, query) => {
  const { status, errors } = await app.anonymous().graphql(query);
  expect([status, errors?.[0]?.extensions.code]).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
  expect(errors?.[0]?.message).toContain('A document may have one of these fields, once: logIn, register');
  expect(await app.database.query('SELECT 1 FROM accounts')).toEqual([]);
});

it('S38: each of several operations may have one, and a fragment that is spread twice is one', async () => {
  const operation = (name: string) => `mutation ${name} { ...In ...In }`;
  const query = `${operation('A')} ${operation('B')}
    fragment In on Mutation { ${field('logIn', 'nobody@example.org')} }`;
  const response = await app.anonymous().request('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, operationName: 'B' }),
  });
  expect(await response.json()).toEqual({
    data: { logIn: { userErrors: [{ code: 'INVALID_CREDENTIAL' }] } },
  });
});
