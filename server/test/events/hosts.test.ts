import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deleteAccount } from '../accounts/recovery-operations.js';
import { updateAccount } from '../accounts/settings-operations.js';
import { graphql } from '../gql/index.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { PASSWORD, type Person } from '../support/world.js';
import { addMember, changeRole, removeFromEvent } from './team-operations.js';

const HOSTS = graphql(`query EventHosts($id: ID!) { event(id: $id) { hosts { id name } } }`);

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
  id = (await app.world.event(owner)).id;
  await addMember(app.database, id, editor, 'EDITOR');
});

/** For anonymous visitors, whose answers are cached. */
async function hosts() {
  const { data } = await app.anonymous().graphql(HOSTS, { id });
  return data.event?.hosts ?? [];
}
const hostIds = async () => (await hosts()).map((host) => host.id);
const show = (person: Person, shownAsHost: boolean) =>
  changeRole(owner.client, { eventId: id, accountId: person.id, shownAsHost });

it('the owner is the host, as long as no other choice is made', async () => {
  expect(await hostIds()).toEqual([owner.id]);
  await show(owner, false);
  expect(await hostIds()).toEqual([owner.id]);
});

it('C1: people of the team are hosts at once, by the owner’s choice', async () => {
  expect(await hostIds()).toEqual([owner.id]);
  await show(editor, true);
  expect(await hostIds()).toEqual([owner.id, editor.id]);
  await show(owner, false);
  expect(await hostIds()).toEqual([editor.id]);
  await removeFromEvent(owner.client, { eventId: id, accountId: editor.id });
  expect(await hostIds()).toEqual([owner.id]);
});

it('C1: a host has the name of now, and none when the account is deleted', async () => {
  await show(editor, true);
  expect(await hosts()).toHaveLength(2);
  await updateAccount(editor.client, 'Priya Nair');
  expect((await hosts())[1]).toEqual({ id: editor.id, name: 'Priya Nair' });
  await deleteAccount(editor.client, PASSWORD);
  expect(await hostIds()).toEqual([owner.id]);
});
