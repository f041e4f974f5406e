import {
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
} from 'graphql';
import type { EntityMetadata } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Event } from '../../src/features/events/event.entity.js';
import { Payment } from '../../src/features/payments/payment.entity.js';
import { SignUp } from '../../src/features/sign-ups/sign-up.entity.js';
import { buildApiSchema } from '../../src/schema.js';
import { sandboxGoogle } from '../../src/start/services.js';
import { authorizationUrlFor, connect } from '../calendar/calendar-operations.js';
import { GoogleSide } from '../calendar/google-side.js';
import { createDoorPass } from '../door/door-operations.js';
import { BEGUN } from '../door/release-operations.js';
import { newDraft, wholeDraft } from '../event-drafts/draft-operations.js';
import { insertInvitation } from '../events/team-operations.js';
import { checkoutFor, completeCheckout } from '../payments/payment-operations.js';
import { type PaymentsApp, startPaymentsApp } from '../payments/payments-app.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import { insertContactTokens } from '../sign-ups/sign-up-rows.js';
import { runSandbox } from '../support/sandbox.js';
import { waitUntil } from '../support/wait-until.js';
import type { Person } from '../support/world.js';

type Name = 'Event' | 'SignUp' | 'Payment';
type Fields = Record<string, unknown>;

const entities = { Event, SignUp, Payment };
const names = Object.keys(entities) as Name[];

/** Types on a way: longer ones are made of the same steps, and the API refuses the longest. */
const LONGEST_WAY = 7;

/** No place is held any more for what is paid. */
const NOT_OF_PAID = ['placeHeldUntil', 'viewerPlaceHeldUntil'];
/** Mail reaches the person. */
const NOT_OF_REACHED = ['mailProblem'];

const schema = buildApiSchema();
const typeOf = (name: string) => schema.getType(name) as GraphQLObjectType;
const fieldsOf = (name: string) => Object.values(typeOf(name).getFields());
const leaves = (name: Name) => fieldsOf(name).filter((field) => isLeafType(getNamedType(field.type)));
const shown = (name: Name) =>
  `{ ${leaves(name)
    .map((field) => field.name)
    .join(' ')} }`;

/** The event of this test is its viewer's own, and these are events of others. */
const OF_OTHERS = ['sharedEvents'];

/** All ways from a query to a type, each as the fields on it, with no type twice on one way. */
function waysTo(target: Name, from = 'Query', passed: string[] = []): string[][] {
  if (passed.length > LONGEST_WAY) return [];
  return fieldsOf(from).flatMap((field) => {
    const { name } = getNamedType(field.type);
    if (OF_OTHERS.includes(field.name)) return [];
    if (name === target) return [[field.name]];
    if (!isObjectType(schema.getType(name)) || passed.includes(name)) return [];
    return waysTo(target, name, [...passed, name]).map((rest) => [field.name, ...rest]);
  });
}

/** A document may search twice, so that no list of events has a search in each. A day has three events alone: event-days.test.ts. */
const isAllowed = (way: string[]) =>
  (way[0] === 'event' || !way.includes('search')) &&
  !way.some((field) => /^(?:event|signUp)Days$/.test(field));

/** The mutations that answer with a type: `[['createEvent', 'event'], …]`. */
function mutationsWith(target: Name): [mutation: string, field: string][] {
  return fieldsOf('Mutation').flatMap((mutation) =>
    fieldsOf(getNamedType(mutation.type).name)
      // A list is of other events: test/events/change-following.test.ts.
      .filter(({ type }) => getNamedType(type).name === target && !isListType(getNullableType(type)))
      .map((field): [string, string] => [mutation.name, field.name]),
  );
}

