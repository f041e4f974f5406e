import { createToken } from '../accounts/access-token-operations.js';
import { checkoutFor } from '../payments/payment-operations.js';
import { signUpBody } from '../sign-ups/sign-up-operations.js';
import { ApiClient, type GraphQLAnswer } from '../support/api-client.js';
import { manyAccounts, PUBLIC_URL, postAll, type Reply } from '../support/many-accounts.js';
import { startServerProcess } from '../support/server-process.js';
import { createTestDatabase } from '../support/test-database.js';
import { anEvent, CREATE_EVENT, World } from '../support/world.js';

/** Of each kind, so that what they do together is not stopped by the limits of one account or one address. */
const PEOPLE = 100;
/** Of each kind of person. */
const PROGRAMS = 20;
/** Events of the staff who attack. */
const EVENTS = 20;

/** As `pnpm start` has it: with more memory a leak would not show. */
const NODE_OPTIONS = '--max-semi-space-size=16 --max-old-space-size=512';

/** Who sends a request. */
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
  const subject = await fill(server.url, users, staff);
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

/** What the attacks are about. None of the callers created the first two events. */
export interface Subject {
  crowdedEventId: string;
  paidEventId: string;
  /** Of the first staff caller and the next ones. */
  staffEventIds: string[];
  paymentId: string;
  /** Who has begun it. */
  payer: Caller;
}

async function fill(url: string, users: Caller[], staff: Caller[]): Promise<Subject> {
  const world = new World(() => new ApiClient(url));
  const creator = await world.staff();
  // What an anonymous visitor may have in one page.
  const description = 'x'.repeat(5000);
  const { id: crowdedEventId } = await world.event(creator, { pricePence: 0, description });
  const { id: paidEventId } = await world.event(creator);
  const payer = await world.user();
  const { payment } = await checkoutFor(payer, paidEventId);
  const signUps = users.map(({ cookie }, n) => {
    const body = signUpBody({
      eventId: crowdedEventId,
      name: `Number ${n}`,
      email: `many-${n + 1}@example.org`,
    });
    return { url, cookie, body };
  });
  requireAll(await postAll(signUps, 10), ({ signUp }) => signUp.signUp);
  const body = JSON.stringify({
    query: CREATE_EVENT,
    variables: { input: { ...anEvent(), pricePence: 0, description } },
  });
  const made = await postAll(
    staff.slice(0, EVENTS).map(({ cookie }) => ({ url, cookie, body })),
    1,
  );
  const staffEventIds = requireAll(made, ({ createEvent }) => createEvent.event).map(({ id }) => id);
  return {
    crowdedEventId,
    paidEventId,
    staffEventIds,
    paymentId: payment.id,
    payer: { cookie: payer.client.cookie, networkAddress: '10.0.3.1' },
  };
}

type Data = GraphQLAnswer['data'];

/** What each answer made, which must have worked. */
function requireAll(replies: Reply[], select: (data: Data) => { id: string } | null): { id: string }[] {
  return replies.map(({ body }) => {
    const { data } = JSON.parse(body) as Pick<GraphQLAnswer, 'data'>;
    const made = data && select(data);
    if (!made) throw new Error(body);
    return made;
  });
}
