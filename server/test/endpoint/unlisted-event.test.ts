import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxGoogle } from '../../src/start/services.js';
import { clientFolder, manyPages } from '../pages/built-client.js';
import { checkoutFor } from '../payments/payment-operations.js';
import { type PaymentsApp, startPaymentsApp } from '../payments/payments-app.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import type { ApiClient } from '../support/api-client.js';
import { runSandbox } from '../support/sandbox.js';
import type { Person } from '../support/world.js';
import { type DoorSubject, doors, lists, answerOf as rawAnswerOf, thingsOf } from './doors.js';
import { callOf, entries } from './operations/call.js';
import { nothing } from './operations/things.js';

const TITLE = 'A meeting behind closed doors';
const LISTED_TITLE = 'A meeting that all find';

/** The pages and files of an event. */
const ROUTES = [
  '/events/:id',
  '/events/:id/event.ics',
  '/events/:id/people.csv',
  '/events/:id/share.png',
  '/door/:id/snapshot',
  '/door/:id/names',
];

/**
 * A draft is no event, and a series shows what lists show: series-page.test.ts, series-calendar-file.test.ts. The feed of a person
 * has the events of that person alone: calendar-feed.test.ts.
 */
const OTHER_ROUTES = [
  '/drafts/:id/preview/:secret',
  '/calendars/:file',
  '/series/:id',
  '/series/:id/calendar.ics',
  // They show what lists show: embeds.test.ts, host-page.test.ts.
  '/embed/events/:id',
  '/hosts/:id',
  // Of a mail's link, which is a secret.
  '/mute/:code',
  // The address of a picture cannot be guessed, and says nothing of its event.
  '/pictures/:id/:name',
  // Of the operator.
  '/brand/logos/:scheme',
  // The client's page, which asks the API.
  '/door/:id',
];

let app: PaymentsApp;
let creator: Person;
let attendee: Person;
let unlisted: DoorSubject;
let listed: DoorSubject;
let deleted: DoorSubject;
const absent: DoorSubject = {
  event: randomUUID(),
  paidEvent: randomUUID(),
  signUp: randomUUID(),
  payment: randomUUID(),
};
let strangers: Record<string, ApiClient>;

beforeAll(async () => {
  const sandbox = await runSandbox();
  app = await startPaymentsApp({ sandbox, google: sandboxGoogle(sandbox), clientFolder, env: manyPages });
  [creator, attendee] = [await app.world.staff(), await app.world.user()];
  unlisted = await makeEvents({ title: TITLE, type: TITLE, visibility: 'UNLISTED' });
  listed = await makeEvents({ title: LISTED_TITLE, type: LISTED_TITLE });
  deleted = await makeEvents({ title: TITLE, type: TITLE });
  await app.database.query('UPDATE events SET deleted_at = now() WHERE id = ANY($1)', [
    [deleted.event, deleted.paidEvent],
  ]);
  strangers = {
    'somebody without an account': app.anonymous(),
    'a user': (await app.world.user()).client,
    'other staff': (await app.world.staff()).client,
  };
});
afterAll(() => app.close());

/** A free event with a place of the attendee's, and one with a price and their checkout. */
async function makeEvents(fields: object): Promise<DoorSubject> {
  const free = await app.world.event(creator, { ...fields, pricePence: 0 });
  const paid = await app.world.event(creator, fields);
  const signUp = await placeFor(attendee, free.id);
  const { payment } = await checkoutFor(attendee, paid.id);
  return { event: free.id, paidEvent: paid.id, signUp: signUp.id, payment: payment.id };
}

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

/** As it is for every event, whatever its title. */
async function answerOf(...asked: Parameters<typeof rawAnswerOf>): Promise<string> {
  return withoutTitle(await rawAnswerOf(...asked));
}

const withoutTitle = (text: string) => text.replaceAll(TITLE, 'title').replaceAll(LISTED_TITLE, 'title');

const OF_PAYMENTS = ['Mutation.recheckPayment', 'Mutation.endPaymentAttention'];

