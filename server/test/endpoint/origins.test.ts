import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programOf } from '../accounts/access-token-operations.js';
import { LOG_OUT, VIEWER } from '../accounts/account-operations.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { PASSWORD, type Person } from '../support/world.js';

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

describe('G28: a page of any origin', () => {
  const EVIL = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };

  it('may ask and read as an anonymous visitor, without credentials', async () => {
    const { status, data, headers } = await app.anonymous().graphql(VIEWER, {}, EVIL);
    expect([status, data]).toEqual([200, { viewer: null }]);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('access-control-expose-headers')).toMatch(
      /etag.*ratelimit.*retry-after.*x-request-id/,
    );
  });

  it('may ask with a token, and is the token’s account', async () => {
    const program = await programOf(staff, 'ACCOUNT_READ');
    const { data, headers } = await program.graphql('{ viewer { id } }', {}, EVIL);
    expect(data).toEqual({ viewer: { id: staff.id } });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('is told before what it may send, for a day', async () => {
    const preflight = await app.anonymous().request('/graphql', {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': expect.stringMatching(/authorization.*content-type.*idempotency-key/),
      'access-control-max-age': '86400',
    });
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
    expect(preflight.headers.get('access-control-allow-headers')).not.toContain('x-turnout-viewer');
  });

  it('may send what tracing tools add', async () => {
    const preflight = await app.anonymous().request('/graphql', { method: 'OPTIONS' });
    const allowed = preflight.headers.get('access-control-allow-headers')?.split(', ');
    expect(allowed).toEqual(
      expect.arrayContaining(['traceparent', 'tracestate', 'baggage', 'sentry-trace', 'x-request-id', 'b3']),
    );
    expect(allowed).toEqual(expect.arrayContaining(['x-datadog-trace-id', 'newrelic', 'x-amzn-trace-id']));
  });

  it('reads refusals too', async () => {
    const answers = [
      await app.anonymous().request('/graphql', { method: 'POST', headers: EVIL, body: 'query=x' }),
      await app.anonymous().graphql('{ nothing }', {}, EVIL),
      await ask({ origin: 'https://evil.example' }),
    ];
    for (const { headers } of answers) {
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    }
  });

  it('begins and ends no session, and gets no cookie', async () => {
    const before = await app.database.query('SELECT count(*) FROM sessions');
    const email = `${crypto.randomUUID()}@example.org`;
    const input = { role: 'USER', email, password: PASSWORD };
    const mutations = {
      'register(input: $input) { account { id } }': ['RegisterInput', input],
      'logIn(input: $input) { account { id } }': [
        'LogInInput',
        { ...input, email: staff.email, role: 'STAFF' },
      ],
      'resetPassword(input: $input) { account { id } }': [
        'ResetPasswordInput',
        { token: 'x', password: PASSWORD },
      ],
      'verifyEmail(input: $input) { account { id } }': ['VerifyEmailInput', { token: 'x' }],
    } as const;
    for (const [selection, [type, variables]] of Object.entries(mutations)) {
      const document = `mutation ($input: ${type}!) { answer: ${selection} }`;
      const { errors, headers } = await app.anonymous().graphql(document, { input: variables }, EVIL);
      expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
      expect(headers.getSetCookie()).toEqual([]);
    }
    expect(await app.database.query('SELECT count(*) FROM sessions')).toEqual(before);
  });
});

describe('G36: files of an event', () => {
  const EVIL = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' };
  const FILES = 'query ($id: ID!) { event(id: $id) { imageUrl calendarUrl } }';
  let files: Record<'imageUrl' | 'calendarUrl', string>;
  beforeAll(async () => {
    const { id } = await app.world.event(staff);
    files = (await app.anonymous().graphql(FILES, { id })).data?.event;
  });
  const request = (file: keyof typeof files, init: RequestInit) =>
    app.anonymous().request(files[file].replace(PUBLIC_URL, ''), init);

  it.each([
    ['imageUrl', 'image/png'],
    ['calendarUrl', 'text/calendar'],
  ] as const)('%s may be shown and read by any origin, never with credentials', async (file, type) => {
    expect(files[file]).toMatch(new RegExp(`^${PUBLIC_URL}/events/`));
    for (const headers of [EVIL, {}, { ...EVIL, cookie: 'session-8080=x' }]) {
      const { status, headers: answered } = await request(file, { headers });
      expect([status, answered.get('content-type')]).toEqual([200, expect.stringContaining(type)]);
      expect(answered.get('access-control-allow-origin')).toBe('*');
      expect(answered.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(answered.get('access-control-allow-credentials')).toBeNull();
    }
  });

  it.each(['imageUrl', 'calendarUrl'] as const)('%s may be asked for with tracing headers', async (file) => {
    const { status, headers } = await request(file, { method: 'OPTIONS', headers: EVIL });
    expect([status, headers.get('access-control-allow-methods')]).toEqual([204, 'GET']);
    expect(headers.get('access-control-allow-headers')).toContain('traceparent');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('are those of an anonymous caller for a page of another origin, also with a session', async () => {
    const { id } = await app.world.event(staff, { pricePence: 0 });
    await placeFor(staff, id);
    const uidFor = async (headers: Record<string, string>) => {
      const file = await staff.client.request(`/events/${id}/event.ics`, { headers });
      return /^UID:(.*)@/m.exec(await file.text())?.[1];
    };
    expect(await uidFor({})).not.toBe(`event-${id}`);
    expect(await uidFor(EVIL)).toBe(`event-${id}`);
  });

  it('is for them alone: an answer of the API is embedded nowhere', async () => {
    const { headers } = await app.anonymous().graphql(VIEWER, {}, EVIL);
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });
});
