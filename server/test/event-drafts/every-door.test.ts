import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerOf, doors, lists, thingsOf } from '../endpoint/doors.js';
import { callOf } from '../endpoint/operations/call.js';
import { clientFolder, manyPages } from '../pages/built-client.js';
import { type PaymentsApp, startPaymentsApp } from '../payments/payments-app.js';
import type { ApiClient } from '../support/api-client.js';
import type { Person } from '../support/world.js';
import { deleteDraft, newDraft, saveDraft, wholeDraft } from './draft-operations.js';

const TITLE = 'A surprise for the treasurer';

let app: PaymentsApp;
let creator: Person;
let draft: Awaited<ReturnType<typeof newDraft>>;
let clients: Record<string, ApiClient>;
beforeAll(async () => {
  app = await startPaymentsApp({ clientFolder, env: manyPages });
  creator = await app.world.staff();
  draft = await newDraft(creator, { ...wholeDraft, title: TITLE, type: TITLE });
  clients = {
    'somebody without an account': app.anonymous(),
    'a user': (await app.world.user()).client,
    'other staff': (await app.world.staff()).client,
    'its creator': creator.client,
  };
});
afterAll(() => app.close());

const everywhere = (id: string) => ({ event: id, paidEvent: id, signUp: id, payment: id });

/** `node` finds it for its creator: see node.test.ts. */
it.each(doors)('E1: a draft is not there by %s, for its creator neither', async (operation) => {
  for (const [who, client] of Object.entries(clients)) {
    if (operation === 'Query.node' && who === 'its creator') continue;
    const answer = await answerOf(client, operation, everywhere(draft.id));
    const absent = await answerOf(client, operation, everywhere(randomUUID()));
    expect({ who, answer }).toEqual({ who, answer: absent });
  }
});

it.each(lists)('E1: a draft is in no answer of %s', async (operation) => {
  for (const client of Object.values(clients)) {
    const { document, variables } = await callOf(operation, thingsOf(everywhere(draft.id)));
    const { data } = await client.graphql(document, variables);
    expect(data).toBeDefined();
    for (const told of [TITLE, draft.id]) expect(JSON.stringify(data)).not.toContain(told);
  }
});

it('E1: a draft is found by no search, filter or count', async () => {
  for (const filter of ['search: "treasurer"', `ids: ["${draft.id}"]`, `createdById: "${creator.id}"`]) {
    const { data } = await creator.client.graphql(
      `{ events(filter: { ${filter} }) { totalCount nodes { id } } }`,
    );
    expect(data.events).toEqual({ totalCount: 0, nodes: [] });
  }
  const { data } = await creator.client.graphql(
    '{ viewer { events { totalCount } eventTotals { eventCount } } }',
  );
  expect(data.viewer).toEqual({ events: { totalCount: 0 }, eventTotals: { eventCount: 0 } });
});

it.each([
  '/events/:id',
  '/events/:id/event.ics',
  '/events/:id/people.csv',
  '/events/:id/share.png',
  '/door/:id/snapshot',
  '/door/:id/names',
])('E1: a draft has no file or page at %s', async (route) => {
  for (const client of Object.values(clients)) {
    const visit = async (id: string) => {
      const response = await client.request(route.replace(':id', id), { headers: { accept: 'text/html' } });
      return { status: response.status, text: await response.text() };
    };
    const { status, text } = await visit(draft.id);
    expect(text).not.toContain(TITLE);
    expect(status).toBe((await visit(randomUUID())).status);
  }
});

it('E1: a draft is in no site map, notice, change or log, from its making to its deletion', async () => {
  const { id, previewUrl } = await newDraft(creator, { ...wholeDraft, title: TITLE });
  await saveDraft(creator.client, { id, title: `${TITLE} again` });
  await app.anonymous().request(new URL(previewUrl).pathname);
  await app.anonymous().request(`${new URL(previewUrl).pathname}x`);
  await deleteDraft(creator.client, id);
  const secret = previewUrl.split('/').at(-1) ?? '';
  const stored = await app.database.query(
    `SELECT (SELECT count(*)::int FROM changes) AS changes, (SELECT count(*)::int FROM webhook_notices) AS notices,
       (SELECT count(*)::int FROM pgboss.job WHERE data::text LIKE '%' || $1 || '%') AS jobs`,
    [id],
  );
  expect(stored).toEqual([{ changes: 0, notices: 0, jobs: 0 }]);
  const logged = JSON.stringify(app.logged);
  for (const told of [TITLE, id, secret]) expect(logged).not.toContain(told);
  expect(await (await app.anonymous().request('/sitemap.xml')).text()).not.toContain(draft.id);
});
