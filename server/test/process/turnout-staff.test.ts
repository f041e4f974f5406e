import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { logIn, register, viewerOf } from '../accounts/account-operations.js';
import { type GoogleApp, startGoogleApp } from '../calendar/google-app.js';
import { deleteEvent } from '../events/event-operations.js';
import { turnout } from '../support/command-process.js';
import { LONG_TEST, PROCESS_START } from '../support/time-limits.js';
import { anEvent, CREATE_EVENT, type Person } from '../support/world.js';

vi.setConfig({ testTimeout: LONG_TEST });

let app: GoogleApp;
beforeAll(async () => {
  app = await startGoogleApp({ env: { REQUIRE_VERIFIED_STAFF: 'true' } });
});
afterAll(() => app.close());

const run = (...args: string[]) =>
  turnout({ DATABASE_URL: app.database.url, REQUIRE_VERIFIED_STAFF: 'true' }, 'staff', ...args);
const someone = (domain = 'private.example') => `${crypto.randomUUID()}@${domain}`;

async function canCreate({ client }: Pick<Person, 'client'>) {
  const { data } = await client.graphql(CREATE_EVENT, { input: { ...anEvent(), pricePence: 0 } });
  return data?.createEvent.event != null;
}

describe('O5: `turnout staff add`', () => {
  it('makes an account of any address staff at once, and with --verified without any mail', async () => {
    const person = await app.world.user();
    const added = await run('add', person.email.toUpperCase());
    expect(added).toMatchObject({ code: 0, words: expect.stringContaining('must be verified') });
    expect(await viewerOf(person.client)).toMatchObject({ role: 'STAFF' });
    expect(await canCreate(person)).toBe(false);

    const verified = await run('add', person.email, '--verified', '--json');
    expect(JSON.parse(verified.words)).toEqual({
      email: person.email,
      accountId: person.id,
      role: 'STAFF',
      mustVerify: false,
    });
    expect(await canCreate(person)).toBe(true);
    const signedIn = await logIn(app.anonymous(), { email: person.email, role: 'STAFF' });
    expect(signedIn.account?.role).toBe('STAFF');
  });

  it('makes a person staff who registers later, in the form for staff or by Google', async () => {
    const [byForm, byGoogle] = [someone(), someone()];
    for (const email of [byForm, byGoogle]) expect((await run('add', email)).code).toBe(0);
    expect((await register(app.anonymous(), { email: byForm })).account).toBeNull();
    expect((await register(app.anonymous(), { email: byForm, role: 'STAFF' })).account?.role).toBe('STAFF');
    for (const time of ['first', 'second']) {
      const { client } = await app.signIn({ email: byGoogle });
      expect(await viewerOf(client), time).toMatchObject({ role: 'STAFF' });
    }
  });

  it('verifies no address that has no account: anybody could register with it', async () => {
    const email = someone();
    const { code, errors } = await run('add', email, '--verified');
    expect(code).toBe(1);
    expect(errors).toContain('has no account yet');
    expect((await register(app.anonymous(), { email })).account?.role).toBe('USER');
  });

  it('writes who did what to the log, without the address', async () => {
    const person = await app.world.user();
    const env = { DATABASE_URL: app.database.url, SUDO_USER: 'ann' };
    const { errors } = await turnout(env, 'staff', 'add', person.email);
    const [line] = errors
      .trim()
      .split('\n')
      .map((each) => JSON.parse(each));
    expect(line).toMatchObject({
      level: 'info',
      msg: 'staff added by the operator',
      accountId: person.id,
      operator: 'ann',
    });
    expect(errors).not.toContain(person.email);
  });
});

describe('O5: `turnout staff remove`', () => {
  it('takes the rights at once, in sessions that go on, and no sign-in gives them back', async () => {
    const email = someone('staff.example');
    const { client } = await app.signIn({ email, hostedDomain: 'staff.example' });
    const { data } = await client.graphql(CREATE_EVENT, { input: { ...anEvent(), pricePence: 0 } });
    expect((await run('remove', email)).code).toBe(0);

    expect(await viewerOf(client)).toMatchObject({ role: 'USER' });
    const eventId = data?.createEvent.event?.id ?? '';
    expect((await deleteEvent(client, eventId)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const again = await app.signIn({ email, hostedDomain: 'staff.example' });
    expect(await viewerOf(again.client)).toMatchObject({ role: 'USER' });

    expect((await run('add', email)).code).toBe(0);
    expect(await viewerOf(client)).toMatchObject({ role: 'STAFF' });
  });

  it('holds for an address of the company that signs in by its password, or registers', async () => {
    const staff = await app.world.staff();
    expect((await run('remove', staff.email)).code).toBe(0);
    expect((await logIn(app.anonymous(), { email: staff.email, role: 'STAFF' })).account).toBeNull();
    expect((await logIn(app.anonymous(), { email: staff.email })).account?.role).toBe('USER');

    const email = someone('staff.example');
    expect((await run('remove', email)).code).toBe(0);
    expect((await register(app.anonymous(), { email, role: 'STAFF' })).account).toBeNull();
    expect((await register(app.anonymous(), { email })).account?.role).toBe('USER');
  });

  it('holds where a registration was under way', async () => {
    const email = someone('staff.example');
    const held = await app.dataSource.createQueryRunner();
    await held.startTransaction();
    // As a registration does that has read no decision, and has not stored its account yet.
    await held.query('SELECT FROM staff_decisions WHERE email = $1', [email]);
    const removing = run('remove', email);
    await expect
      .poll(
        () =>
          app.database.query(
            `SELECT FROM pg_locks WHERE NOT granted AND mode = 'AccessExclusiveLock'
             AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
          ),
        { timeout: PROCESS_START },
      )
      .toHaveLength(1);
    await held.query(
      `INSERT INTO accounts (id, email, name, role, created_at) VALUES ($1, $2, 'Ada', 'STAFF', now())`,
      [crypto.randomUUID(), email],
    );
    await held.commitTransaction();
    await held.release();
    expect((await removing).code).toBe(0);
    expect(await app.database.query('SELECT role FROM accounts WHERE email = $1', [email])).toEqual([
      { role: 'USER' },
    ]);
  });
});

it('O5: `turnout staff list` lists all staff, the added people who have not registered, and the removed people', async () => {
  const staff = await app.world.staff();
  const [expected, removed] = [someone(), someone('staff.example')];
  await run('add', expected);
  await run('remove', removed);
  const { staff: listed } = JSON.parse((await run('list', '--json')).words);
  const of = (email: string) => listed.find((each: { email: string }) => each.email === email);
  expect(of(staff.email)).toMatchObject({
    accountId: staff.id,
    isStaff: true,
    isVerified: false,
    decision: null,
  });
  expect(of(expected)).toMatchObject({ accountId: null, isStaff: false, decision: 'ALLOWED' });
  expect(of(removed)).toMatchObject({ accountId: null, isStaff: false, decision: 'REMOVED' });
  const { words } = await run('list');
  expect(words).toContain(`${staff.email}  staff, not verified\n`);
  expect(words).toContain(`${expected}  not registered yet, added by the operator\n`);
  expect(words).toContain(`${removed}  removed\n`);
});