/** Input with a value for each of its fields, also for one that this test has never heard of. */
function inputOf(mutation: string, given: Fields, n: number): Fields {
  const argument = typeOf('Mutation').getFields()[mutation]?.args[0];
  const type = argument && getNamedType(argument.type);
  if (!isInputObjectType(type)) throw new Error(`${mutation} has no input`);
  const samples: Fields = {
    String: `Words ${n}`,
    Int: 3_000 + n,
    Boolean: true,
    LocalDate: `2027-03-1${n}`,
    LocalTime: `1${n}:30`,
    DateTime: `2027-03-1${n}T10:00:00.000Z`,
  };
  // Texts that are not free.
  const words: Fields = {
    timeZone: n % 2 ? 'Europe/London' : 'Asia/Tokyo',
    language: n % 2 ? 'de' : 'pt-BR',
    visibility: n % 2 ? 'PUBLIC' : 'UNLISTED',
    nameShown: n % 2 ? 'ATTENDEES' : 'TEAM',
  };
  return Object.fromEntries(
    Object.values(type.getFields()).map(({ name, type: field }) => [
      name,
      given[name] ?? words[name] ?? samples[getNamedType(field).name],
    ]),
  );
}

let app: PaymentsApp;
/** Staff who sign up to their own events, so that they may see everything. */
let ada: Person;
let google: GoogleSide;
beforeAll(async () => {
  const sandbox = await runSandbox();
  google = new GoogleSide(sandbox);
  // There are hundreds of ways.
  const env = { QUERY_COST_PER_MINUTE: '10000000' };
  app = await startPaymentsApp({ sandbox, google: sandboxGoogle(sandbox), doJobs: false, env });
  await app.stripe.webhooks('drop');
  ada = await app.world.staff();
});
afterAll(() => app.close());

/** The pages of an event's lists are short, and those of changes no longer than others. */
function sizeOf(way: string[], depth: number): string {
  if (!/^\w+Changes$|s$/.test(way[depth] ?? '') || !way[depth + 1]?.match(/^(nodes|edges)$/)) return '';
  return `(first: ${way.slice(0, depth).includes('event') ? 2 : 20})`;
}

/** The objects that are found on a way, with all their fields. */
async function objectsOn(way: string[], name: Name, eventId: string): Promise<Fields[]> {
  const query = way.reduceRight((inner, field, depth) => {
    const isRoot = depth === 0 && field === 'event';
    const name = field === 'search' ? 'search(text: "mo")' : field + sizeOf(way, depth);
    return `{ ${isRoot ? `event(id: "${eventId}")` : name} ${inner} }`;
  }, shown(name));
  const { data, errors } = await ada.client.graphql(query);
  expect(errors, query).toBeUndefined();
  let found: Fields[] = [data];
  for (const field of way) found = found.flatMap((object) => (object[field] ?? []) as Fields[]);
  return found;
}

/** The stored row, by the names that the entity has for its columns. */
async function rowOf(name: Name, id: string): Promise<Fields> {
  const metadata: EntityMetadata = app.dataSource.getMetadata(entities[name]);
  const row = await app.dataSource.getRepository<{ id: string }>(entities[name]).findOneByOrFail({ id });
  return Object.fromEntries(
    metadata.columns.map((column) => [column.propertyName, column.getEntityValue(row)]),
  );
}

/** Compares the fields of an object in an answer with the columns of the same name in its row. */
async function expectToBeStored(name: Name, answer: Fields): Promise<void> {
  const row = JSON.parse(JSON.stringify(await rowOf(name, String(answer.id))));
  const both = Object.keys(answer).filter((field) => field in row);
  expect(both.length).toBeGreaterThan(3);
  const of = (fields: Fields) => Object.fromEntries(both.map((field) => [field, fields[field]]));
  expect(of(answer)).toEqual(of(row));
}

/** Fills every column that is still empty where a CHECK allows it, so that a missing field is detected. */
async function fillIn(name: Name, id: string): Promise<void> {
  const samples: Record<string, string> = {
    text: "'Words'",
    integer: '7',
    boolean: 'true',
    date: "'2027-03-14'",
    'timestamp with time zone': "'2027-03-14T10:00:00Z'",
  };
  const { tableName, columns, deleteDateColumn } = app.dataSource.getMetadata(entities[name]);
  for (const column of columns.filter((one) => one !== deleteDateColumn)) {
    const { databaseName, type } = column;
    const sample = samples[String(type)];
    const set = `UPDATE ${tableName} SET ${databaseName} = ${sample} WHERE id = $1 AND ${databaseName} IS NULL`;
    if (sample) await app.database.query(set, [id]).catch(() => {});
  }
}

