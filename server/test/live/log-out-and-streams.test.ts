import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clientWith, createToken, programOf, revokeToken } from '../accounts/access-token-operations.js';
import { logIn, logOut } from '../accounts/account-operations.js';
import { deleteAccount } from '../accounts/recovery-operations.js';
import { addMember } from '../events/team-operations.js';
import { ApiClient } from '../support/api-client.js';
import { hold } from '../support/held-rows.js';
import { statementsOf } from '../support/statements.js';
import { PASSWORD, type Person } from '../support/world.js';
import { startTwoApps, type TwoApps } from './live-apps.js';
import { codesOf, LiveStream, watchPlaces } from './live-stream.js';

const STREAMS = 20;

let apps: TwoApps;
let staff: Person;
let eventId: string;
beforeAll(async () => {
  // No stream is looked at by the clock.
  apps = await startTwoApps({ check: 3_600_000, account: 100, network: 100, process: 100 });
  staff = await apps.here.world.staff();
});
afterAll(() => apps.close());
beforeEach(async () => {
  eventId = (await apps.here.world.event(staff, { pricePence: 0 })).id;
});

const change = () =>
  apps.database.query('UPDATE events SET waiting_count = waiting_count + 1 WHERE id = $1', [eventId]);

async function expectNothing(stream: LiveStream): Promise<void> {
  await change();
  const message = await stream.message(0);
  expect([message.data ?? null, ...codesOf(message)]).toEqual([null, 'UNAUTHENTICATED']);
  await stream.ended();
  expect(stream.messages).toHaveLength(1);
}

it.each([
  ['a log-out', async (person: Person) => void (await logOut(apps.atOther(person)))],
  [
    'the deletion of the account',
    async (person: Person) => void (await deleteAccount(apps.atOther(person), PASSWORD)),
  ],
])('S45: after %s was answered by one process, nothing goes out by another', async (_what, end) => {
  const person = await apps.here.world.user();
  const stream = await watchPlaces(person.client, eventId);
  await end(person);
  await expectNothing(stream);
});

it('S45: after the revocation of its token nothing goes out', async () => {
  const person = await apps.here.world.user();
  const { secret, accessToken } = await createToken(person.client);
  const stream = await watchPlaces(clientWith(apps.here.url, secret as string), eventId);
  await revokeToken(apps.atOther(person), accessToken?.id as string);
  await expectNothing(stream);
});

it('S45: streams that have a message at the same time are looked at together', async () => {
  const person = await apps.here.world.user();
  const streams: LiveStream[] = [];
  for (let n = 0; n < STREAMS; n++) streams.push(await watchPlaces(person.client, eventId));
  const statements = await statementsOf(async () => {
    await change();
    for (const stream of streams) await stream.message(0);
  });
  const checks = statements.filter(({ text }) => text.includes('FROM sessions JOIN accounts'));
  expect(checks.length).toBeGreaterThan(0);
  expect(checks.length).toBeLessThanOrEqual(3);
  for (const stream of streams) stream.close();
});

describe('S45: while a message is made', () => {
  const watch = (field = '') =>
    `subscription ($id: ID!) { eventPlacesChanged(eventId: $id) { id signUps { totalCount } ${field} } }`;

  /** The first message of a stream, during the making of which `meanwhile` is stored. */
  async function messageBeside(client: ApiClient, meanwhile: () => Promise<unknown>, field?: string) {
    const stream = await LiveStream.open(client, watch(field), { id: eventId });
    const held = await hold(apps.database, 'LOCK TABLE sign_ups IN ACCESS EXCLUSIVE MODE', []);
    await change();
    await held.waiting(1);
    await meanwhile();
    await held.release();
    const message = await stream.message(0);
    stream.close();
    return message;
  }

  it('a session that ends gets nothing of it', async () => {
    const other = new ApiClient(apps.here.url);
    await logIn(other, { role: 'STAFF', email: staff.email });
    const end = () =>
      apps.database.query(
        'DELETE FROM sessions WHERE id = (SELECT id FROM sessions WHERE account_id = $1 ORDER BY created_at DESC, id DESC LIMIT 1)',
        [staff.id],
      );
    const message = await messageBeside(other, end);
    expect([message.data ?? null, ...codesOf(message)]).toEqual([null, 'UNAUTHENTICATED']);
  });

  it('T2: a person whose role ends gets nothing that is for the team', async () => {
    const editor = await apps.here.world.staff();
    await addMember(apps.database, eventId, editor, 'EDITOR');
    const leave = () => apps.database.query('DELETE FROM event_members WHERE account_id = $1', [editor.id]);
    const message = await messageBeside(editor.client, leave, 'team { role }');
    expect(message.data?.eventPlacesChanged).toMatchObject({ id: eventId, team: null });
    expect(codesOf(message)).toEqual(['FORBIDDEN']);
  });

  it('T2: an owner who hands the event over sees no money any more', async () => {
    const other = await apps.here.world.staff();
    const handOver = async () => {
      await addMember(apps.database, eventId, staff, 'EDITOR');
      await apps.database.query('UPDATE events SET created_by_id = $2 WHERE id = $1', [eventId, other.id]);
    };
    const message = await messageBeside(staff.client, handOver, 'payments { totalCount }');
    expect(message.data?.eventPlacesChanged).toMatchObject({ id: eventId, payments: null });
    expect(codesOf(message)).toEqual(['FORBIDDEN']);
  });

  it('a token that loses a scope gets one without what the scope is for', async () => {
    const program = await programOf(staff, 'SIGN_UPS_READ');
    const narrow = () =>
      apps.database.query(`UPDATE access_tokens SET scopes = '{ACCOUNT_READ}' WHERE account_id = $1`, [
        staff.id,
      ]);
    const message = await messageBeside(program, narrow);
    expect(message.data?.eventPlacesChanged).toEqual({ id: eventId, signUps: null });
    expect(codesOf(message)).toEqual(['FORBIDDEN']);
  });
});
