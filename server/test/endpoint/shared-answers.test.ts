import { randomUUID } from 'node:crypto';
import { isObjectType } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isSharedField } from '../../src/http/answers/cacheable-query.js';
import { buildApiSchema } from '../../src/schema.js';
import { clientWith, createToken, revokeToken } from '../accounts/access-token-operations.js';
import { updateAccount } from '../accounts/settings-operations.js';
import { placeFor } from '../sign-ups/sign-up-operations.js';
import type { ApiClient } from '../support/api-client.js';
import { textsOfStatements } from '../support/statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';
import type { Person } from '../support/world.js';

const clock = new TestClock();
let app: TestApp;
let staff: Person;
let person: Person;
beforeAll(async () => {
  app = await startTestApp({ clock, doJobs: false });
  staff = await app.world.staff();
  person = await app.world.user();
});
afterAll(() => app.close());

const EVENT = 'query Event($id: ID!) { event(id: $id) { title createdBy { name } } }';
const LIST = '{ events(first: 100) { nodes { title } } }';

const newEvent = () => app.world.event(staff, { title: 'Title 0', pricePence: 0 });
const eventOf = async (client: ApiClient, id: string) => (await client.graphql(EVENT, { id })).data.event;

async function update(id: string, title: string) {
  const query = 'mutation Update($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }';
  expect(
    (await staff.client.graphql(query, { input: { id, title, notifyAttendees: false } })).errors,
  ).toBeUndefined();
}

/** The client of a program with an access token of the person's. */
async function program(): Promise<ApiClient> {
  const { secret } = await createToken(person.client);
  return clientWith(app.url, secret ?? '');
}

const LOOKS_AT_STATE = expect.stringContaining('public_version');

it('C1: a change of one event leaves the answers about others cached, and none about itself', async () => {
  const [{ id }, { id: otherId }] = [await newEvent(), await newEvent()];
  const visitor = app.anonymous();
  for (const each of [id, otherId]) await eventOf(visitor, each);
  await update(otherId, 'Title 1');
  expect(await textsOfStatements(() => eventOf(visitor, id))).toEqual([LOOKS_AT_STATE]);
  expect((await textsOfStatements(() => eventOf(visitor, otherId))).length).toBeGreaterThan(1);
  expect((await eventOf(visitor, otherId)).title).toBe('Title 1');
});

it('D16: an event’s answer follows its creator’s name', async () => {
  const { id } = await newEvent();
  const visitor = app.anonymous();
  for (const name of ['Ines Moreau', 'Ada Byron']) {
    await updateAccount(staff.client, name);
    expect((await eventOf(visitor, id)).createdBy.name).toBe(name);
    expect((await eventOf(visitor, id)).createdBy.name).toBe(name);
  }
});

it('D16: an answer about an event follows its deletion, and one about none its creation', async () => {
  const { id } = await newEvent();
  const visitor = app.anonymous();
  expect(await eventOf(visitor, id)).not.toBeNull();
  const DELETE =
    'mutation Delete($input: DeleteEventInput!) { deleteEvent(input: $input) { deletedEventId } }';
  await staff.client.graphql(DELETE, { input: { id } });
  expect(await eventOf(visitor, id)).toBeNull();
  const undeleted = await newEvent();
  await app.dataSource.query('UPDATE events SET deleted_at = now() WHERE id = $1', [undeleted.id]);
  expect(await eventOf(visitor, undeleted.id)).toBeNull();
  await app.dataSource.query('UPDATE events SET deleted_at = NULL WHERE id = $1', [undeleted.id]);
  expect(await eventOf(visitor, undeleted.id)).not.toBeNull();
});

it('C1: a signed-in caller that asks for nothing of its own is given what others were given', async () => {
  const { id } = await newEvent();
  const callers = [person.client, await program()];
  // The first use of a token is noted.
  for (const client of callers) await client.graphql('{ viewer { id } }');
  for (const query of [EVENT, LIST]) {
    const ask = async (client: ApiClient) => (await client.graphql(query, { id })).data;
    const made = await ask(app.anonymous());
    for (const client of callers) {
      const statements = await textsOfStatements(async () => expect(await ask(client)).toEqual(made));
      expect(statements).toHaveLength(2);
      expect(statements).toContainEqual(LOOKS_AT_STATE);
    }
  }
});