describe('D17: by every way', () => {
  const ids = {} as Record<Name, string>;
  beforeAll(async () => {
    // The mutations below may have come first: their events fill the first pages.
    await app.database.query('DELETE FROM events');
    ada = await app.world.staff();
    ids.Event = (await app.world.event(ada)).id;
    const { payment } = await checkoutFor(ada, ids.Event);
    ids.Payment = payment.id;
    await app.stripe.pay((await app.stripe.intentOf(payment)).id);
    ids.SignUp = (await completeCheckout(ada, payment.id)).data.completeCheckout.signUp?.id ?? '';
    // Ada gave a place back before, and the payment stands for that one's, too, so that it is found on every way.
    const [cancelled] = await app.database.query<{ id: string }>(
      `INSERT INTO cancelled_sign_ups (id, event_id, account_id, signed_up_at, cancelled_at, by_creator)
       VALUES (gen_random_uuid(), $1, $2, now(), now(), true) RETURNING id`,
      [ids.Event, ada.id],
    );
    await app.database.query(
      `UPDATE payments SET attention_reason = 'DISPUTED', status = 'REFUNDED', cancelled_sign_up_id = $2
       WHERE id = $1`,
      [payment.id, cancelled?.id],
    );
    // And waits, which a person with a place does not do, so that it is found on that way, too.
    await app.database.query(
      `INSERT INTO waiting_list_entries (id, event_id, account_id, name, email, joined_at)
       VALUES (gen_random_uuid(), $1, $2, 'Ada', $3, now())`,
      [ids.Event, ada.id, ada.email],
    );
    // She has arrived, and by a second scan, which is a conflict.
    await app.database.query(
      `WITH scan AS (
         INSERT INTO scans (id, event_id, sign_up_id, outcome, door, by_account_id, scanned_at, received_at, offline)
         VALUES (gen_random_uuid(), $1, $2, 'ADMITTED_TWICE', 'North', $3, now(), now(), true) RETURNING *
       ) INSERT INTO arrivals SELECT sign_up_id, event_id, id, door, scanned_at FROM scan`,
      [ids.Event, ids.SignUp, ada.id],
    );
    await app.database.query(
      `UPDATE events SET cancelled_at = now(), cancellation_reason = 'Rain' WHERE id = $1`,
      [ids.Event],
    );
    for (const name of names) await fillIn(name, ids[name]);
    // The lists of changes wait for the transactions of other tests.
    await waitUntil(async () =>
      expect(await app.database.query('SELECT FROM changes WHERE position >= settled_changes()')).toEqual([]),
    );
  });

  it.each(names)('%s has the same fields, which are those of its row', async (name) => {
    const ways = waysTo(name).filter(isAllowed);
    expect(ways.length).toBeGreaterThan(5);
    const seen: [way: string, answer: Fields | undefined][] = [];
    for (const way of ways) {
      const found = await objectsOn(way, name, ids.Event);
      seen.push([way.join('.'), found.find(({ id }) => id === ids[name])]);
    }
    const [, first = {}] = seen[0] ?? [];
    const isEmpty = ([field, value]: [string, unknown]) =>
      value === null && ![...NOT_OF_PAID, ...NOT_OF_REACHED].includes(field);
    expect(Object.entries(first).filter(isEmpty)).toEqual([]);
    for (const [way, answer] of seen) expect({ way, ...answer }).toEqual({ way, ...first });
    await expectToBeStored(name, first);
  });
});

