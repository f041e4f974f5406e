import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { signUpPerson } from '../sign-ups/sign-up-operations.js';
import { growth, readSeries } from '../support/metrics.js';
import { statementsOf } from '../support/statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';

const TOKEN = 'a-token-of-thirty-two-characters';
const RULES = new URL('../../docs/alerts/turnout.rules.yml', import.meta.url);
const DEPTHS = 'pgboss.job ON job.name';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { METRICS_TOKEN: TOKEN } });
});
afterAll(() => app.close());

const read = (headers: Record<string, string> = {}) => app.anonymous().request('/metrics', { headers });
const operations = (type: string, field: string, outcome: string) =>
  `graphql_server_operation_duration_seconds_count{graphql_operation_type="${type}",graphql_root_field="${field}",outcome="${outcome}"}`;
const rejected = (code: string) => `turnout_rejected_requests_total{error_type="${code}"}`;

describe('GET /metrics', () => {
  it('answers this machine, and everybody with the token', async () => {
    const direct = await read();
    expect(direct.status).toBe(200);
    expect(direct.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(direct.headers.get('cache-control')).toBe('no-store');
    const byProxy = { 'x-forwarded-for': '192.0.2.7' };
    expect((await read({ ...byProxy, authorization: `Bearer ${TOKEN}` })).status).toBe(200);
    for (const authorization of ['', 'Bearer wrong', `Basic ${TOKEN}`]) {
      const refused = await read({ ...byProxy, authorization });
      expect(refused.status).toBe(404);
      expect(await refused.text()).not.toContain('_seconds');
    }
  });

  it('does not believe X-Forwarded-For, not of a trusted proxy either', async () => {
    const trusting = await startTestApp({ env: { TRUSTED_PROXIES: '127.0.0.1' }, database: app.database });
    const headers = { 'x-forwarded-for': '127.0.0.1' };
    expect((await trusting.anonymous().request('/metrics', { headers })).status).toBe(404);
    expect((await trusting.anonymous().request('/metrics')).status).toBe(200);
    await trusting.close();
  });

  it('has memory, processor time and the delay of the event loop', async () => {
    const found = await readSeries(app);
    for (const name of ['process_resident_memory_bytes', 'process_cpu_seconds_total']) {
      expect(found.get(name)).toBeGreaterThan(0);
    }
    expect(found.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
  });

  it('has every metric that an alert asks for', async () => {
    const { groups } = parse(await readFile(RULES, 'utf8')) as { groups: { rules: { expr: string }[] }[] };
    const expressions = groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)).join(' ');
    const asked = expressions.match(/\b(turnout|http|graphql|nodejs|db|messaging)_[a-z0-9_]+/g) ?? [];
    const labels = ['messaging_destination_name', 'http_response_status_code'];
    const names = new Set(asked.filter((name) => !labels.includes(name)));
    const text = await (await read()).text();
    expect(names).toContain('turnout_ready');
    for (const name of names) expect(text).toContain(`# HELP ${name.replace(/_count$/, '')} `);
  });

  it('asks the database once in five seconds, however often it is asked', async () => {
    await waitUntil(async () => {
      const statements = await statementsOf(() => readSeries(app));
      expect(statements.filter(({ text }) => text.includes(DEPTHS))).toHaveLength(1);
    });
    const statements = await statementsOf(() =>
      Promise.all(Array.from({ length: 20 }, () => readSeries(app))),
    );
    expect(statements.filter(({ text }) => text.includes(DEPTHS))).toEqual([]);
  });
});

describe('requests', () => {
  it('are measured by route, method and status', async () => {
    const ofFile = (status: number) =>
      `http_server_request_duration_seconds_count{http_request_method="GET",http_route="/events/:id/event.ics",http_response_status_code="${status}"}`;
    const missing = `/events/${crypto.randomUUID()}/event.ics`;
    expect(await growth(app, ofFile(404), () => app.anonymous().request(missing))).toBe(1);
    const nowhere =
      'http_server_request_duration_seconds_count{http_request_method="GET",http_route="",http_response_status_code="404"}';
    expect(await growth(app, nowhere, () => app.anonymous().request('/chosen-by-the-client'))).toBe(1);
  });

  it('are counted by the code of their error outside GraphQL', async () => {
    const { client } = await app.world.user();
    const foreign = { method: 'POST', headers: { origin: 'https://evil.example' } };
    expect(await growth(app, rejected('FORBIDDEN'), () => client.request('/graphql', foreign))).toBe(1);
  });
});

describe('operations', () => {
  it('are measured by their first field and outcome', async () => {
    const person = await app.world.user();
    const list = () =>
      app.anonymous().graphql('{ __typename events(first: 1) { nodes { id } } viewer { id } }');
    expect(await growth(app, operations('query', 'events', 'ok'), list)).toBe(1);
    const nowhere = () => signUpPerson(person, crypto.randomUUID());
    expect(await growth(app, operations('mutation', 'signUp', 'user_error'), nowhere)).toBe(1);
    const forbidden = () => signUpPerson({ ...person, client: app.anonymous() }, crypto.randomUUID());
    expect(await growth(app, operations('mutation', 'signUp', 'rejected'), forbidden)).toBe(1);
  });

  it('are counted as failed where the mistake is ours', async () => {
    const statement = 'ALTER TABLE sign_ups RENAME TO';
    const { id } = await app.world.event(await app.world.staff(), { pricePence: 0 });
    const person = await app.world.user();
    await app.database.query(`${statement} not_here`);
    try {
      const failing = () => signUpPerson(person, id);
      expect(await growth(app, operations('mutation', 'signUp', 'failed'), failing)).toBe(1);
      expect(await growth(app, rejected('INTERNAL_SERVER_ERROR'), failing)).toBe(1);
    } finally {
      await app.database.query('ALTER TABLE not_here RENAME TO sign_ups');
    }
  });

  it('have their cost measured, and rejected ones their code', async () => {
    const page = (alias: string) => `${alias}: events(first: 100) { nodes { id title } }`;
    const cheap = () => app.anonymous().graphql(`{ ${page('a')} }`);
    expect(await growth(app, 'graphql_server_operation_cost_sum', cheap)).toBeGreaterThan(100);
    expect(await growth(app, 'graphql_server_operation_cost_count', cheap)).toBe(1);
    const invalid = () => app.anonymous().graphql('{ nothing }');
    expect(await growth(app, rejected('GRAPHQL_VALIDATION_FAILED'), invalid)).toBe(1);
    const badToken = () =>
      app.anonymous().graphql('{ __typename }', {}, { authorization: 'Bearer trn_unknown' });
    expect(await growth(app, rejected('UNAUTHENTICATED'), badToken)).toBe(1);
  });

  it('name nothing that a client chooses', async () => {
    const chosen = 'ChosenByTheClient';
    for (const document of [
      `query ${chosen} { ${chosen}: events(first: 1) { nodes { id } } }`,
      `query ${chosen} { ...${chosen} } fragment ${chosen} on Query { ${chosen}: __typename }`,
      `{ ${chosen} }`,
      `mutation ${chosen} { ${chosen} }`,
    ]) {
      await app.anonymous().graphql(document);
    }
    await app.anonymous().request(`/${chosen}?${chosen}`, { headers: { [chosen]: chosen } });
    await app
      .anonymous()
      .request('/graphql', { method: chosen })
      .catch(() => {});
    expect(await (await read()).text()).not.toMatch(new RegExp(chosen, 'i'));
  });
});
