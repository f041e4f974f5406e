import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateEvent } from '../events/event-operations.js';
import { paidPlace } from '../payments/paid-place.js';
import { type PaymentsApp, startPaymentsApp } from '../payments/payments-app.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import { wait } from '../sign-ups/waiting-list-operations.js';
import type { ApiClient } from '../support/api-client.js';
import type { Person } from '../support/world.js';
import { compileRelay } from './compile-relay.js';
import { relayApp } from './relay-app.js';

const titles = ['One', 'Two', 'Three', 'Four', 'Five'];
const names = ['Ada', 'Ben', 'Cem'];

let app: PaymentsApp;
let queries: Record<string, string>;
let creator: Person;
let eventId: string;
let signUpId: string;
beforeAll(async () => {
  app = await startPaymentsApp();
  queries = await compileRelay(relayApp);
  creator = await app.world.staff();
  for (const [day, title] of titles.entries()) {
    const { id } = await app.world.event(creator, {
      title,
      type: 'Listed',
      date: `2027-03-1${day}`,
      pricePence: 0,
      capacity: 3,
    });
    eventId ??= id;
  }
  for (const name of names) {
    const { id } = await placeFor(await app.world.user(), eventId, { name });
    signUpId ??= id;
  }
});
afterAll(() => app.close());

async function send(name: string, variables: object, client: ApiClient = creator.client) {
  const { data, errors } = await client.graphql(queries[name] ?? '', variables);
  expect(errors).toBeUndefined();
  return data;
}

describe('G33: Relay reads again by its id', () => {
  it('an event that has changed meanwhile, with other arguments', async () => {
    const { id } = await app.world.event(creator, { title: 'Before', pricePence: 0 });
    await placeFor(await app.world.user(), id, { name: 'Dee' });
    expect((await send('appEventRefetchQuery', { id, people: 1 })).node).toMatchObject({
      id,
      title: 'Before',
    });
    await updateEvent(creator.client, { id, title: 'After' });
    const { node } = await send('appEventRefetchQuery', { id, people: 20 });
    expect(node).toMatchObject({
      __typename: 'Event',
      id,
      title: 'After',
      signUps: { nodes: [{ name: 'Dee' }] },
    });
  });

  it('a sign-up, with the fragment of its event', async () => {
    const { node } = await send('appSignUpRefetchQuery', { id: signUpId });
    expect(node).toMatchObject({
      __typename: 'SignUp',
      id: signUpId,
      name: 'Ada',
      event: { id: eventId, title: 'One', signUps: { nodes: [{}, {}, {}] } },
    });
  });

  it('a payment', async () => {
    const { payment, user } = await paidPlace(app);
    const { node } = await send('appPaymentRefetchQuery', { id: payment.id }, user.client);
    expect(node).toMatchObject({
      __typename: 'Payment',
      id: payment.id,
      amountPence: 2450,
      status: 'SUCCEEDED',
    });
  });

  it('a waiting list entry', async () => {
    const person = await app.world.user();
    await wait(person, eventId);
    const [entry] = await app.database.query<{ id: string }>(
      'SELECT id FROM waiting_list_entries WHERE event_id = $1',
      [eventId],
    );
    const { node } = await send('appEntryRefetchQuery', { id: entry?.id }, person.client);
    expect(node).toMatchObject({ __typename: 'WaitingListEntry', id: entry?.id, position: 1 });
  });

  it('null where no object has the id, as Relay expects it', async () => {
    expect(await send('appEventRefetchQuery', { id: crypto.randomUUID(), people: 1 })).toEqual({
      node: null,
    });
  });
});

interface List {
  edges: { node: { title?: string; name?: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string; hasPreviousPage: boolean; startCursor: string };
}

const textsOf = ({ edges }: List) => edges.map(({ node }) => node.title ?? node.name);

describe('G33: a pagination fragment of Relay reads', () => {
  it('the list of its query, and each next page', async () => {
    const pages: List[] = [(await send('appQuery', {})).events];
    while (pages.at(-1)?.pageInfo.hasNextPage) {
      const cursor = pages.at(-1)?.pageInfo.endCursor;
      pages.push((await send('appEventsRefetchQuery', { count: 2, cursor })).events);
    }
    expect(pages.map(textsOf)).toEqual([['One', 'Two'], ['Three', 'Four'], ['Five']]);
  });

  it('a list from its end, and each page before', async () => {
    const pages: List[] = [];
    do {
      const cursor = pages[0]?.pageInfo.startCursor ?? null;
      pages.unshift((await send('appLatestRefetchQuery', { count: 2, cursor })).events);
    } while (pages[0]?.pageInfo.hasPreviousPage);
    expect(pages.map(textsOf)).toEqual([['One'], ['Two', 'Three'], ['Four', 'Five']]);
  });

  it('a list of an object, which node finds by its id', async () => {
    const first = (await send('appPeopleRefetchQuery', { id: eventId, count: 2, cursor: null })).node;
    expect(textsOf(first.signUps)).toEqual(['Ada', 'Ben']);
    const cursor = first.signUps.pageInfo.endCursor;
    const second = (await send('appPeopleRefetchQuery', { id: eventId, count: 2, cursor })).node;
    expect(textsOf(second.signUps)).toEqual(['Cem']);
    expect(second.signUps.pageInfo.hasNextPage).toBe(false);
  });
});

it.each([
  ['a field that there is not', 'fragment appEvent on Event { titel }', 'no field `titel`'],
  [
    'a type without a way back to it',
    'fragment appOrganizer on Organizer @refetchable(queryName: "appOrganizerQuery") { name }',
    '@refetchable',
  ],
])('the compiler refuses %s', async (_what, document, message) => {
  await expect(compileRelay([document])).rejects.toThrow(message);
});