describe("D17: in a mutation's answer", () => {
  /** The input of each mutation, beside some value for every other field. */
  const arrange: Record<string, () => Promise<Fields>> = {
    createEvent: async () => ({}),
    publishEventDraft: async () => ({ id: (await newDraft(ada, wholeDraft)).id }),
    cancelEvent: async () => ({ id: (await app.world.event(ada)).id }),
    releaseMissingPlaces: async () => ({
      eventId: (await app.world.event(ada, { ...BEGUN, pricePence: 0 })).id,
    }),
    undoReleaseMissingPlaces: async () => ({ eventId: (await free()).id }),
    undoCancelEvent: async () => ({ id: (await app.world.event(ada)).id }),
    updateEvent: async () => ({ id: (await app.world.event(ada)).id }),
    endDoorPass: async () => {
      const { data } = await createDoorPass(ada.client, { eventId: (await free()).id, name: 'Lea' });
      return { doorPassId: data.createDoorPass.doorPass?.id };
    },
    rotateTicket: async () => ({ signUpId: (await placeFor(ada, (await free()).id)).id }),
    updateSignUp: async () => ({ signUpId: (await placeFor(ada, (await free()).id)).id, email: ada.email }),
    inviteToEvent: async () => ({ eventId: (await free()).id, email: 'cleo@example.org', role: 'DOOR' }),
    handOverEvent: async () => ({ eventId: (await free()).id, email: 'cleo@staff.example' }),
    acceptEventInvitation: async () => {
      const { id: eventId } = await app.world.event(await app.world.staff(), { pricePence: 0 });
      const token = await insertInvitation(app.database, eventId, ada.email);
      return { token };
    },
    withdrawEventInvitation: async () => ({
      invitationId: await insertInvitation(app.database, (await free()).id),
    }),
    changeEventRole: async () => ({ eventId: (await free()).id, accountId: ada.id, role: 'OWNER' }),
    removeFromEvent: async () => ({ eventId: (await free()).id, accountId: crypto.randomUUID() }),
    signUp: async () => ({ eventId: (await free()).id, email: ada.email }),
    cancelSignUp: async () => {
      const { id } = await paid();
      const { data } = await completeCheckout(ada, id);
      await app.database.query(`UPDATE payments SET attention_reason = 'DISPUTED' WHERE id = $1`, [id]);
      return { signUpId: data.completeCheckout.signUp?.id, expectedRefundPence: 0 };
    },
    confirmContact: async () => {
      const { id } = await placeFor(ada, (await free()).id, { email: 'ada@example.org' });
      await insertContactTokens(app.database, [id]);
      return { token: id };
    },
    startCheckout: async () => ({ eventId: (await app.world.event(ada)).id, email: ada.email }),
    completeCheckout: async () => ({ paymentId: (await paid()).id }),
    cancelCheckout: async () => ({ paymentId: (await paid()).id }),
    recheckPayment: async () => ({ paymentId: (await paid()).id }),
    endPaymentAttention: async () => ({ paymentId: (await paid()).id, note: 'Agreed' }),
    addEventToCalendar: async () => {
      const { id: eventId } = await free();
      await placeFor(ada, eventId);
      const authorizationUrl = await authorizationUrlFor(ada.client, eventId);
      await connect(ada.client, await google.consent(authorizationUrl, { email: ada.email }));
      return { eventId };
    },
  };
  const free = () => app.world.event(ada, { pricePence: 0 });
  async function paid(): Promise<{ id: string }> {
    const { payment } = await checkoutFor(ada, (await app.world.event(ada)).id);
    await app.stripe.pay((await app.stripe.intentOf(payment)).id);
    return payment;
  }

  const mutations = names.flatMap((name) =>
    mutationsWith(name).map(([mutation, field]) => ({ name, mutation, field })),
  );

  it('every mutation that answers with one is called', () => {
    const called = new Set(mutations.map(({ mutation }) => mutation));
    expect(Object.keys(arrange).toSorted()).toEqual([...called].toSorted());
  });

  it.each(mutations)('$name of $mutation is as it is stored', async ({ name, mutation, field }) => {
    const input = inputOf(mutation, (await arrange[mutation]?.()) ?? {}, 4);
    const type = typeOf('Mutation').getFields()[mutation]?.args[0]?.type;
    const { data, errors } = await ada.client.graphql(
      `mutation ($input: ${type}) { ${mutation}(input: $input) { ${field} ${shown(name)} userErrors { code } } }`,
      { input },
    );
    expect(errors).toBeUndefined();
    expect(data[mutation].userErrors).toEqual([]);
    const answer: Fields = data[mutation][field];
    await expectToBeStored(name, answer);
    // The stored values are the typed ones.
    for (const [key, value] of Object.entries(input)) {
      if (key in answer && key !== 'id') expect({ [key]: answer[key] }).toEqual({ [key]: value });
    }
    if (name === 'Event') expect(await objectsOn(['event'], name, String(answer.id))).toEqual([answer]);
  });
});
