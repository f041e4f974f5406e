import { randomUUID } from 'node:crypto';
import { formatTicketCode } from '@turnout/texts/ticket-code';
import type { CreateDoorPassInput, ScanInput } from '../gql/graphql.js';
import { graphql } from '../gql/index.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import { ApiClient } from '../support/api-client.js';
import type { TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';

graphql(`fragment ScanFields on Scan {
  id outcome door by scannedAt receivedAt offline undoneAt otherEventTitle
  signUp { id name arrivedAt } previous { id door by }
}`);
const RECORD = graphql(`mutation RecordScans($input: RecordScansInput!) {
  recordScans(input: $input) { scans { ...ScanFields } userErrors { code field } }
}`);
const UNDO = graphql(`mutation UndoScan($input: UndoScanInput!) {
  undoScan(input: $input) { scans { ...ScanFields } userErrors { code field } }
}`);
const CREATE_PASS = graphql(`mutation CreateDoorPass($input: CreateDoorPassInput!) {
  createDoorPass(input: $input) {
    doorPass { id name maySearch mayUndo createdAt expiresAt lastUsedAt } secret url userErrors { code field }
  }
}`);
const END_PASS = graphql(`mutation EndDoorPass($input: EndDoorPassInput!) {
  endDoorPass(input: $input) { event { id } userErrors { code field } }
}`);
const DOOR = graphql(`query Door($id: ID!) {
  event(id: $id) { id door {
    expectedCount arrivedCount alreadyInCount arrivedByDoor { door arrivedCount }
    scans { totalCount nodes { ...ScanFields } } conflicts { totalCount nodes { ...ScanFields } }
  } }
}`);

/** Just before the clock of the tests. */
const A_MINUTE_AGO = '2027-03-01T11:59:00.000Z';

/** A scan of a code at the north door, as a device sends it. */
export const scanOf = (code: string, given: Partial<ScanInput> = {}): ScanInput => ({
  id: randomUUID(),
  code,
  door: 'North',
  scannedAt: A_MINUTE_AGO,
  ...given,
});

export const recordScans = (client: ApiClient, eventId: string, scans: ScanInput[]) =>
  client.graphql(RECORD, { input: { eventId, scans } });

/** Records scans, which must work. */
export async function recorded(client: ApiClient, eventId: string, scans: ScanInput[]) {
  const answer = await recordScans(client, eventId, scans);
  if (!answer.data?.recordScans.scans) throw new Error(JSON.stringify(answer));
  return answer.data.recordScans.scans;
}

export async function outcomesOf(client: ApiClient, eventId: string, scans: ScanInput[]) {
  return (await recorded(client, eventId, scans)).map(({ outcome }) => outcome);
}

export const undoScan = (client: ApiClient, scanId: string) => client.graphql(UNDO, { input: { scanId } });
export const createDoorPass = (client: ApiClient, input: CreateDoorPassInput) =>
  client.graphql(CREATE_PASS, { input });
export const endDoorPass = (client: ApiClient, doorPassId: string) =>
  client.graphql(END_PASS, { input: { doorPassId } });
export const readDoor = (client: ApiClient, id: string) => client.graphql(DOOR, { id });

/** The door of an event, which the client must be able to read. */
export async function doorOf(client: ApiClient, id: string) {
  const answer = await readDoor(client, id);
  const door = answer.data?.event?.door;
  if (!door) throw new Error(JSON.stringify(answer));
  return door;
}

/** A phone with a new pass for an event. */
export async function phoneWithPass(
  { client, url }: { client: ApiClient; url: string },
  given: Omit<CreateDoorPassInput, 'name'> & { name?: string },
) {
  const { data } = await createDoorPass(client, { name: 'Lea, south', ...given });
  const { doorPass, secret } = data?.createDoorPass ?? {};
  if (!doorPass || !secret) throw new Error('There is no pass');
  return { id: doorPass.id, secret, phone: new ApiClient(url, { authorization: `Bearer ${secret}` }) };
}

/** A new person's place at a free event, with the code of its ticket. */
export async function placeWithCode(app: TestApp, eventId: string, name = 'Ines Moreau') {
  const person = await app.world.user();
  const { id } = await placeFor(person, eventId, { name });
  return { id, person, code: await codeOf(app, id) };
}

/** As people read it out. */
export async function codeOf({ database }: TestApp, signUpId: string): Promise<string> {
  const [row] = await database.query('SELECT ticket_code AS code FROM sign_ups WHERE id = $1', [signUpId]);
  return formatTicketCode(row?.code as Buffer);
}

/** A free event of a new staff account. */
export async function freeEventOf(app: TestApp, creator: Person, fields: object = {}) {
  return (await app.world.event(creator, { pricePence: 0, ...fields })).id;
}

/** Places by SQL: their tickets are made by the database. */
export async function fillDoor({ database }: Pick<TestApp, 'database'>, eventId: string, people: number) {
  const places = await database.query<{ id: string; code: Buffer }>(
    `WITH people AS (
       INSERT INTO accounts (id, email, name, role, created_at)
       SELECT gen_random_uuid(), gen_random_uuid() || '@example.org', 'Ines Moreau ' || n, 'USER', now()
       FROM generate_series(1, $2::int) AS n RETURNING id, name, email
     ), places AS (
       INSERT INTO sign_ups (id, event_id, account_id, name, email, signed_up_at)
       SELECT gen_random_uuid(), $1, id, name, email, now() FROM people RETURNING id, ticket_code
     ), counted AS (
       UPDATE events SET sign_up_count = sign_up_count + $2 WHERE id = $1
     ) SELECT id, ticket_code AS code FROM places`,
    [eventId, people],
  );
  return places.map(({ id, code }) => ({ id, code: formatTicketCode(code) }));
}
