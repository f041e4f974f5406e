import { afterAll, beforeAll, expect, it } from 'vitest';
import { docsErrors } from '../../src/http/docs/docs-errors.js';
import { connectionLimits } from '../../src/platform/http/connection-limits.js';
import { programOf } from '../accounts/access-token-operations.js';
import { putLogo } from '../brand/brand-operations.js';
import { upload } from '../pictures/picture-operations.js';
import { ApiClient } from '../support/api-client.js';
import { RawConnection } from '../support/raw-connection.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import { anEvent, type Person } from '../support/world.js';

const MINUTE = 60_000;
const CREATE = `mutation ($input: CreateEventInput!) {
  createEvent(input: $input) { event { id } userErrors { code } }
}`;
const WATCH = 'subscription ($id: ID!) { eventPlacesChanged(eventId: $id) { id } }';

const clock = new TestClock();
let app: TestApp;
/** Has room for no stream, and no budget. */
let poor: TestApp;
let staff: Person;
let program: ApiClient;
beforeAll(async () => {
  app = await startTestApp({
    clock,
    doJobs: false,
    limits: { ...connectionLimits, headers: 300, check: 50 },
  });
  const noStreams = { ...connectionLimits, streams: { ...connectionLimits.streams, process: 0 } };
  poor = await startTestApp({
    doJobs: false,
    limits: noStreams,
    env: { QUERY_COST_PER_MINUTE: '5000', TRUSTED_PROXIES: '127.0.0.1' },
  });
  staff = await app.world.staff();
  program = await programOf(staff);
});
afterAll(async () => {
  await app.close();
  await poor.close();
});

interface Seen {
  status: number;
  errors: { extensions?: { code?: unknown } }[] | undefined;
}

const query = (text: string, headers = {}) => app.anonymous().graphql(text, {}, headers);
const post = async (body: string, type = 'application/json') =>
  seen(
    await app.anonymous().request('/graphql', { method: 'POST', headers: { 'content-type': type }, body }),
  );
const seen = async (response: Response): Promise<Seen> => ({
  status: response.status,
  ...((await response.json()) as { errors: Seen['errors'] }),
});

async function raw(text: string): Promise<Seen> {
  const { status, body } = await new RawConnection(app.url).write(text).answer();
  return { status, errors: JSON.parse(body).errors };
}

async function withKey(change: (create: (title: string) => Promise<Seen>) => Promise<Seen>): Promise<Seen> {
  const key = { 'idempotency-key': crypto.randomUUID() };
  const create = (title: string) => program.graphql(CREATE, { input: { ...anEvent(), title } }, key);
  await create('Bread');
  return change(create);
}

const forgetAnswers = () => app.database.query('UPDATE idempotent_answers SET answer = NULL');

async function withoutTable(name: string, ask: () => Promise<Seen>): Promise<Seen> {
  await app.database.query(`ALTER TABLE ${name} RENAME TO hidden`);
  try {
    return await ask();
  } finally {
    await app.database.query(`ALTER TABLE hidden RENAME TO ${name}`);
  }
}

type Line = (typeof docsErrors)[number];
type Key<Each extends Line> = Each extends Line ? `${Each['status']} ${Each['code']}` : never;

