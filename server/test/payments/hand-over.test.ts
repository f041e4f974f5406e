import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '../accounts/recovery-operations.js';
import { listOwnEvents, readEvent } from '../events/event-operations.js';
import { acceptInvitation, handOverEvent, openInvitations, readTeam } from '../events/team-operations.js';
import { graphql } from '../gql/index.js';
import { secretIn } from '../support/fake-mail-gateway.js';
import { hold } from '../support/held-rows.js';
import { PASSWORD, type Person } from '../support/world.js';
import { paidPlace } from './paid-place.js';
import { type PaymentsApp, startPaymentsApp } from './payments-app.js';

const MONEY = graphql(`query MoneyOfOwner($id: ID!, $paymentId: ID!) {
  node(id: $paymentId) { id } event(id: $id) { payments { totalCount } }
}`);
const CHANGES = graphql(`query ChangesOfOwner {
  viewer { eventChanges { nodes { eventId kind } } signUpChanges { nodes { signUpId kind } } }
}`);

let app: PaymentsApp;
let place: Awaited<ReturnType<typeof paidPlace>>;
let owner: Person;
let heir: Person;
let eventId: string;
beforeAll(async () => {
  app = await startPaymentsApp({ doJobs: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  place = await paidPlace(app);
  ({ creator: owner, eventId } = place);
  heir = await app.world.staff();
});

/** @returns the secret of the link in the mail */
async function offerTo({ email }: Person, from = owner): Promise<string> {
  const { data } = await handOverEvent(from.client, { eventId, email });
  expect(data.handOverEvent).toMatchObject({ invitation: { role: 'OWNER' }, userErrors: [] });
  await app.settle();
  return secretIn(await app.mailGateway.arrival(email, 'Take over an event'));
}

const accept = async ({ client }: Person, token: string) =>
  (await acceptInvitation(client, token)).data?.acceptEventInvitation;
const readMoney = async ({ client }: Person) =>
  (await client.graphql(MONEY, { id: eventId, paymentId: place.payment.id })).data;

describe('a new owner', () => {
  it('has the event with its money and its changes, and the former one is an editor', async () => {
    const token = await offerTo(heir);
    expect(await readMoney(owner)).toMatchObject({ event: { payments: { totalCount: 1 } } });
    expect(await accept(heir, token)).toMatchObject({
      event: { id: eventId, viewerRole: 'OWNER', createdBy: { id: heir.id } },
    });
    expect((await readTeam(heir.client, eventId)).data.event?.team).toMatchObject([
      { role: 'OWNER', account: { id: heir.id }, shownAsHost: true },
      { role: 'EDITOR', account: { id: owner.id }, shownAsHost: true },
    ]);
    expect(await readMoney(heir)).toEqual({
      node: { id: place.payment.id },
      event: { payments: { totalCount: 1 } },
    });
    expect(await readMoney(owner)).toEqual({ node: null, event: { payments: null } });
    expect((await listOwnEvents(owner.client)).data.viewer?.events.nodes).toEqual([]);
    // The lists of changes wait for the transactions of other tests.
    await expect
      .poll(async () => (await heir.client.graphql(CHANGES)).data.viewer)
      .toEqual({
        eventChanges: { nodes: [{ eventId, kind: 'ADDED' }] },
        signUpChanges: { nodes: [{ signUpId: place.signUpId, kind: 'ADDED' }] },
      });
  });

  it('is named in a mail to the former one, who reads what becomes of the role', async () => {
    await accept(heir, await offerTo(heir));
    await app.settle();
    const mails = app.mailGateway.to(owner.email, 'Handed over');
    expect(mails.map(({ subject }) => subject)).toEqual(['Handed over: Bread for beginners']);
    expect(mails[0]?.text).toContain('You stay in the team as an editor');
    expect(app.mailGateway.to(owner.email, 'no longer in the team')).toEqual([]);
  });

  it('is staff', async () => {
    const { email } = await app.world.user();
    const { data } = await handOverEvent(owner.client, { eventId, email });
    expect(data.handOverEvent.userErrors).toEqual([{ code: 'NOT_STAFF', field: 'email' }]);
  });

  it('T8: keeps the event when the former one deletes the account', async () => {
    await accept(heir, await offerTo(heir));
    await deleteAccount(owner.client, PASSWORD);
    await app.settle();
    expect(await readEvent(heir.client, eventId)).toMatchObject({
      createdBy: { id: heir.id },
      signUpCount: 1,
    });
    expect((await readTeam(heir.client, eventId)).data.event?.team).toHaveLength(1);
  });
});

describe('T3: an event has one owner', () => {
  const ownerOf = async () => {
    const rows = await app.database.query<{ id: string }>(
      'SELECT created_by_id AS id FROM events WHERE id = $1',
      [eventId],
    );
    const members = await app.database.query<{ id: string }>(
      'SELECT account_id AS id FROM event_members WHERE event_id = $1',
      [eventId],
    );
    expect(members).not.toContainEqual(rows[0]);
    return rows[0]?.id;
  };

  it('and a second offer ends the first one', async () => {
    const other = await app.world.staff();
    const first = await offerTo(heir);
    const second = await offerTo(other);
    expect(await openInvitations(owner, eventId)).toMatchObject([{ email: other.email }]);
    expect(await accept(heir, first)).toMatchObject({ userErrors: [{ code: 'INVITATION_NOT_FOUND' }] });
    await accept(other, second);
    expect(await ownerOf()).toBe(other.id);
  });

  it('also when it is accepted while another offer is made', async () => {
    const token = await offerTo(heir);
    const other = await app.world.staff();
    const held = await hold(app.database, 'SELECT FROM events WHERE id = $1 FOR UPDATE', [eventId]);
    const accepted = accept(heir, token);
    await held.waiting(1);
    const offered = handOverEvent(owner.client, { eventId, email: other.email });
    await held.waiting(2);
    await held.release();
    expect(await accepted).toMatchObject({ userErrors: [] });
    // It was the other's event by then.
    expect(await offered).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
    expect(await ownerOf()).toBe(heir.id);
    expect(await openInvitations(heir, eventId)).toEqual([]);
  });

  it('also when the new owner deletes the account meanwhile: then the event ends with it', async () => {
    const token = await offerTo(heir);
    const held = await hold(app.database, 'SELECT FROM accounts WHERE id = $1 FOR UPDATE', [heir.id]);
    const accepted = accept(heir, token);
    await held.waiting(1);
    const deleted = deleteAccount(heir.client, PASSWORD);
    await held.waiting(2);
    await held.release();
    expect(await accepted).toMatchObject({ userErrors: [] });
    expect((await deleted).errors).toBeUndefined();
    expect(await readEvent(owner.client, eventId)).toBeNull();
  });
});
