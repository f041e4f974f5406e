import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programOf } from '../accounts/access-token-operations.js';
import type { ApiClient, GraphQLAnswer } from '../support/api-client.js';
import { loggedErrors } from '../support/logged-errors.js';
import { statementsOf } from '../support/statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';

let app: TestApp;
let staff: Person;
let id: string;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  staff = await app.world.staff();
  id = (await app.world.event(staff, { title: 'Bread' })).id;
});
afterAll(() => app.close());

const EVENT = 'query Event($id: ID!) { event(id: $id) { id title } }';
const VIEWER = '{ viewer { id } }';
const PREFLIGHTED = { 'apollo-require-preflight': 'true' };

function get(client: ApiClient, query: string, headers = {}, variables?: object) {
  const search = new URLSearchParams({ query, ...(variables && { variables: JSON.stringify(variables) }) });
  return client.request(`/graphql?${search}`, { headers });
}
const bodyOf = async (response: Response) => (await response.json()) as GraphQLAnswer;
const getEvent = (headers: Record<string, string> = {}) => get(app.anonymous(), EVENT, headers, { id });

describe('G28: a GET that any page can send without asking', () => {
  it.each<Record<string, string>>([
    {},
    { accept: 'text/event-stream, application/json' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  ])('is answered, and is anonymous though it has a cookie: %j', async (headers) => {
    const response = await get(staff.client, VIEWER, headers);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ data: { viewer: null } });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it.each<Record<string, string>>([
    PREFLIGHTED,
    { 'x-apollo-operation-name': 'Viewer' },
    { 'content-type': 'application/json' },
  ])('is the person’s own page’s with %j', async (headers) => {
    expect(await (await get(staff.client, VIEWER, headers)).json()).toEqual({
      data: { viewer: { id: staff.id } },
    });
    const foreign = await get(staff.client, VIEWER, { ...headers, origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
  });

  it('runs no mutation, and says by which method one runs', async () => {
    for (const headers of [{}, PREFLIGHTED]) {
      const response = await get(staff.client, 'mutation { logOut { userErrors { code } } }', headers);
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
    expect((await staff.client.graphql(VIEWER)).data).toEqual({ viewer: { id: staff.id } });
  });
});

describe('a public answer to a GET', () => {
  it('may be stored by shared caches, and is told from others by what it depends on', async () => {
    for (let round = 0; round < 2; round++) {
      const { headers } = await getEvent();
      expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10');
      expect(headers.get('etag')).toMatch(/^W\/"[\w-]{27}"$/);
      expect(headers.get('vary')).toMatch(
        /accept, authorization, cookie, apollo-require-preflight, .*content-type/,
      );
    }
  });

  it('is not sent again to a client that has it', async () => {
    const etag = (await getEvent()).headers.get('etag') ?? '';
    for (const known of [etag, `"other", ${etag}`, '*']) {
      const response = await getEvent({ 'if-none-match': known });
      expect([response.status, await response.text()]).toEqual([304, '']);
      expect(response.headers.get('etag')).toBe(etag);
    }
    expect((await getEvent({ 'if-none-match': '"other"' })).status).toBe(200);
    await staff.client.graphql(
      'mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { userErrors { code } } }',
      { input: { id, title: 'Better bread' } },
    );
    const response = await getEvent({ 'if-none-match': etag });
    expect((await bodyOf(response)).data.event.title).toBe('Better bread');
  });

  it('is the one that a POST gets, from one cache', async () => {
    await app.anonymous().graphql(EVENT, { id });
    const statements = await statementsOf(async () => {
      expect((await bodyOf(await getEvent())).data.event.id).toBe(id);
    });
    expect(statements.filter(({ text }) => text.includes('FROM "events"'))).toEqual([]);
  });

  it.each([
    ['{ events(first: 1) { nodes { signUps { nodes { id } } } } }', 'a field that is not public'],
    ['{ event(id: "x") { nothing } }', 'a mistake'],
    ['{ settings { productName } }', 'a field that is not cached'],
  ])('is not stored where it is about something else: %s', async (query) => {
    const { headers } = await get(app.anonymous(), query);
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null]);
  });

  it.each(['variables={', 'variables=1', 'variables=', 'extensions={}', 'query={viewer{id}}', 'query='])(
    'with %s is no failure of ours',
    async (rest) => {
      const response = await app.anonymous().request(`/graphql?query={eventTypes{type}}&${rest}`);
      expect([200, 400]).toContain(response.status);
      expect(loggedErrors(app)).toEqual([]);
    },
  );

  it('S22: with a token is neither taken from what is cached nor stored', async () => {
    await app.anonymous().graphql(EVENT, { id });
    const program = await programOf(staff, 'ACCOUNT_READ');
    const EDIT = 'query Event($id: ID!) { event(id: $id) { title viewerCanEdit } }';
    const all = await programOf(staff);
    for (const [client, mayEdit] of [
      [program, false],
      [all, true],
      [app.anonymous(), false],
    ] as const) {
      const response = await get(client, EDIT, {}, { id });
      expect((await bodyOf(response)).data.event.viewerCanEdit).toBe(mayEdit);
      const isAnonymous = client !== program && client !== all;
      expect(response.headers.get('cache-control')?.includes('public')).toBe(isAnonymous);
    }
  });
});

describe('G23: the budget of cost', () => {
  const limits = (headers: Headers) => [headers.get('ratelimit-policy'), headers.get('ratelimit')];

  it('is in every answer, and shrinks by what a query costs', async () => {
    const client = app.anonymous();
    const before = await client.graphql('{ settings { productName } }');
    const after = await client.graphql('{ events(first: 100) { nodes { id } } }');
    const remaining = ({ headers }: { headers: Headers }) =>
      Number(/^"cost";r=(\d+);t=\d+$/.exec(headers.get('ratelimit') ?? '')?.[1]);
    expect(limits(before.headers)[0]).toBe('"cost";q=200000;w=60');
    expect(remaining(after)).toBeLessThan(remaining(before));
    for (const answer of [
      await client.graphql('{ nothing }'),
      await client.request('/graphql', { method: 'POST' }),
    ]) {
      expect(limits(answer.headers)).toEqual([
        expect.any(String),
        expect.stringMatching(/^"cost";r=\d+;t=\d+$/),
      ]);
    }
  });
});
