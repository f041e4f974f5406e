import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccessScope } from '../../src/features/accounts/access-tokens/access-scope.js';
import { EVERY_SCOPE, programOf } from '../accounts/access-token-operations.js';
import { createDoorPass, endDoorPass, phoneWithPass } from '../door/door-operations.js';
import { addMember, insertInvitation } from '../events/team-operations.js';
import { graphql } from '../gql/index.js';
import { type PaymentsApp, startPaymentsApp } from '../payments/payments-app.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import type { ApiClient } from '../support/api-client.js';
import type { Person } from '../support/world.js';
import { makeNodes, type Nodes } from './nodes.js';
import { pathsTo } from './schema-paths.js';

const NODE = graphql(`query NodeById($id: ID!) {
  node(id: $id) {
    __typename
    id
    ... on Event { title }
    ... on EventSeries { interval eventCount }
    ... on SignUp { name event { id } }
    ... on Payment { amountPence payerName }
    ... on WaitingListEntry { position email }
    ... on EventDraft { previewUrl }
  }
}`);

let app: PaymentsApp;
let creator: Person;
let otherStaff: Person;
let ada: Person;
let ben: Person;
let payer: Person;
let creatorOfPaid: Person;
let ids: Nodes['ids'];
let others: Nodes['others'];
/** Tokens of the creator, each with one scope. */
const programs: Partial<Record<string, ApiClient>> = {};
beforeAll(async () => {
  app = await startPaymentsApp();
  ({ creator, otherStaff, ada, ben, payer, creatorOfPaid, ids, others } = await makeNodes(app));
  for (const scope of EVERY_SCOPE) programs[scope] = await programOf(creator, scope);
});
afterAll(() => app.close());

const read = async (client: ApiClient, id: string) => {
  const { data, errors } = await client.graphql(NODE, { id });
  expect(errors).toBeUndefined();
  return data.node;
};

describe('G33: node(id) finds', () => {
  it('an event for everybody, in any case of its id', async () => {
    const event = { __typename: 'Event', id: ids.event, title: expect.any(String) };
    expect(await read(app.anonymous(), ids.event)).toEqual(event);
    expect(await read(ada.client, ids.event.toUpperCase())).toEqual(event);
  });

  it('a series for everybody', async () => {
    const series = { __typename: 'EventSeries', id: ids.series, interval: 'WEEK', eventCount: 2 };
    for (const client of [app.anonymous(), ada.client])
      expect(await read(client, ids.series)).toEqual(series);
  });

  it('a sign-up for a signed-in viewer, as the list of people does', async () => {
    for (const { client } of [ada, ben, creator, otherStaff]) {
      expect(await read(client, ids.signUp)).toMatchObject({
        __typename: 'SignUp',
        id: ids.signUp,
        event: { id: ids.event },
      });
    }
    expect(await read(app.anonymous(), ids.signUp)).toBeNull();
  });

  it("a payment for the person who paid and the event's creator alone", async () => {
    const found = { __typename: 'Payment', id: ids.payment, payerName: expect.any(String) };
    for (const { client } of [payer, creatorOfPaid])
      expect(await read(client, ids.payment)).toMatchObject(found);
    for (const client of [app.anonymous(), ada.client, creator.client, otherStaff.client]) {
      expect(await read(client, ids.payment)).toBeNull();
    }
  });

  it("an entry in a waiting list for the person who waits and the event's creator alone", async () => {
    for (const { client } of [ben, creator]) {
      expect(await read(client, ids.entry)).toMatchObject({ id: ids.entry, position: 1, email: ben.email });
    }
    for (const client of [app.anonymous(), ada.client, otherStaff.client]) {
      expect(await read(client, ids.entry)).toBeNull();
    }
  });

  it('E1: a draft for its creator alone', async () => {
    expect(await read(creator.client, ids.draft)).toMatchObject({
      __typename: 'EventDraft',
      id: ids.draft,
      previewUrl: expect.stringContaining(ids.draft),
    });
    for (const client of [app.anonymous(), ada.client, otherStaff.client])
      expect(await read(client, ids.draft)).toBeNull();
  });

  it('E1: no draft for a token without EVENTS_WRITE', async () => {
    expect(await read(await programOf(creator, 'SIGN_UPS_READ', 'ACCOUNT_READ'), ids.draft)).toBeNull();
    expect(await read(await programOf(creator, 'EVENTS_WRITE'), ids.draft)).toMatchObject({ id: ids.draft });
  });

  it('of people nothing for a token without SIGN_UPS_READ', async () => {
    const writer = await programOf(creator, 'SIGN_UPS_WRITE', 'ACCOUNT_READ', 'EVENTS_WRITE');
    const reader = await programOf(creator, 'SIGN_UPS_READ');
    for (const id of [ids.signUp, ids.entry]) {
      expect(await read(writer, id)).toBeNull();
      expect(await read(reader, id)).toMatchObject({ id });
    }
  });

  it('nothing for an id that is none, or of something else', async () => {
    for (const id of ['', 'x', otherStaff.id, crypto.randomUUID()]) {
      expect(await read(creator.client, id)).toBeNull();
    }
  });

  it('nothing of an event that is deleted', async () => {
    const { id } = await app.world.event(creator, { pricePence: 0 });
    const place = await placeFor(ada, id);
    await app.database.query('UPDATE events SET deleted_at = now() WHERE id = $1', [id]);
    expect(await read(creator.client, id)).toBeNull();
    expect(await read(ada.client, place.id)).toBeNull();
  });
});

