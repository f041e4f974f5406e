import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programOf } from '../accounts/access-token-operations.js';
import { type PaymentsApp, startPaymentsApp } from '../payments/payments-app.js';
import type { ApiClient } from '../support/api-client.js';
import { statementsOf } from '../support/statements.js';
import { makeNodes, type Nodes } from './nodes.js';

const EVENTS = 'events';
/** Those that visitors read. */
const OPEN = ['event_series', EVENTS];
/** The tables that are asked for an id, since it does not say its type. */
const ALL = [...OPEN, 'payments', 'sign_ups', 'waiting_list_entries'];
const DRAFTS = 'event_drafts';
const OF_STAFF = [DRAFTS, ...ALL];

let app: PaymentsApp;
let nodes: Nodes;
beforeAll(async () => {
  app = await startPaymentsApp({ doJobs: false });
  nodes = await makeNodes(app);
});
afterAll(() => app.close());

const OWN_FIELDS =
  '__typename id ... on Event { title } ... on SignUp { name } ... on Payment { payerName } ... on WaitingListEntry { email }';

/** The table that each statement about nodes reads from, sorted. */
async function tablesRead(client: ApiClient, ids: string[], fields = OWN_FIELDS): Promise<string[]> {
  const selection = ids.map((id, index) => `n${index}: node(id: "${id}") { ${fields} }`).join(' ');
  const statements = await statementsOf(async () => {
    const { data, errors } = await client.graphql(`{ ${selection} }`);
    expect(errors).toBeUndefined();
    expect(Object.values(data)).toEqual(ids.map((id) => expect.objectContaining({ id })));
  });
  return statements
    .flatMap(({ text }) => /FROM "?(\w+)"?/.exec(text)?.[1] ?? [])
    .filter((table) => OF_STAFF.includes(table))
    .toSorted();
}

describe('G33: node(id) reads', () => {
  it('only events and series for a visitor who is not signed in, and for a token without the scope to read people', async () => {
    const program = await programOf(nodes.creator, 'ACCOUNT_READ');
    for (const client of [app.anonymous(), program])
      expect(await tablesRead(client, [nodes.ids.event])).toEqual(OPEN);
  });

  it('each table once, and drafts for staff alone, for an event, a sign-up, a payment, and the own place in line', async () => {
    const { creator, payer, ben, ids } = nodes;
    expect(await tablesRead(creator.client, [ids.event])).toEqual(OF_STAFF);
    expect(await tablesRead(creator.client, [ids.signUp])).toEqual(OF_STAFF);
    expect(await tablesRead(payer.client, [ids.payment])).toEqual(ALL);
    expect(await tablesRead(nodes.creatorOfPaid.client, [ids.payment])).toEqual(OF_STAFF);
    expect(await tablesRead(ben.client, [ids.entry])).toEqual(ALL);
  });

  it("an event more for another's place in line, whose creator may see it", async () => {
    expect(await tablesRead(nodes.creator.client, [nodes.ids.entry])).toEqual(
      [EVENTS, ...OF_STAFF].toSorted(),
    );
  });

  it('nothing more for the event of a sign-up, which is read together with it', async () => {
    const fields = 'id ... on SignUp { event { title } }';
    expect(await tablesRead(nodes.ada.client, [nodes.ids.signUp], fields)).toEqual(ALL);
  });

  it('each table once for many ids of many types', async () => {
    const { creator, ids } = nodes;
    const events = [];
    for (const _ of Array(3)) events.push((await app.world.event(creator)).id);
    const many = [...events, ids.event, ids.signUp, ids.event, ids.entry];
    expect(await tablesRead(creator.client, many)).toEqual(OF_STAFF);
  });
});
