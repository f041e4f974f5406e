import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccessScope } from '../../src/features/accounts/access-tokens/access-scope.js';
import { programOf } from '../accounts/access-token-operations.js';
import { notifyWaitingOfAll } from '../live/live-stream.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import type { ApiClient } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { call, callOf, entries } from './operations/call.js';
import { newThings, nothing, type Things } from './operations/things.js';

const programs: Record<string, AccessScope[]> = {
  ...Object.fromEntries(Object.values(AccessScope).map((scope) => [`${scope} alone`, [scope]])),
  'every scope': Object.values(AccessScope),
};

type Who = 'user' | 'staff';

let app: TestApp;
let people: Record<Who | 'other', Person>;
let clients: Record<Who, Record<string, ApiClient>>;
/** For calls that are refused: they leave them as they are. */
let untouched: Record<Who, Things>;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
  const [user, staff, other] = [await app.world.user(), await app.world.staff(), await app.world.user()];
  people = { user, staff, other };
  clients = { user: await programsOf(user), staff: await programsOf(staff) };
  untouched = { user: placeAndEventOf(user), staff: placeAndEventOf(staff) };
});
afterAll(() => app.close());

async function programsOf(person: Person): Promise<Record<string, ApiClient>> {
  const made = Object.entries(programs).map(
    async ([name, scopes]) => [name, await programOf(person, ...scopes)] as const,
  );
  return Object.fromEntries(await Promise.all(made));
}

function placeAndEventOf(person: Person): Things {
  const { event, signUp } = newThings(app, people.staff, person);
  return { ...nothing, event, signUp };
}

const callBy = async (who: Who, program: string, name: string, on: Things, happen?: () => Promise<unknown>) =>
  call(clients[who][program] as ApiClient, await callOf(name, on, 'selectByProgram'), happen);

const rows = async () =>
  app.database.query(
    `SELECT (SELECT count(*) FROM sign_ups) AS sign_ups, (SELECT count(*) FROM accounts) AS accounts,
       (SELECT count(*) FROM sessions) AS sessions, (SELECT count(*) FROM access_tokens) AS tokens`,
  );

describe.each(entries)('G14, S22: %s', (operation, { scope, outcomes }) => {
  describe.each(['user', 'staff'] as const)('by a token of a %s', (who) => {
    const isForStaff = who === 'user' && outcomes.userA === 'FORBIDDEN';

    it.each(Object.entries(programs))('with %s', async (program, scopes) => {
      const isAllowed = scope === 'none' || (scope !== undefined && scopes.includes(scope));
      const changes = isAllowed && !isForStaff && !operation.startsWith('Query');
      const on = changes ? newThings(app, people.staff, people[who]) : untouched[who];
      const happen = async () => {
        const eventId = await on.event();
        await placeFor(people.other, eventId);
        await notifyWaitingOfAll(app.database, eventId);
      };
      const { data, errors = [] } = await callBy(who, program, operation, on, changes ? happen : undefined);
      const messages = errors.map(({ message }) => message);
      if (isAllowed) {
        expect(messages.filter((message) => message.includes('access token'))).toEqual([]);
        expect(errors.map(({ extensions }) => extensions.code)).toEqual(isForStaff ? ['FORBIDDEN'] : []);
      } else {
        expect(data?.answer ?? null).toBeNull();
        expect(errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN']);
        const isForStaffAlone = messages[0] === 'You do not have permission to do this';
        if (!isForStaffAlone) expect(messages[0]).toContain(scope ?? 'it is for a signed-in browser');
        else expect(who).toBe('user');
      }
    });
  });
});

describe('S22: a token', () => {
  it('without a fitting scope changes nothing', async () => {
    const before = await rows();
    for (const operation of ['signUp', 'createEvent', 'register', 'createAccessToken']) {
      const { errors } = await callBy('user', 'ACCOUNT_READ alone', `Mutation.${operation}`, nothing);
      expect(errors).toHaveLength(1);
    }
    expect(await rows()).toEqual(before);
  });
});
