import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApiSchema } from '../../src/schema.js';
import { sandboxGoogle } from '../../src/start/services.js';
import { LiveStream, watchOwnPlace, watchPlaces, watchSignUps } from '../live/live-stream.js';
import { clientFolder, manyPages } from '../pages/built-client.js';
import { checkoutFor } from '../payments/payment-operations.js';
import { type PaymentsApp, startPaymentsApp } from '../payments/payments-app.js';
import { alreadySignedUp, placeFor, signUpPerson } from '../sign-ups/sign-up-operations.js';
import { giveBack } from '../sign-ups/waiting-list-operations.js';
import type { ApiClient } from '../support/api-client.js';
import { runSandbox } from '../support/sandbox.js';
import type { Person } from '../support/world.js';
import { calls, inputTypeOf } from './matrix-calls.js';

const TITLE = 'A meeting behind closed doors';

/** The doors that name an event, a place or a payment: each answers as if the event were not there. */
const DOORS = [
  'Query.event',
  'Query.node',
  'Subscription.signUpAdded',
  'Subscription.viewerPlaceChanged',
  'Subscription.eventPlacesChanged',
  'Mutation.signUp',
  'Mutation.cancelSignUp',
  'Mutation.joinWaitingList',
  'Mutation.leaveWaitingList',
  'Mutation.startCheckout',
  'Mutation.completeCheckout',
  'Mutation.cancelCheckout',
  'Mutation.startCalendarConnection',
  'Mutation.addEventToCalendar',
  'Mutation.updateEvent',
  'Mutation.createEventSeries',
  'Mutation.deleteEvent',
];
/** The doors that list events: it is not in them. */
const LISTS = ['Query.events', 'Query.eventTypes', 'Query.viewer'];
/** Operations that show no event but one that the caller made, or has a secret link of. A payment has a rule of its own. */
const NO_DOORS = [
  'Mutation.recheckPayment',
  'Query.settings',
  'Mutation.createEvent',
  'Mutation.confirmContact',
  'Mutation.connectCalendar',
  'Mutation.disconnectCalendar',
];
/** These change the account, and the things that it owns. */
const OF_ACCOUNTS =
  /^Mutation\.(register|log|request|reset|verify|deleteAccount|updateAccount|changePassword|end)|AccessToken$|Webhook/;

/** The pages and files of an event. */
const ROUTES = ['/events/:id', '/events/:id/event.ics', '/events/:id/people.csv', '/events/:id/share.png'];

let app: PaymentsApp;
let creator: Person;
let attendee: Person;
let hidden: { eventId: string; paidEventId: string; signUpId: string; paymentId: string };
const absent = {
  eventId: randomUUID(),
  paidEventId: randomUUID(),
  signUpId: randomUUID(),
  paymentId: randomUUID(),
};
let strangers: Record<string, ApiClient>;

beforeAll(async () => {
  const sandbox = await runSandbox();
  app = await startPaymentsApp({ sandbox, google: sandboxGoogle(sandbox), clientFolder, env: manyPages });
  [creator, attendee] = [await app.world.staff(), await app.world.user()];
  const free = await app.world.event(creator, { title: TITLE, type: TITLE, pricePence: 0 });
  const paid = await app.world.event(creator, { title: TITLE, type: TITLE });
  const signUp = await placeFor(attendee, free.id);
  const { payment } = await checkoutFor(attendee, paid.id);
  hidden = { eventId: free.id, paidEventId: paid.id, signUpId: signUp.id, paymentId: payment.id };
  await hide([free.id, paid.id]);
  strangers = {
    'somebody without an account': app.anonymous(),
    'a user': (await app.world.user()).client,
    'other staff': (await app.world.staff()).client,
  };
});
afterAll(() => app.close());

const hide = (ids: string[]) =>
  app.database.query('UPDATE events SET public = false WHERE id = ANY($1)', [ids]);

/** Every route with a parameter, from Fastify's tree of routes. */
function routesWithId(): string[] {
  const path: string[] = [];
  return app.http
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = ''] = /^([│ ]*)[├└]── (\S+) \(/.exec(line) ?? [];
      path.splice(indent.length / 4, path.length, part);
      const route = path.join('').replaceAll('//', '/');
      return part !== '' && route.includes(':') ? [route] : [];
    });
}

function documentOf(operation: string, on: typeof hidden): [document: string, variables?: object] {
  const made = { webhookId: randomUUID(), deliveryId: randomUUID(), email: '', link: '' };
  const [selection, input] = calls[operation]?.({ ...on, ...made }) ?? [''];
  const type = operation.split('.')[0]?.toLowerCase();
  return input
    ? [`${type} ($input: ${inputTypeOf(operation)}!) { ${selection} }`, { input }]
    : [`${type} { ${selection} }`];
}

/** The answer to a caller, without the parts that differ from request to request. */
async function answerOf(client: ApiClient, operation: string, on: typeof hidden): Promise<string> {
  const [document, variables] = documentOf(operation, on);
  if (operation.startsWith('Subscription')) {
    const stream = await LiveStream.open(client, document);
    const isRefused = !stream.response.headers.get('content-type')?.startsWith('text/event-stream');
    const told = isRefused ? await stream.message(0) : 'It goes on';
    stream.close();
    return textOf(told, on);
  }
  const { data, errors } = await client.graphql(document, variables);
  return textOf({ data, errors }, on);
}

