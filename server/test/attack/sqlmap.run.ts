import pLimit from 'p-limit';
import { expect, it } from 'vitest';
import { buildApiSchema } from '../../src/schema.js';
import { ApiClient } from '../support/api-client.js';
import type { TestDatabase } from '../support/test-database.js';
import { type AttackedServer, type Caller, startAttackedServer } from './attacked-server.js';
import { type Answers, apiTarget, NUMBER, startForwarder, type Target } from './forwarder.js';
import { type InjectionPoint, injectionPoints, MARK, type Values } from './injection-points.js';
import { isInjectable, sqlmapVersion, TECHNIQUES } from './sqlmap.js';

/** sqlmaps at the same time. */
const CONCURRENCY = 2;
/** Only points whose name has this in it, for instance `signUp`. */
const ONLY = process.env.SQLMAP_ONLY ?? '';
/** Of a text that sqlmap has really tried. */
const MIN_REQUESTS = 50;
/** Share of requests that may be refused by a limit, which hides what is behind it. */
const MAX_RATE_LIMITED = 0.1;

/** A session would be ended or replaced by them. */
const anonymousOperations = ['logIn', 'register', 'requestPasswordReset', 'resetPassword', 'verifyEmail'];
const staffOperations = ['createEvent', 'updateEvent', 'recheckPayment'];
/** They end other sessions, or the account: for callers whom nothing else needs. */
const lastingOperations = ['changePassword', 'deleteAccount', 'endSession'];
/** Lists that only the creator of an event sees, or searches. */
const creatorFields = ['NeedingAttention', 'signUps.search', 'waitingListEntries.after'];

it('F10: sqlmap finds no text of the API through which SQL can be injected', async () => {
  const version = await sqlmapVersion();
  const server = await startAttackedServer({ QUERY_COST_PER_MINUTE: '1000000000' });
  const values = await valuesOf(server);
  const points = injectionPoints(buildApiSchema(), values).filter(({ name }) => name.includes(ONLY));
  const answers = points.map(
    (): Answers => ({ requests: 0, accepted: 0, rateLimited: 0, internalErrors: 0 }),
  );
  const targets = points.map((point, n) =>
    apiTarget(server.url, callersFor(server, point), answers[n] as Answers),
  );
  const forwarder = await startForwarder([...targets, injectableTarget(server.database)]);

  const control = JSON.stringify({ search: `Bread${MARK}` });
  expect(await isInjectable(forwarder.urlOf(points.length), control), 'sqlmap finds the control').toBe(true);
  const limit = pLimit(CONCURRENCY);
  const began = Date.now();
  const found = await Promise.all(
    points.map(({ body }, n) => limit(() => isInjectable(forwarder.urlOf(n), body))),
  );
  forwarder.close();

  const results = points.map(({ name }, n) => ({ name, injectable: found[n], ...(answers[n] as Answers) }));
  console.table(Object.fromEntries(results.map(({ name, ...result }) => [name, result])));
  const minutes = Math.round((Date.now() - began) / 6_000) / 10;
  console.table({ sqlmap: version, options: TECHNIQUES.join(' '), points: points.length, minutes });
  expect(results.filter(({ injectable }) => injectable)).toEqual([]);
  expect(results.filter(({ requests }) => requests < MIN_REQUESTS)).toEqual([]);
  expect(results.filter(({ internalErrors }) => internalErrors > 0)).toEqual([]);
  expect(results.filter(({ requests, rateLimited }) => rateLimited > MAX_RATE_LIMITED * requests)).toEqual(
    [],
  );
});

function callersFor({ callers }: AttackedServer, { name, operation }: InjectionPoint): readonly Caller[] {
  if (anonymousOperations.includes(operation)) return callers.anonymous;
  // The account that loses the event is not the one that has the others.
  if (operation === 'deleteEvent') return callers.staff.slice(1, 2);
  // Each may create and test only so many in an hour.
  if (name.includes('Webhook')) return callers.staff.slice(0, 50);
  if (lastingOperations.includes(operation)) return callers.staff.slice(50);
  const isForStaff =
    staffOperations.includes(operation) || creatorFields.some((field) => name.includes(field));
  return isForStaff ? callers.staff.slice(0, 1) : callers.user;
}

/** Of what exists, so that a request goes as far as it can. */
async function valuesOf({ url, subject, callers }: AttackedServer): Promise<(operation: string) => Values> {
  const { crowdedEventId, fullEventId, paidEventId, paymentId } = subject;
  const user = new ApiClient(url, { cookie: callers.user[0]?.cookie ?? '' });
  const { data } = await user.graphql(
    `{ events(first: 1) { pageInfo { endCursor } }
       event(id: "${crowdedEventId}") { signUps(first: 1) { pageInfo { endCursor } } } }`,
  );
  const [ownEventId, eventToDelete, newEventId] = subject.staffEventIds;
  const usual = {
    after: data.events.pageInfo.endCursor,
    search: 'Bread',
    type: 'Workshop',
    name: 'Ines Moreau',
    email: `ines-${NUMBER}@example.org`,
    password: 'correct horse',
    currentPassword: 'correct horse',
    newPassword: 'another horse',
    timeZone: 'Europe/London',
    role: 'USER',
    paymentId,
    id: ownEventId,
    eventId: crowdedEventId,
  };
  const others: Record<string, Values> = {
    event: { after: data.event.signUps.pageInfo.endCursor, id: fullEventId },
    joinWaitingList: { eventId: fullEventId },
    logIn: { email: 'many-1@example.org' },
    startCheckout: { eventId: paidEventId },
    // All users have signed up to the crowded one.
    signUp: { eventId: newEventId },
    deleteEvent: { id: eventToDelete },
    createWebhook: { url: 'https://example.org/turnout', query: '{ id topic }' },
  };
  return (operation) => ({ ...usual, ...others[operation] });
}

/** What sqlmap must find, or its other results mean nothing: a text that becomes a part of SQL. */
function injectableTarget(database: TestDatabase): Target {
  return async (body) => {
    try {
      const { search } = JSON.parse(body) as { search: string };
      const rows = await database.query(`SELECT title, location FROM events WHERE title LIKE '%${search}%'`);
      return { status: 200, body: JSON.stringify(rows) };
    } catch (error) {
      return { status: 500, body: JSON.stringify({ error: String(error) }) };
    }
  };
}
