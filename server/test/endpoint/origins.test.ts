import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOG_OUT, VIEWER } from '../accounts/account-operations.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';

const PUBLIC_URL = 'http://events.example.org:8080';

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_URL } });
  staff = await app.world.staff();
});
afterAll(() => app.close());

const ask = (headers: Record<string, string>) => staff.client.graphql(VIEWER, {}, headers);
const rejection = [
  {
    message: 'This request came from another site',
    extensions: { code: 'FORBIDDEN', requestId: expect.any(String) },
  },
];

describe('G9: a request with a cookie', () => {
  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: '' },
    { origin: 'https://events.example.org:8080' },
    { origin: 'http://events.example.org' },
    { origin: 'http://events.example.org:8080.evil.example' },
    { origin: 'http://evil.example/http://events.example.org:8080' },
    { origin: PUBLIC_URL, 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'http://other.example.org:8080', 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    { origin: 'https://evil.example', authorization: '' },
    { origin: 'https://evil.example', authorization: 'Basic YWxpY2U6c2VjcmV0' },
  ])('is refused with %j, and changes nothing', async (headers) => {
    const { status, data, errors } = await ask(headers);
    expect(status).toBe(403);
    expect(data).toBeUndefined();
    expect(errors).toEqual(rejection);

    const logOut = await staff.client.graphql(LOG_OUT, {}, headers);
    expect(logOut.status).toBe(403);
    expect((await ask({})).data).toEqual({ viewer: { id: staff.id, role: 'STAFF' } });
  });

  it.each<Record<string, string>>([
    {},
    { origin: PUBLIC_URL },
    { origin: PUBLIC_URL, 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
  ])('passes with %j', async (headers) => {
    const { status, data } = await ask(headers);
    expect(status).toBe(200);
    expect(data).toEqual({ viewer: { id: staff.id, role: 'STAFF' } });
  });

  it('passes from the address under which the server was asked', async () => {
    expect((await ask({ origin: app.url })).data).toEqual({ viewer: { id: staff.id, role: 'STAFF' } });
  });
});

describe('G9: a request with a bearer token', () => {
  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    {},
  ])('may come from any site: with %j its token decides, never the cookie', async (headers) => {
    const { status, data, errors } = await ask({ ...headers, authorization: 'Bearer trn_nobody' });
    expect(status).toBe(401);
    expect(data).toBeUndefined();
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHENTICATED']);
  });
});

describe('another site', () => {
  it('is not told by CORS that it may read an answer', async () => {
    const preflight = await app.anonymous().request('/graphql', {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    const answers = [preflight.headers, (await ask({ origin: 'https://evil.example' })).headers];
    for (const headers of answers) expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});