function textOf(answer: unknown, on: typeof hidden): string {
  const text = JSON.stringify(answer).replaceAll(/"requestId":"[^"]+"/g, '');
  return Object.entries(on).reduce((rest, [name, id]) => rest.replaceAll(id, name), text);
}

describe('an event that is not public', () => {
  it('has no door that these tables leave out', () => {
    const schema = buildApiSchema();
    const types = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    const operations = types.flatMap((type) =>
      Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
    );
    const others = operations.filter((name) => OF_ACCOUNTS.test(name));
    expect([...DOORS, ...LISTS, ...NO_DOORS, ...others].toSorted()).toEqual(operations.toSorted());
    expect(routesWithId().toSorted()).toEqual(ROUTES.toSorted());
  });

  it.each(DOORS)('is not there by %s', async (operation) => {
    for (const [stranger, client] of Object.entries(strangers)) {
      const answer = await answerOf(client, operation, hidden);
      expect({ stranger, answer }).toEqual({ stranger, answer: await answerOf(client, operation, absent) });
    }
  });

  it('is not there by the id of a place', async () => {
    for (const client of Object.values(strangers)) {
      const { data } = await client.graphql(`{ node(id: "${hidden.signUpId}") { id } }`);
      expect(data.node).toBeNull();
    }
  });

  it.each(LISTS)('is in no answer of %s', async (operation) => {
    for (const client of Object.values(strangers)) {
      const [document] = documentOf(operation, hidden);
      const { data } = await client.graphql(document);
      expect(data).toBeDefined();
      for (const told of [TITLE, ...Object.values(hidden)]) expect(JSON.stringify(data)).not.toContain(told);
    }
  });

  it('is found by no search, filter or order', async () => {
    for (const filter of [
      'search: "closed doors"',
      `ids: ["${hidden.eventId}"]`,
      `createdById: "${creator.id}"`,
    ])
      for (const order of ['SOONEST_FIRST', 'LATEST_FIRST', 'RECENTLY_UPDATED_FIRST', 'BEST_MATCH']) {
        const list = `events(filter: { ${filter} }, orderBy: ${order}) { totalCount nodes { id } }`;
        const { data } = await app.anonymous().graphql(`{ ${list} }`);
        expect(data.events).toEqual({ totalCount: 0, nodes: [] });
      }
  });

  it.each(ROUTES)('has no file or page at %s', async (route) => {
    const visit = async (client: ApiClient, id: string) => {
      const response = await client.request(route.replace(':id', id), { headers: { accept: 'text/html' } });
      return { status: response.status, text: (await response.text()).replaceAll(id, 'id') };
    };
    for (const client of Object.values(strangers)) {
      const { status, text } = await visit(client, hidden.eventId);
      expect(text).not.toContain(TITLE);
      expect(status).toBe((await visit(client, absent.eventId)).status);
    }
  });

  it('is not in the site map', async () => {
    const text = await (await app.anonymous().request('/sitemap.xml')).text();
    expect(text).toContain('<urlset');
    expect(text).not.toContain(hidden.eventId);
  });

  it('is there for its creator, and for a person with a place', async () => {
    for (const { client } of [creator, attendee]) {
      const { data } = await client.graphql(`{ event(id: "${hidden.eventId}") { title } }`);
      expect(data.event).toEqual({ title: TITLE });
      expect((await client.request(`/events/${hidden.eventId}/event.ics`)).status).toBe(200);
    }
    expect((await signUpPerson(attendee, hidden.eventId)).data.signUp).toEqual(alreadySignedUp);
    const { data } = await attendee.client.graphql('{ viewer { signUps { nodes { event { title } } } } }');
    expect(data.viewer.signUps.nodes).toEqual([{ event: { title: TITLE } }]);
  });

  it('leaves the lists of a person whose place is given back', async () => {
    const [person, { id }] = [await app.world.user(), await app.world.event(creator, { pricePence: 0 })];
    await placeFor(person, id);
    await giveBack(app.database, person, id);
    const cancelled = async () => {
      const { data } = await person.client.graphql(
        '{ viewer { cancelledSignUps { totalCount nodes { event { id } } } } }',
      );
      return data.viewer.cancelledSignUps;
    };
    expect(await cancelled()).toEqual({ totalCount: 1, nodes: [{ event: { id } }] });
    await hide([id]);
    expect(await cancelled()).toEqual({ totalCount: 0, nodes: [] });
  });

  it('ends the streams of strangers, and those of its creator go on', async () => {
    const { id } = await app.world.event(creator, { pricePence: 0 });
    const stranger = await app.world.user();
    const closed = [
      await watchPlaces(app.anonymous(), id),
      await watchSignUps(stranger.client, id),
      await watchOwnPlace(stranger.client, id),
    ];
    const open = await watchPlaces(creator.client, id);
    await hide([id]);
    await placeFor(creator, id);
    expect((await open.message(0)).data?.eventPlacesChanged.signUpCount).toBe(1);
    for (const stream of closed) await stream.ended();
    expect(closed.map(({ messages }) => messages)).toEqual([[], [], []]);
    expect(open.hasEnded).toBe(false);
    open.close();
  });
});
