import { createClient } from 'graphql-sse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createToken } from '../accounts/access-token-operations.js';
import { graphql } from '../gql/index.js';
import { manyPages } from '../pages/built-client.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';
import type { Person } from '../support/world.js';
import { callers } from './callers.js';

const LIST = graphql(`query ListAsAClient($first: Int!, $after: String, $search: String) {
  events(first: $first, after: $after, filter: { search: $search }) {
    totalCount nodes { id title } pageInfo { hasNextPage endCursor }
  }
}`).toString();
const SIGN_UP = graphql(`mutation SignUpAsAClient($input: SignUpInput!) {
  signUp(input: $input) { signUp { id name } userErrors { code } }
}`).toString();
const CREATE = graphql(`mutation CreateAsAClient($input: CreateEventInput!) {
  createEvent(input: $input) { event { id } userErrors { code } }
}`).toString();
const FOLLOW = graphql(`subscription FollowAsAClient($eventId: ID!) {
  signUpAdded(eventId: $eventId) { name }
}`).toString();

let app: TestApp;
let poor: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await startTestApp({ env: manyPages });
  poor = await startTestApp({ env: { QUERY_COST_PER_MINUTE: '5000' }, doJobs: false });
  staff = await app.world.staff();
  for (const title of ['Bread for beginners', 'Pub quiz', 'Early walk'])
    await app.world.event(staff, { title });
});

/** A page as large as can be, as anybody may ask for it. */
function readMuch(): Promise<Response> {
  const query = encodeURIComponent('{ events(first: 100) { totalCount nodes { id createdBy { id } } } }');
  return fetch(`${poor.url}/graphql?query=${query}`);
}

/** Spends the minute's budget of this network address. */
async function spendBudget(): Promise<void> {
  for (let count = 0; count < 100; count++) if ((await readMuch()).status === 429) return;
  throw new Error('The budget has no end');
}

afterAll(async () => {
  await app.close();
  await poor.close();
});

describe.each(Object.entries(callers))('%s, by its defaults', (_name, caller) => {
  it('lists, reads the next page, and searches', async () => {
    const client = caller(app.url, null);
    const { data: first } = await client.query(LIST, { first: 2 });
    expect(first.events.nodes).toHaveLength(2);
    const after = first.events.pageInfo.endCursor;
    const { data: second } = await client.query(LIST, { first: 2, after });
    const ids = (page: typeof first) => page.events.nodes.map(({ id }: { id: string }) => id);
    expect(ids(second).filter((id: string) => ids(first).includes(id))).toEqual([]);
    const { data: found } = await client.query(LIST, { first: 20, search: 'pub quiz' });
    expect(found.events.nodes.map(({ title }: { title: string }) => title)).toEqual(['Pub quiz']);
  });

  it('signs up with a token, and is told why it cannot the second time', async () => {
    const { id: eventId } = await app.world.event(staff, { pricePence: 0, title: 'Open evening' });
    const { secret = null } = await createToken((await app.world.user()).client, {
      scopes: ['SIGN_UPS_WRITE'],
    });
    const client = caller(app.url, secret);
    const input = { eventId, name: 'Maya', email: 'maya@example.org' };
    expect((await client.mutate(SIGN_UP, { input })).data.signUp.signUp.name).toBe('Maya');
    const again = await client.mutate(SIGN_UP, { input });
    expect(again.data.signUp.userErrors).toMatchObject([{ code: 'ALREADY_SIGNED_UP' }]);
  });

  it('sees the code of a refusal', async () => {
    const input = {
      title: 'x',
      description: 'x',
      location: 'x',
      type: 'x',
      date: '2027-01-01',
      startTime: '10:00',
      endTime: '11:00',
    };
    const { secret = null } = await createToken(staff.client, { scopes: ['ACCOUNT_READ'] });
    expect((await caller(app.url, secret).mutate(CREATE, { input })).code).toBe('FORBIDDEN');
    expect((await caller(app.url, null).mutate(CREATE, { input })).code).toBe('UNAUTHENTICATED');
    expect((await caller(app.url, 'trn_mistyped').query(LIST, { first: 1 })).code).toBe('UNAUTHENTICATED');
    expect((await caller(app.url, null).query(LIST, { first: 101 })).code).toBe('BAD_USER_INPUT');
  });

  it('sees that it has to wait', async () => {
    // A new minute may begin between the two.
    await waitUntil(async () => {
      await spendBudget();
      expect((await caller(poor.url, null).query(LIST, { first: 100 })).code).toBe('RATE_LIMITED');
    });
  });
});

it('a program that has to wait reads for how long', async () => {
  await waitUntil(async () => {
    await spendBudget();
    const response = await readMuch();
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

it('graphql-sse follows the sign-ups of an event', async () => {
  const { id: eventId } = await app.world.event(staff, { pricePence: 0 });
  const { secret } = await createToken(staff.client, { scopes: ['SIGN_UPS_READ'] });
  const client = createClient({ url: `${app.url}/graphql`, headers: { authorization: `Bearer ${secret}` } });
  const user = await app.world.user();
  const stream = client.iterate({ query: FOLLOW, variables: { eventId } });
  const next = stream.next();
  // There is no first message: a sign-up before the stream is open is missed, so others follow.
  const signUps = followUntil(next, async (number) => {
    const person = number === 0 ? user : await app.world.user();
    await person.client.graphql(SIGN_UP, { input: { eventId, name: 'Maya', email: person.email } });
  });
  expect((await next).value.data).toEqual({ signUpAdded: { name: 'Maya' } });
  await signUps;
  await stream.return?.();
  client.dispose();
});

async function followUntil(end: Promise<unknown>, act: (number: number) => Promise<void>): Promise<void> {
  let isOver = false;
  const over = end.then(() => (isOver = true));
  for (let number = 0; !isOver && number < 50; number++) {
    await act(number);
    await Promise.race([over, new Promise((resolve) => setImmediate(resolve))]);
  }
}
