import { randomUUID } from 'node:crypto';
import { uniq } from 'es-toolkit/array';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableRules } from '../../src/personal-data.js';
import type { NodeName } from '../../src/platform/graphql/node.js';
import { createDoorPass, recordScans, scanOf } from '../door/door-operations.js';
import { acceptInvitation, addMember, insertInvitation, removeFromEvent } from '../events/team-operations.js';
import { insertMessage } from '../messages/message-rows.js';
import { openCheckout, payFor } from '../payments/paid-place.js';
import { type PaymentsApp, startPaymentsApp } from '../payments/payments-app.js';
import { wait } from '../sign-ups/waiting-list-operations.js';
import type { ApiClient } from '../support/api-client.js';
import type { Person } from '../support/world.js';
import { readNode, valuesOf } from './each-value.js';
import { entries } from './operations/call.js';
import { nothing, type Things } from './operations/things.js';
import { waysToValues } from './schema-paths.js';

/** The columns about people of an event with hidden names, and what each caller reads of them by all ways together. */
const readable = {
  'an anonymous visitor': [],
  'a user': [],
  'other staff': [],
  'the former owner': [],
  'a door helper': ['sign_ups.name'],
  'the payer': ['payments.email', 'payments.name', 'sign_ups.email', 'sign_ups.name'],
  'an editor': [
    ...['door_passes.name', 'messages.subject', 'messages.text', 'sign_ups.email', 'sign_ups.name'],
    ...['waiting_list_entries.email', 'waiting_list_entries.name'],
  ],
  'the owner': [
    ...['door_passes.name', 'event_invitations.email', 'messages.subject', 'messages.text', 'payments.email'],
    ...['payments.name', 'sign_ups.email', 'sign_ups.name', 'waiting_list_entries.email'],
    'waiting_list_entries.name',
  ],
};
type Caller = keyof typeof readable;
const strangers: Caller[] = ['an anonymous visitor', 'a user', 'other staff', 'the former owner'];

const namesOf = (kind: 'Query' | 'Mutation') =>
  entries
    .filter(([name, { disturbsCaller }]) => name.startsWith(kind) && !disturbsCaller)
    .map(([name]) => name);
// Each node is asked for below.
const queries = namesOf('Query').filter((name) => name !== 'Query.node');

let app: PaymentsApp;
let clients: Record<Caller, ApiClient>;
let things: Things;
let nodes: Partial<Record<NodeName, string>>;
beforeAll(async () => {
  app = await startPaymentsApp({ doJobs: false });
  const { database, world } = app;
  const opened = await openCheckout(app, { capacity: 1 });
  const { creator: formerOwner, user: payer, eventId, payment } = opened;
  const signUp = await payFor(app, opened);
  await database.query(`UPDATE sign_ups SET name_shown = 'TEAM' WHERE id = $1`, [signUp]);
  await wait(await world.user(), eventId, { nameShown: 'TEAM' });
  const [entry] = await database.query<{ id: string }>('SELECT id FROM waiting_list_entries');
  const owner = await world.staff();
  await handOver(eventId, owner);
  await removeFromEvent(owner.client, { eventId, accountId: formerOwner.id });
  const [editor, helper] = [await world.staff(), await world.user()];
  await addMember(database, eventId, editor, 'EDITOR');
  await addMember(database, eventId, helper, 'DOOR');
  await createDoorPass(owner.client, { eventId, name: 'Lea, south' });
  await recordScans(owner.client, eventId, [scanOf('7')]);
  const cancelled = await insertCancelled(eventId, payer);
  const message = await insertMessage(database, eventId, owner.id);
  const invitation = await insertInvitation(database, eventId);
  const [user, otherStaff] = [await world.user(), await world.staff()];
  await mark();
  const people = [formerOwner, payer, owner, editor, helper, user, otherStaff];
  await database.query("UPDATE accounts SET email = id || '@example.org', name = 'Ada' WHERE id = ANY($1)", [
    people.map(({ id }) => id),
  ]);
  nodes = {
    Event: eventId,
    SignUp: signUp,
    Payment: payment.id,
    Message: message,
    WaitingListEntry: entry?.id ?? '',
    EventInvitation: invitation,
    DoorPass: await idOf('door_passes'),
    Scan: await idOf('scans'),
    Activity: await idOf('activities'),
    CancelledSignUp: cancelled,
  };
  things = {
    ...nothing,
    account: () => owner.id,
    event: () => eventId,
    paidEvent: () => eventId,
    signUp: () => signUp,
    payment: () => payment.id,
    message: () => message,
    invitation: () => invitation,
  };
  clients = {
    'an anonymous visitor': app.anonymous(),
    'a user': user.client,
    'other staff': otherStaff.client,
    'the former owner': formerOwner.client,
    'a door helper': helper.client,
    'the payer': payer.client,
    'an editor': editor.client,
    'the owner': owner.client,
  };
});
afterAll(() => app.close());

