import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deleteAccount } from '../accounts/recovery-operations.js';
import { updateAccount } from '../accounts/settings-operations.js';
import { deleteEvent, updateEvent } from '../events/event-operations.js';
import { addMember, changeRole, removeFromEvent } from '../events/team-operations.js';
import { graphql } from '../gql/index.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { PASSWORD, type Person } from '../support/world.js';

const HOST = graphql(`query HostAndEvents($id: ID!) {
  host(id: $id) { id name }
  events(filter: { hostId: $id }) { totalCount nodes { title hosts { id } } }
}`);

let app: TestApp;
let owner: Person;
let editor: Person;
let id: string;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  [owner, editor] = [await app.world.staff(), await app.world.staff()];
  id = (await app.world.event(owner, { title: 'Bread' })).id;
  await addMember(app.database, id, editor, 'EDITOR');
});

/** For anonymous visitors, whose answers are cached. */
async function hosting(person: { id: string }) {
  const { data } = await app.anonymous().graphql(HOST, { id: person.id });
  return { isHost: data.host?.id === person.id, titles: data.events?.nodes.map(({ title }) => title) };
}
/** By the owner, and by the person, who has to agree. */
async function show(person: Person, shownAsHost: boolean) {
  const change = { eventId: id, accountId: person.id, shownAsHost };
  await changeRole(owner.client, change);
  if (shownAsHost) await changeRole(person.client, change);
}
const NOBODY = { isHost: false, titles: [] };
const HOSTS_BREAD = { isHost: true, titles: ['Bread'] };

it('a host is who the page of a public event names', async () => {
  expect([await hosting(owner), await hosting(editor)]).toEqual([HOSTS_BREAD, NOBODY]);
  await show(owner, false);
  expect([await hosting(owner), await hosting(editor)]).toEqual([HOSTS_BREAD, NOBODY]);
  await show(editor, true);
  expect([await hosting(owner), await hosting(editor)]).toEqual([NOBODY, HOSTS_BREAD]);
  await show(owner, true);
  expect([await hosting(owner), await hosting(editor)]).toEqual([HOSTS_BREAD, HOSTS_BREAD]);
  await removeFromEvent(owner.client, { eventId: id, accountId: editor.id });
  expect(await hosting(editor)).toEqual(NOBODY);
});

it('an unlisted or a deleted event says nothing about staff, and there is no page of people without an event', async () => {
  const user = await app.world.user();
  const nobody = await app.world.staff();
  await updateEvent(owner.client, { id, visibility: 'UNLISTED' });
  for (const person of [owner, editor, user, nobody, { id: randomUUID() }, { id: 'nonsense' }])
    expect(await hosting(person)).toEqual(NOBODY);
  await updateEvent(owner.client, { id, visibility: 'PUBLIC' });
  expect(await hosting(owner)).toEqual(HOSTS_BREAD);
  await deleteEvent(owner.client, id);
  expect(await hosting(owner)).toEqual(NOBODY);
});

it('C1: a host has the name of now, and is none when the account is deleted', async () => {
  await updateAccount(owner.client, 'Priya Nair');
  expect((await app.anonymous().graphql(HOST, { id: owner.id })).data.host?.name).toBe('Priya Nair');
  await deleteAccount(owner.client, PASSWORD);
  expect(await hosting(owner)).toEqual(NOBODY);
});

it('a host is one of an event that is over', async () => {
  await app.database.query(
    "UPDATE events SET date = '2020-01-01', starts_at = '2020-01-01', ends_at = '2020-01-02' WHERE id = $1",
    [id],
  );
  expect(await hosting(owner)).toEqual(HOSTS_BREAD);
});