type Other = keyof Nodes['others'];
/** The scope with which a program finds it; null: a browser alone does. */
const scopeOf: Record<Other, AccessScope | null> = {
  Account: AccessScope.ACCOUNT_READ,
  AccessToken: null,
  AccountActivity: null,
  BrowserSession: null,
  Activity: AccessScope.EVENTS_WRITE,
  CancelledSignUp: AccessScope.SIGN_UPS_READ,
  DoorPass: AccessScope.DOOR,
  EventInvitation: AccessScope.TEAM_WRITE,
  Message: AccessScope.MESSAGES_WRITE,
  Scan: AccessScope.DOOR,
  Webhook: AccessScope.WEBHOOKS,
  WebhookDelivery: AccessScope.WEBHOOKS,
};
const ofEditors: Other[] = ['Activity', 'CancelledSignUp', 'DoorPass', 'Message', 'Scan'];

describe.each(Object.entries(scopeOf) as [Other, AccessScope | null][])(
  'G33: node(id) finds %s',
  (type, scope) => {
    it('for the creator of the event and owner of the account, and for no other account', async () => {
      const found = { __typename: type, id: others[type] };
      expect(await read(creator.client, others[type])).toEqual(found);
      const strangers = [app.anonymous(), ben.client, otherStaff.client];
      if (type !== 'CancelledSignUp') strangers.push(ada.client);
      for (const client of strangers) expect(await read(client, others[type])).toBeNull();
    });

    it('for an editor and a door helper as the lists do', async () => {
      const [editor, helper] = [await app.world.staff(), await app.world.user()];
      for (const eventId of [ids.event, ids.otherEvent]) {
        await addMember(app.database, eventId, editor, 'EDITOR');
        await addMember(app.database, eventId, helper, 'DOOR');
      }
      expect((await read(editor.client, others[type])) !== null).toBe(ofEditors.includes(type));
      expect((await read(helper.client, others[type])) !== null).toBe(type === 'Scan');
    });

    it.each(EVERY_SCOPE)('for a token with %s where the list asks for it', async (given) => {
      expect((await read(programs[given] as ApiClient, others[type])) !== null).toBe(given === scope);
    });
  },
);

it('G33: a place that was given back is found by its person', async () => {
  expect(await read(ada.client, others.CancelledSignUp)).toMatchObject({ __typename: 'CancelledSignUp' });
});

const doorOf = (eventId: string) => phoneWithPass({ client: creator.client, url: app.url }, { eventId });

it('G33: a scan is found by a door pass of its event, and nothing else of the event is', async () => {
  const { phone } = await doorOf(ids.event);
  expect(await read(phone, others.Scan)).toMatchObject({ __typename: 'Scan' });
  for (const id of [others.DoorPass, others.EventInvitation, others.Activity, ids.signUp, creator.id])
    expect(await read(phone, id)).toBeNull();
  const elsewhere = await doorOf(ids.otherEvent);
  expect(await read(elsewhere.phone, others.Scan)).toBeNull();
});

it('G33: an invitation that has expired and a pass that has ended are not found', async () => {
  const invitation = await insertInvitation(app.database, ids.event, 'mo@example.org');
  await app.database.query(`UPDATE event_invitations SET expires_at = '2020-01-01' WHERE id = $1`, [
    invitation,
  ]);
  const { data } = await createDoorPass(creator.client, { eventId: ids.event, name: 'South' });
  const pass = data.createDoorPass.doorPass?.id ?? '';
  expect(await read(creator.client, pass)).toMatchObject({ __typename: 'DoorPass' });
  await endDoorPass(creator.client, pass);
  for (const id of [invitation, pass]) expect(await read(creator.client, id)).toBeNull();
});

it('G33: every type that is a Node is found by its id, and by nothing else', () => {
  expect(pathsTo('Node')).toEqual(['Query.node']);
});

it('G21: a node costs what the dearest of its types costs, whatever else is under the same name', async () => {
  const costOf = async (selection: string) => {
    const { errors } = await creator.client.graphql(`{ node(id: "${ids.event}") { ${selection} } }`);
    return errors?.[0]?.extensions.code;
  };
  const dear = 'signUps(first: 100) { nodes { event { signUps(first: 100) { nodes { id } } } } }';
  expect(await costOf(`... on Event { ${dear} }`)).toBe('QUERY_TOO_EXPENSIVE');
  expect(await costOf(`... on Payment { signUps: signUp { id } } ... on Event { ${dear} }`)).toBe(
    'QUERY_TOO_EXPENSIVE',
  );
  expect(await costOf('... on Payment { id } ... on Event { signUps { nodes { id } } }')).toBeUndefined();
});