async function idOf(table: string): Promise<string> {
  const [row] = await app.database.query<{ id: string }>(`SELECT id FROM ${table} LIMIT 1`);
  return row?.id ?? '';
}

async function insertCancelled(eventId: string, { id: accountId }: Person): Promise<string> {
  const id = randomUUID();
  await app.database.query(
    `INSERT INTO cancelled_sign_ups (id, event_id, account_id, signed_up_at, cancelled_at, by_creator)
     VALUES ($1, $2, $3, now(), now(), false)`,
    [id, eventId, accountId],
  );
  return id;
}

async function handOver(eventId: string, to: Person): Promise<void> {
  const id = await insertInvitation(app.database, eventId, to.email);
  await app.database.query(`UPDATE event_invitations SET role = 'OWNER' WHERE id = $1`, [id]);
  await app.database.query('UPDATE accounts SET email_verified_at = now() WHERE id = $1', [to.id]);
  const { data } = await acceptInvitation(to.client, id);
  expect(data.acceptEventInvitation.event).toMatchObject({ createdBy: { id: to.id } });
}

/** Writes the name of its column into each personal text, where a CHECK allows it. Texts of events are for everybody. */
async function mark(): Promise<void> {
  const texts = await app.database.query<{ table: string; column: string }>(
    `SELECT table_name AS table, column_name AS column FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name <> 'events' AND data_type IN ('text', 'character varying')`,
  );
  for (const { table, column } of texts) {
    const rules = tableRules.find((rule) => rule.table === table);
    if (!rules?.personal.some(([, ...columns]) => columns.includes(column))) continue;
    const text = `'${table}.${column}.' || md5(random()::text) || '@example.org'`;
    const set = `UPDATE ${table} SET ${column} = ${text} WHERE ${column} IS NOT NULL`;
    await app.database.query(set).catch(() => {});
  }
}

/** The columns whose texts are in an answer. */
function columnsIn(answer: unknown): string[] {
  const found = JSON.stringify(answer).matchAll(/([a-z_]+\.[a-z_]+)\.[0-9a-f]{32}@example\.org/g);
  return uniq([...found].map(([, column = '']) => column)).toSorted();
}

/** Calls operations, and then asks for each node of the event. */
async function answersTo(client: ApiClient, operations: string[]): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (const name of operations) answers.push(await valuesOf(app, client, name, things, 2));
  for (const [type, id] of Object.entries(nodes))
    answers.push(await readNode(app, client, type, id, waysToValues(type, 2)));
  return answers;
}

it.each(Object.keys(readable) as Caller[])(
  'G15: %s reads by queries what is theirs to read',
  async (caller) => {
    expect(columnsIn(await answersTo(clients[caller], queries))).toEqual(readable[caller]);
  },
);

describe.each(strangers)('G15: %s', (caller) => {
  it('reads nothing of people by mutations', async () => {
    expect(columnsIn(await answersTo(clients[caller], namesOf('Mutation')))).toEqual([]);
  });
});
