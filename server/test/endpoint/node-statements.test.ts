import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodeTables } from '../../src/features/nodes/node-tables.js';
import { programOf } from '../accounts/access-token-operations.js';
import { type PaymentsApp, startPaymentsApp } from '../payments/payments-app.js';
import type { ApiClient } from '../support/api-client.js';
import { statementsOf } from '../support/statements.js';
import { makeNodes, type Nodes } from './nodes.js';

const EVENTS = 'events';
/** Those that visitors read. */
const OPEN = ['event_series', EVENTS];
const ALL = Object.values(nodeTables).map(({ table }) => table);
const OF_STAFF = [
  'activities',
  'door_passes',
  'event_drafts',
  'event_invitations',
  'messages',
  'webhook_deliveries',
  'webhooks',
];
/** Types whose objects belong to events where a user may be in the team. */
const OF_USERS = ALL.filter((table) => !OF_STAFF.includes(table) || table === 'activities');

let app: PaymentsApp;
let nodes: Nodes;
beforeAll(async () => {
  app = await startPaymentsApp({ doJobs: false });
  nodes = await makeNodes(app);
});
afterAll(() => app.close());

const OWN_FIELDS =
  '__typename id ... on Event { title } ... on SignUp { name } ... on Payment { payerName } ... on WaitingListEntry { email }';

/** The tables of the statement that asks for ids, and the tables that are read after it, one for each statement, sorted. */
async function tablesRead(client: ApiClient, ids: string[], fields = OWN_FIELDS) {
  const selection = ids.map((id, index) => `n${index}: node(id: "${id}") { ${fields} }`).join(' ');
  const statements = await statementsOf(async () => {
    const { data, errors } = await client.graphql(`{ ${selection} }`);
    expect(errors).toBeUndefined();
    expect(Object.values(data)).toEqual(ids.map((id) => expect.objectContaining({ id })));
  });
  const tables = statements.map(({ text }) =>
    [...text.matchAll(/FROM "?(\w+)"?/g)].map(([, name = '']) => name),
  );
  const first = statements.findIndex(({ text }) => text.includes('UNION ALL'));
  expect(statements.filter(({ text }) => text.includes(' AS name FROM events'))).toHaveLength(1);
  const isNode = (name: string | undefined): name is string => ALL.includes(name ?? '');
  return {
    asked: (tables[first] ?? []).toSorted(),
    read: tables
      .slice(first + 1)
      .map(([name]) => name)
      .filter(isNode)
      .toSorted(),
  };
}

describe('G33: node(id) asks', () => {
  it('only for events and series for a visitor who is not signed in', async () => {
    expect(await tablesRead(app.anonymous(), [nodes.ids.event])).toEqual({ asked: OPEN, read: [EVENTS] });
  });

  it('only the tables that a token may read', async () => {
    const program = await programOf(nodes.creator, 'ACCOUNT_READ');
    const asked = ['accounts', ...OPEN];
    expect(await tablesRead(program, [nodes.ids.event])).toEqual({ asked, read: [EVENTS] });
  });

  it('all tables at once, those of staff for staff alone, and reads the table that has the id', async () => {
    const { creator, payer, ben, ids } = nodes;
    const [ofStaff, ofUsers] = [ALL.toSorted(), OF_USERS.toSorted()];
    expect(await tablesRead(creator.client, [ids.event])).toEqual({ asked: ofStaff, read: [EVENTS] });
    expect(await tablesRead(creator.client, [ids.signUp])).toEqual({ asked: ofStaff, read: ['sign_ups'] });
    expect(await tablesRead(payer.client, [ids.payment])).toEqual({ asked: ofUsers, read: ['payments'] });
    expect(await tablesRead(ben.client, [ids.entry])).toEqual({
      asked: ofUsers,
      read: ['waiting_list_entries'],
    });
  });
});

describe('G33: node(id) reads', () => {
  it("an event more for another's place in line, whose creator may see it", async () => {
    const { read } = await tablesRead(nodes.creator.client, [nodes.ids.entry]);
    expect(read).toEqual([EVENTS, 'waiting_list_entries']);
  });

  it('nothing more for the event of a sign-up, which is read together with it', async () => {
    const fields = 'id ... on SignUp { event { title } }';
    expect((await tablesRead(nodes.ada.client, [nodes.ids.signUp], fields)).read).toEqual(['sign_ups']);
  });

  it('each table once for many ids of many types', async () => {
    const { creator, ids, others } = nodes;
    const events = [];
    for (const _ of Array(3)) events.push((await app.world.event(creator)).id);
    const many = [...events, ids.event, ids.signUp, ids.event, others.Webhook, others.Scan];
    expect((await tablesRead(creator.client, many)).read).toEqual(
      [EVENTS, 'scans', 'sign_ups', 'webhooks'].toSorted(),
    );
  });
});