/** How each line of the page comes about. */
const causes: Record<Key<Line>, () => Promise<Seen>> = {
  '400 BAD_USER_INPUT': () => query('{ events(first: 101) { nodes { id } } }'),
  '400 GRAPHQL_PARSE_FAILED': () => query('{'),
  '400 GRAPHQL_VALIDATION_FAILED': () => query('{ nothing }'),
  '400 OPERATION_RESOLUTION_FAILURE': () => query('query A { __typename } query B { __typename }'),
  '400 QUERY_TOO_EXPENSIVE': () =>
    query('{ events(first: 100) { nodes { signUps(first: 100) { nodes { id } } } } }'),
  '200 PERSISTED_QUERY_NOT_SUPPORTED': () =>
    post(JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } })),
  '400 BAD_REQUEST': () => post('{'),
  '400 INVALID_PICTURE': async () => {
    const response = await upload(staff.client, Buffer.from('no picture'));
    return { status: response.status, errors: ((await response.json()) as Seen).errors };
  },
  '401 UNAUTHENTICATED': () => query('{ __typename }', { authorization: 'Bearer trn_mistyped' }),
  '200 UNAUTHENTICATED': () => app.anonymous().graphql(CREATE, { input: anEvent() }),
  '200 FORBIDDEN': async () => (await programOf(staff, 'EVENTS_WRITE')).graphql('{ viewer { name } }'),
  '403 FORBIDDEN': () =>
    staff.client.graphql('{ __typename }', undefined, { origin: 'https://evil.example' }),
  '400 INVALID_BRAND': async () => seen(await putLogo(staff.client, 'light', Buffer.from('a logo'))),
  '403 SIGN_IN_AGAIN': async () => {
    const { client } = await app.world.user();
    clock.advance(11 * MINUTE);
    return seen(await client.request('/account/data.zip'));
  },
  '404 NOT_FOUND': async () => seen(await app.anonymous().request('/nothing')),
  '405 BAD_REQUEST': async () =>
    seen(
      await app
        .anonymous()
        .request(`/graphql?query=${encodeURIComponent('mutation { logOut { userErrors { code } } }')}`),
    ),
  '406 BAD_REQUEST': () => app.anonymous().graphql(WATCH, { id: 'x' }),
  '408 REQUEST_TIMEOUT': () => raw('POST /graphql HTTP/1.1\r\nhost: localhost\r\n'),
  '409 BUSY': () =>
    withKey(async (create) => {
      await forgetAnswers();
      return create('Bread');
    }),
  '409 IDEMPOTENCY_OUTCOME_UNKNOWN': () =>
    withKey(async (create) => {
      await forgetAnswers();
      clock.advance(MINUTE);
      return create('Bread');
    }),
  '409 VIEWER_CHANGED': () =>
    staff.client.graphql('mutation { logOut { userErrors { code } } }', {}, { 'x-turnout-viewer': 'other' }),
  '413 PAYLOAD_TOO_LARGE': () => post('x'.repeat(65_537)),
  '415 UNSUPPORTED_MEDIA_TYPE': () => post('{ __typename }', 'text/plain'),
  '422 IDEMPOTENCY_KEY_REUSED': () => withKey((create) => create('Another')),
  '429 RATE_LIMITED': async () => {
    const reader = new ApiClient(poor.url, { 'x-forwarded-for': '192.0.2.1' });
    const read = () => reader.graphql('{ events(first: 100) { nodes { description } } }');
    let answer: Seen = await read();
    for (let n = 0; n < 50 && answer.status === 200; n++) answer = await read();
    return answer;
  },
  '431 HEADERS_TOO_LARGE': () => raw(`GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`),
  '500 INTERNAL_SERVER_ERROR': () =>
    withoutTable('sessions', () => staff.client.graphql('{ settings { productName } }')),
  '200 INTERNAL_SERVER_ERROR': () => withoutTable('events', () => query('{ events { nodes { id } } }')),
  '501 NOT_IMPLEMENTED': async () =>
    seen(await app.anonymous().request('/oembed?url=http://localhost/events&format=xml')),
  '503 BUSY': async () => {
    const { id } = await poor.world.event(await poor.world.staff());
    return seen(
      await poor.anonymous().request('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
        body: JSON.stringify({ query: WATCH, variables: { id } }),
      }),
    );
  },
};

it.each(docsErrors.map(({ status, code }) => ({ status, code })))(
  'G34: $status $code comes about as the page says',
  async ({ status, code }) => {
    const cause = causes[`${status} ${code}` as Key<Line>];
    const answer = await cause();
    expect({ status: answer.status, code: answer.errors?.[0]?.extensions?.code }).toEqual({ status, code });
  },
);

it('G34: BAD_USER_INPUT has one status', () => {
  const statuses = docsErrors.filter(({ code }) => code === 'BAD_USER_INPUT').map(({ status }) => status);
  expect(statuses).toEqual([400]);
});
