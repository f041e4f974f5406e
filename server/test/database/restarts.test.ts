import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createToken } from '../accounts/access-token-operations.js';
import { logIn } from '../accounts/account-operations.js';
import { listEvents } from '../events/event-operations.js';
import { cancelSignUp } from '../sign-ups/cancel-sign-up-operations.js';
import { signUpPerson } from '../sign-ups/sign-up-operations.js';
import { ApiClient } from '../support/api-client.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { LONG_TEST } from '../support/time-limits.js';
import type { Person } from '../support/world.js';
import { type OwnPostgres, startOwnPostgres } from './own-postgres.js';

vi.setConfig({ testTimeout: LONG_TEST });

/** Each of them is seen by requests that begin, that read, and that store. */
const RESTARTS = 5;
/** Of each kind, at the same time. */
const PEOPLE = 8;
const MINUTE = 60_000;

let postgres: OwnPostgres;
let app: TestApp;
beforeAll(async () => {
  postgres = await startOwnPostgres();
  app = await startTestApp({ database: postgres.database });
});
afterAll(async () => {
  await app.close();
  await postgres.remove();
});

interface Answer {
  errors?: { extensions: { code: string } }[];
}

interface Failure {
  message: string;
  query?: string;
}

interface Visitor {
  person: Person;
  program: ApiClient;
  eventId: string;
}

/** The requests that are sent over and over while the database restarts. */
const requests: Record<string, (visitor: Visitor) => Promise<unknown>> = {
  'a list': () => listEvents(app.anonymous()),
  'a list in a session': ({ person }) => listEvents(person.client),
  'a list by a token': ({ program }) => listEvents(program),
  'a log-in': ({ person }) => logIn(app.anonymous(), { email: person.email }),
  'a sign-up': async ({ person, eventId }) => {
    const answer = await signUpPerson(person, eventId);
    const id = answer.data?.signUp?.signUp?.id;
    return id ? cancelSignUp(person, id) : answer;
  },
  'a file': async ({ eventId }) => {
    const response = await app.anonymous().request(`/events/${eventId}/event.ics`);
    return response.ok ? {} : response.json();
  },
};

async function visitors(): Promise<Visitor[]> {
  const staff = await app.world.staff();
  return Promise.all(
    Array.from({ length: PEOPLE }, async () => {
      const person = await app.world.user();
      const { secret } = await createToken(person.client);
      const program = new ApiClient(app.url, { authorization: `Bearer ${secret}` });
      return { person, program, eventId: (await app.world.event(staff, { pricePence: 0 })).id };
    }),
  );
}

it('F2: while PostgreSQL restarts, who asks is told to try again, unless a COMMIT was lost', async () => {
  const named = Object.entries(requests);
  const codes = new Set<string>();
  let served = new Set<string>();
  let isOver = false;
  const ask = async ([name, request]: (typeof named)[number], visitor: Visitor) => {
    while (!isOver) {
      // So that each use of a session or a token is noted.
      app.clock.advance(MINUTE);
      const { errors } = (await request(visitor)) as Answer;
      if (!errors) served.add(name);
      for (const { extensions } of errors ?? []) codes.add(extensions.code);
    }
  };
  const all = await visitors();
  const asking = named.flatMap((each) => all.map((visitor) => ask(each, visitor)));
  for (let restart = 0; restart < RESTARTS; restart++) {
    served = new Set();
    await expect.poll(() => served.size).toBe(named.length);
    await (restart % 2 === 0 ? postgres.stop() : postgres.kill());
    await postgres.start();
  }
  isOver = true;
  await Promise.all(asking);
  expect(codes).toContain('BUSY');
  const failures = app.logged.filter(({ msg }) => msg === 'request failed') as { err: Failure }[];
  expect(failures.filter(({ err }) => err.query !== 'COMMIT').map(({ err }) => err.message)).toEqual([]);
  // It is not known whether the change under way was stored.
  if (failures.length > 0) codes.delete('INTERNAL_SERVER_ERROR');
  expect([...codes]).toEqual(['BUSY']);
});