describe('E3: an unlisted event', () => {
  it('has no door that these tables leave out', () => {
    const named: string[] = [];
    const asked = (name: string) => ({
      event: () => named.push(name),
      paidEvent: () => named.push(name),
      signUp: () => named.push(name),
      payment: () => named.push(name),
    });
    for (const [name, { args }] of entries) args?.({ ...nothing, ...asked(name) } as never);
    // A payment has a rule of its own.
    expect([...doors, ...OF_PAYMENTS].toSorted()).toEqual(named.toSorted());
    expect(routesWithId().toSorted()).toEqual([...ROUTES, ...OTHER_ROUTES].toSorted());
  });

  it.each(doors)('is by %s as a public one', async (operation) => {
    for (const [stranger, client] of Object.entries(strangers)) {
      const answer = await answerOf(client, operation, unlisted);
      expect({ stranger, answer }).toEqual({ stranger, answer: await answerOf(client, operation, listed) });
    }
  });

  it.each(lists)('is in no answer of %s', async (operation) => {
    const uninvolved = { user: await app.world.user(), staff: await app.world.staff() };
    for (const client of [app.anonymous(), uninvolved.user.client, uninvolved.staff.client]) {
      const { document, variables } = await callOf(operation, thingsOf(unlisted));
      const { data } = await client.graphql(document, variables);
      expect(data).toBeDefined();
      for (const told of [TITLE, ...Object.values(unlisted)])
        expect(JSON.stringify(data)).not.toContain(told);
    }
  });

  it('is found by no search, filter or order', async () => {
    const filters = [
      'search: "closed doors"',
      `search: "closde"`,
      `ids: ["${unlisted.event}"]`,
      `type: "${TITLE}"`,
    ];
    for (const filter of filters)
      for (const order of ['SOONEST_FIRST', 'LATEST_FIRST', 'RECENTLY_UPDATED_FIRST', 'BEST_MATCH']) {
        const list = `events(filter: { ${filter} }, orderBy: ${order}) { totalCount nodes { id } }`;
        const { data } = await app.anonymous().graphql(`{ ${list} }`);
        expect(data.events).toEqual({ totalCount: 0, nodes: [] });
      }
    const ofCreator = `events(filter: { createdById: "${creator.id}" }) { nodes { title } }`;
    const { data } = await app.anonymous().graphql(`{ ${ofCreator} }`);
    expect(data.events.nodes).toEqual([{ title: LISTED_TITLE }, { title: LISTED_TITLE }]);
  });

  it.each(ROUTES)(
    'has at %s what a public one has, and search engines are told to leave it out',
    async (route) => {
      const visit = async (client: ApiClient, { event }: DoorSubject) => {
        const response = await client.request(route.replace(':id', event), {
          headers: { accept: 'text/html' },
        });
        const { status, headers } = response;
        return { status, robots: headers.get('x-robots-tag'), text: await response.text() };
      };
      for (const [stranger, client] of Object.entries(strangers)) {
        const [own, public_] = [await visit(client, unlisted), await visit(client, listed)];
        expect({ stranger, status: own.status }).toEqual({ stranger, status: public_.status });
        const isShown = own.status === 200;
        expect([own.robots, public_.robots]).toEqual([isShown ? 'noindex' : null, null]);
        if (!own.text.includes('<html')) continue;
        expect(own.text).toContain('<meta name="robots" content="noindex" />');
        expect(own.text).not.toContain('application/ld+json');
        expect(public_.text).toContain('application/ld+json');
        expect(own.text).toContain('og:image');
      }
    },
  );

  it('is not in the site map', async () => {
    const text = await (await app.anonymous().request('/sitemap.xml')).text();
    expect(text).toContain(listed.event);
    expect(text).not.toContain(unlisted.event);
  });

  it('is in the lists of its creator, and of a person with a place', async () => {
    const { data } = await creator.client.graphql(
      '{ viewer { events { nodes { id } } eventChanges { nodes { eventId } } } }',
    );
    expect(data.viewer.events.nodes).toContainEqual({ id: unlisted.event });
    expect(data.viewer.eventChanges.nodes).toContainEqual({ eventId: unlisted.event });
    const own = await attendee.client.graphql('{ viewer { signUps { nodes { event { id } } } } }');
    expect(own.data.viewer.signUps.nodes).toContainEqual({ event: { id: unlisted.event } });
  });
});

describe('a deleted event', () => {
  it.each(doors)('is not there by %s', async (operation) => {
    for (const [stranger, client] of Object.entries(strangers)) {
      const answer = await answerOf(client, operation, deleted);
      expect({ stranger, answer }).toEqual({ stranger, answer: await answerOf(client, operation, absent) });
    }
  });

  it.each(ROUTES)('has no file or page at %s', async (route) => {
    const statusOf = async (client: ApiClient, { event }: DoorSubject) =>
      (await client.request(route.replace(':id', event), { headers: { accept: 'text/html' } })).status;
    for (const client of Object.values(strangers))
      expect(await statusOf(client, deleted)).toBe(await statusOf(client, absent));
  });

  it('is not there by the id of a place', async () => {
    for (const client of Object.values(strangers)) {
      const { data } = await client.graphql(`{ node(id: "${deleted.signUp}") { id } }`);
      expect(data.node).toBeNull();
    }
  });
});
