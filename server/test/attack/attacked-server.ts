import { createToken } from '../accounts/access-token-operations.js';
import { ApiClient } from '../support/api-client.js';
import { manyAccounts, PUBLIC_URL } from '../support/many-accounts.js';
import { startServerProcess } from '../support/server-process.js';
import { createTestDatabase } from '../support/test-database.js';
import { makeSubject } from './subject.js';

/** Of each kind, so that what they do together is not stopped by the limits of one account or one address. */
const PEOPLE = 100;
/** Of each kind of person. */
const PROGRAMS = 20;

/** As `pnpm start` has it: with more memory a leak would not show. */
const NODE_OPTIONS = '--max-semi-space-size=16 --max-old-space-size=512';

/** The sender of a request. */
export interface Caller {
  /** Empty for an anonymous visitor. */
  cookie: string;
  /** Of a program that acts for somebody. */
  accessToken?: string;
  networkAddress: string;
}

export type Kind = 'anonymous' | 'user' | 'staff' | 'program of a user' | 'program of staff';

export type AttackedServer = Awaited<ReturnType<typeof startAttackedServer>>;

/** One process of the built server on a database of its own, with 100 people at an event and callers of each kind. */
export async function startAttackedServer(env: Record<string, string> = {}) {
  const database = await createTestDatabase();
  const server = await startServerProcess({
    DATABASE_URL: database.url,
    STAFF_DOMAIN: 'staff.example',
    PUBLIC_URL,
    NODE_OPTIONS,
    LOG_LEVEL: 'warn',
    // So each request can come from the network address that it names.
    TRUSTED_PROXIES: '127.0.0.1',
    ...env,
  });
  const cookies = await manyAccounts(database, 2 * PEOPLE);
  await database.query(
    `UPDATE accounts SET role = 'STAFF', email = replace(email, '@example.org', '@staff.example')
     WHERE substring(email FROM 'many-([0-9]+)@')::int > $1`,
    [PEOPLE],
  );
  const users = callersOf(cookies.slice(0, PEOPLE), 1);
  const staff = callersOf(cookies.slice(PEOPLE), 2);
  const subject = await makeSubject(server.url, users, staff);
  return {
    ...server,
    database,
    subject,
    callers: {
      anonymous: callersOf(Array(PEOPLE).fill(''), 0),
      user: users,
      staff,
      'program of a user': await programsOf(server.url, users, 4),
      'program of staff': await programsOf(server.url, staff, 5),
    },
  };
}

function callersOf(cookies: string[], network: number): Caller[] {
  return cookies.map((cookie, n) => ({ cookie, networkAddress: `10.0.${network}.${n + 1}` }));
}

/** Programs that may do all that a program may. */
async function programsOf(url: string, people: Caller[], network: number): Promise<Caller[]> {
  return Promise.all(
    people.slice(0, PROGRAMS).map(async ({ cookie }, n) => {
      const { secret } = await createToken(new ApiClient(url, { cookie }));
      if (!secret) throw new Error('No token was created');
      return { cookie: '', accessToken: secret, networkAddress: `10.0.${network}.${n + 1}` };
    }),
  );
}
