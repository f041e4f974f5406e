import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApiSchema } from '../../src/schema.js';
import { ApiClient } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { calls, linkToken } from './matrix-calls.js';

const callers = ['anonymous', 'userA', 'userB', 'creator', 'otherStaff', 'unknownToken'] as const;
type Caller = (typeof callers)[number];
type Outcome = 'ok' | 'UNAUTHENTICATED' | 'FORBIDDEN';

const FREE = { pricePence: 0 };

/** What each caller gets, in the order of `callers`. A token that nobody has is refused everywhere. */
const table: Record<string, [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome]> = {
  'Query.viewer': ['ok', 'ok', 'ok', 'ok', 'ok', 'UNAUTHENTICATED'],
  'Query.event': ['ok', 'ok', 'ok', 'ok', 'ok', 'UNAUTHENTICATED'],
  'Query.events': ['ok', 'ok', 'ok', 'ok', 'ok', 'UNAUTHENTICATED'],
  'Query.settings': ['ok', 'ok', 'ok', 'ok', 'ok', 'UNAUTHENTICATED'],
  'Mutation.register': ['ok', 'ok', 'ok', 'ok', 'ok', 'UNAUTHENTICATED'],
  'Mutation.logIn': ['ok', 'ok', 'ok', 'ok', 'ok', 'UNAUTHENTICATED'],
  'Mutation.requestPasswordReset': ['ok', 'ok', 'ok', 'ok', 'ok', 'UNAUTHENTICATED'],
  'Mutation.resetPassword': ['ok', 'ok', 'ok', 'ok', 'ok', 'UNAUTHENTICATED'],
  'Mutation.verifyEmail': ['ok', 'ok', 'ok', 'ok', 'ok', 'UNAUTHENTICATED'],
  'Mutation.logOut': ['UNAUTHENTICATED', 'ok', 'ok', 'ok', 'ok', 'UNAUTHENTICATED'],
  'Mutation.requestEmailVerification': ['UNAUTHENTICATED', 'ok', 'ok', 'ok', 'ok', 'UNAUTHENTICATED'],
  'Mutation.deleteAccount': ['UNAUTHENTICATED', 'ok', 'ok', 'ok', 'ok', 'UNAUTHENTICATED'],
  'Mutation.signUp': ['UNAUTHENTICATED', 'ok', 'ok', 'ok', 'ok', 'UNAUTHENTICATED'],
  'Mutation.createEvent': ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'ok', 'ok', 'UNAUTHENTICATED'],
  'Mutation.updateEvent': ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'ok', 'FORBIDDEN', 'UNAUTHENTICATED'],
  'Mutation.deleteEvent': ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'ok', 'FORBIDDEN', 'UNAUTHENTICATED'],
};

let app: TestApp;
let userA: Person;
let people: Record<Caller, { cookie?: string; headers?: Record<string, string>; id?: string }>;
/** One for each caller, made before any of them ends a session. */
let eventIds: Record<Caller, string>;

async function signEveryoneIn() {
  const creator = await app.world.staff();
  userA = await app.world.user();
  const [userB, otherStaff] = [await app.world.user(), await app.world.staff()];
  const signedIn = ({ client, id }: Person) => ({ cookie: client.cookie, id });
  people = {
    anonymous: {},
    userA: signedIn(userA),
    userB: signedIn(userB),
    creator: signedIn(creator),
    otherStaff: signedIn(otherStaff),
    // The cookie beside it must not help.
    unknownToken: { cookie: creator.client.cookie, headers: { authorization: 'Bearer trn_unknown' } },
  };
  const ids = await Promise.all(
    callers.map(async (caller) => [caller, (await app.world.event(creator, FREE)).id]),
  );
  eventIds = Object.fromEntries(ids);
}

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('G14: the table has every operation of the schema, and no other', () => {
  const schema = buildApiSchema();
  const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
  );
  expect(Object.keys(table).toSorted()).toEqual(operations.toSorted());
  expect(schema.getSubscriptionType()).toBeUndefined();
});

describe.each(Object.entries(table))('G14: %s', (operation, outcomes) => {
  // Some operations end or change sessions, so each has people of its own.
  beforeAll(signEveryoneIn);

  it.each(callers.map((caller, index) => [caller, outcomes[index] as Outcome] as const))(
    'for %s: %s',
    async (caller, outcome) => {
      const id = eventIds[caller];
      const { cookie, headers } = people[caller];
      const client = new ApiClient(app.url, { ...headers, ...(cookie && { cookie }) });
      const link = await linkToken(app.database, operation);
      const [selection, input] = calls[operation]?.({ eventId: id, email: userA.email, link }) ?? [''];
      const before = await eventRows(id);
      const type = operation.startsWith('Query') ? 'query' : 'mutation';
      const inputType = `${operation.split('.')[1]?.replace(/^./, (letter) => letter.toUpperCase())}Input`;
      const { data, errors } = await client.graphql(
        `${type} ${input ? `($input: ${inputType}!) ` : ''}{ answer: ${selection} }`,
        input && { input },
      );

      if (outcome === 'ok') {
        expect(errors).toBeUndefined();
        expect(data.answer?.userErrors ?? []).toEqual([]);
      } else {
        expect(data?.answer ?? null).toBeNull();
        expect(errors?.map(({ extensions }) => extensions.code)).toEqual([outcome]);
        expect(await eventRows(id)).toEqual(before);
      }
    },
  );
});

/** The event, and how much there is of everything. */
async function eventRows(id: string) {
  return app.database.query(
    `SELECT (SELECT count(*) FROM events) AS events, (SELECT count(*) FROM sign_ups) AS sign_ups,
       (SELECT count(*) FROM accounts) AS accounts, (SELECT count(*) FROM sessions) AS sessions, event.*
     FROM (VALUES (1)) AS one LEFT JOIN events event ON id = $1`,
    [id],
  );
}