it('C1: an answer that was made for a signed-in caller is given to others, too', async () => {
  const { id } = await newEvent();
  const made = await eventOf(person.client, id);
  const statements = await textsOfStatements(async () =>
    expect(await eventOf(app.anonymous(), id)).toEqual(made),
  );
  expect(statements).toEqual([LOOKS_AT_STATE]);
});

it('C1: an answer about an unlisted event, or about none, is given to all callers', async () => {
  const { id } = await app.world.event(staff, { title: 'Title 0', visibility: 'UNLISTED' });
  for (const [asked, title] of [
    [id, 'Title 0'],
    [randomUUID(), undefined],
  ] as const) {
    await eventOf(person.client, asked);
    const statements = await textsOfStatements(async () => {
      for (const client of [app.anonymous(), staff.client])
        expect((await eventOf(client, asked))?.title).toBe(title);
    });
    expect(statements.filter((text) => text.includes('FROM events JOIN accounts'))).toEqual([]);
  }
});

it('G12: a field that asks for something of the viewer’s own is not shared', async () => {
  const { id } = await newEvent();
  const own = async (client: ApiClient) =>
    (await client.graphql('query ($id: ID!) { event(id: $id) { viewerCanEdit } }', { id })).data.event;
  expect(await own(app.anonymous())).toEqual({ viewerCanEdit: false });
  expect(await own(staff.client)).toEqual({ viewerCanEdit: true });
  expect(await own(person.client)).toEqual({ viewerCanEdit: false });
});

it('G12: every field that is shared says the same to an event’s creator and attendee as to others', async () => {
  const { id } = await app.world.event(staff, { title: 'Title 0', pricePence: 0, attendeeNote: '4711' });
  await placeFor(person, id);
  const schema = buildApiSchema();
  const plain = (typeName: string) => {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) throw new Error(typeName);
    const names = Object.keys(type.getFields()).filter((name) => isSharedField(schema, type, name));
    return names.filter((name) => !['createdBy', 'hosts', 'series', 'cover'].includes(name)).join(' ');
  };
  const event = `{ ${plain('Event')} series { ${plain('EventSeries')} } cover { ${plain('EventCover')} } createdBy { ${plain('Organizer')} }
    hosts { ${plain('Organizer')} } }`;
  const query = `query ($id: ID!, $staffId: ID!) {
    event(id: $id) ${event}
    events(first: 10) { totalCount nodes ${event} edges { cursor } pageInfo { ${plain('PageInfo')} } }
    eventTypes { ${plain('EventTypeCount')} }
    host(id: $staffId) { ${plain('Organizer')} }
  }`;
  // With its cost an answer is made for its request.
  const ask = async (client: ApiClient) => {
    const { data, errors } = await client.graphql(
      query,
      { id, staffId: staff.id },
      { 'x-turnout-cost': '1' },
    );
    return { data, errors };
  };
  const asVisitor = await ask(app.anonymous());
  expect(asVisitor).toMatchObject({ data: { event: { id }, host: { id: staff.id } }, errors: undefined });
  for (const { client } of [staff, person]) expect(await ask(client)).toEqual(asVisitor);
});

it('G23: a signed-in caller pays for a shared answer from its own budget', async () => {
  const left = async (client: ApiClient) => {
    const { headers } = await client.graphql(LIST);
    return Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]);
  };
  const client = await program();
  await left(app.anonymous());
  const before = await left(client);
  expect(await left(client)).toBeLessThan(before);
});

it('G12: a caller whose session or token counts no more is told so, or is anonymous', async () => {
  const { id } = await newEvent();
  await eventOf(app.anonymous(), id);
  const { accessToken, secret } = await createToken(person.client);
  await revokeToken(person.client, accessToken?.id ?? '');
  const revoked = clientWith(app.url, secret ?? '');
  expect(await revoked.graphql(EVENT, { id })).toMatchObject({
    status: 401,
    errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
  });
  const former = await app.world.user();
  await app.dataSource.query('DELETE FROM sessions WHERE account_id = $1', [former.id]);
  expect((await eventOf(former.client, id)).title).toBe('Title 0');
});
