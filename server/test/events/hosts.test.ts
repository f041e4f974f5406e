import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '../accounts/recovery-operations.js';
import { updateAccount } from '../accounts/settings-operations.js';
import { graphql } from '../gql/index.js';
import { doJobs } from '../support/do-jobs.js';
import { FakeMailGateway } from '../support/fake-mail-gateway.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { PASSWORD, type Person } from '../support/world.js';
import { addMember, changeRole, removeFromEvent } from './team-operations.js';

const HOSTS = graphql(`query EventHosts($id: ID!) { event(id: $id) { hosts { id name } } }`);

const STATE = graphql(`query StateOfHosts($id: ID!) {
  event(id: $id) { team { role shownAsHost offeredAsHost } }
}`);

const mail = new FakeMailGateway();
let app: TestApp;
let owner: Person;
let editor: Person;
let id: string;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false, mail });
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
/** By the owner, and by the person, who has to agree. */
async function show(person: Person, shownAsHost: boolean) {
  const change = { eventId: id, accountId: person.id, shownAsHost };
  await changeRole(owner.client, change);
  if (shownAsHost) await changeRole(person.client, change);
}

it('the owner is the host, as long as no other choice is made', async () => {
  expect(await hostIds()).toEqual([owner.id]);
  await show(owner, false);
  expect(await hostIds()).toEqual([owner.id]);
});

describe('a person of the team is asked before their name is published', () => {
  let helper: Person;
  beforeEach(async () => {
    helper = await app.world.user();
    await addMember(app.database, id, helper, 'DOOR');
  });
  const set = (by: Person, person: Person, shownAsHost: boolean) =>
    changeRole(by.client, { eventId: id, accountId: person.id, shownAsHost });
  const stateOf = async ({ client }: Person) => {
    const { data } = await client.graphql(STATE, { id });
    const { shownAsHost, offeredAsHost } = data.event?.team?.find((one) => one.role === 'DOOR') ?? {};
    return { shownAsHost, offeredAsHost };
  };
  const forbidden = [{ extensions: { code: 'FORBIDDEN' } }];

  it('by an offer of the owner, which the person takes', async () => {
    await set(owner, helper, true);
    expect(await hostIds()).toEqual([owner.id]);
    expect(await stateOf(helper)).toEqual({ shownAsHost: false, offeredAsHost: true });
    await set(helper, helper, true);
    expect(await hostIds()).toEqual([owner.id, helper.id]);
    expect(await stateOf(helper)).toEqual({ shownAsHost: true, offeredAsHost: false });
    await set(owner, helper, true);
    expect(await stateOf(helper)).toEqual({ shownAsHost: true, offeredAsHost: false });
  });

  it('and takes the own name away without leaving, and another offer is needed then', async () => {
    await show(helper, true);
    await set(helper, helper, false);
    expect(await hostIds()).toEqual([owner.id]);
    expect(await set(helper, helper, true)).toMatchObject({ errors: forbidden });
    expect(await stateOf(helper)).toEqual({ shownAsHost: false, offeredAsHost: false });
  });

  it('and cannot publish the own name unasked, take another role, or change another person', async () => {
    expect(await set(helper, helper, true)).toMatchObject({ errors: forbidden });
    const role = { eventId: id, accountId: helper.id, role: 'EDITOR' } as const;
    expect(await changeRole(helper.client, role)).toMatchObject({ errors: forbidden });
    expect(await set(helper, editor, false)).toMatchObject({ errors: forbidden });
    expect(await set(await app.world.user(), helper, false)).toMatchObject({ errors: forbidden });
  });

  it('and no more when the owner takes the offer back', async () => {
    await set(owner, helper, true);
    await set(owner, helper, false);
    expect(await set(helper, helper, true)).toMatchObject({ errors: forbidden });
  });

  it('T9: by one mail for each offer, with the page on which the person decides', async () => {
    const offersTo = ({ email }: Person) => mail.to(email, 'May we show your name');
    await set(owner, helper, true);
    await set(owner, editor, true);
    await set(owner, helper, true);
    await doJobs(app);
    expect(offersTo(helper)).toHaveLength(1);
    expect(offersTo(helper)[0]?.text).toContain('/signedUpEvents');
    expect(offersTo(editor)[0]?.text).toContain(`/staff-events/${id}`);
    await set(helper, helper, true);
    await set(owner, helper, true);
    await doJobs(app);
    expect(offersTo(helper)).toHaveLength(1);
  });

  it('T9: and by no mail where the offer is taken back before it is sent', async () => {
    await set(owner, helper, true);
    await set(owner, helper, false);
    await doJobs(app);
    expect(mail.to(helper.email, 'May we show your name')).toEqual([]);
  });

  it('S60: ten times in an hour at the most', async () => {
    for (let time = 0; time < 10; time += 1) {
      await set(owner, helper, true);
      await set(owner, helper, false);
    }
    expect(await set(owner, helper, true)).toMatchObject({
      errors: [{ extensions: { code: 'RATE_LIMITED' } }],
    });
  });

  it('and takes the own name away also when the role does not count any more', async () => {
    await show(editor, true);
    await app.database.query(`UPDATE accounts SET role = 'USER' WHERE id = $1`, [editor.id]);
    expect(await hostIds()).toEqual([owner.id, editor.id]);
    await set(editor, editor, false);
    expect(await hostIds()).toEqual([owner.id]);
  });
});

it('C1: people of the team are hosts at once, by the owner’s choice and their own', async () => {
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
