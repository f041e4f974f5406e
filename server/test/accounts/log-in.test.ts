import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { logIn, logOut, type SessionInput, VIEWER, viewerOf, wrongCredential } from './account-operations.js';
import { knownOfPeople } from './stored-rows.js';

let app: TestApp;
let user: Person;
let staff: Person;
beforeAll(async () => {
  app = await startTestApp();
  user = await app.world.user();
  staff = await app.world.staff();
});
afterAll(() => app.close());

it('a user whose address is the company’s is staff with the next sign-in', async () => {
  const { id, email } = await app.world.staff();
  await app.database.query(`UPDATE accounts SET role = 'USER' WHERE id = $1`, [id]);
  const client = app.anonymous();
  expect((await logIn(client, { email, role: 'STAFF' })).account).toMatchObject({ id, role: 'STAFF' });
  expect(await viewerOf(client)).toMatchObject({ id, role: 'STAFF' });
});

describe('logIn', () => {
  it('signs a user in with the user form', async () => {
    const client = app.anonymous();
    const { account, userErrors } = await logIn(client, { email: user.email });

    expect(userErrors).toEqual([]);
    expect(account).toMatchObject({ id: user.id, email: user.email, role: 'USER' });
    expect(await viewerOf(client)).toEqual({ id: user.id, role: 'USER' });
  });

  it('signs staff in with the staff form, in other capitals and with spaces around', async () => {
    const client = app.anonymous();
    await logIn(client, { role: 'STAFF', email: `  ${staff.email.toUpperCase()} ` });
    expect(await viewerOf(client)).toEqual({ id: staff.id, role: 'STAFF' });
  });

  const invalidEmail = {
    code: 'INVALID_EMAIL',
    message: 'Please enter a valid email address',
    field: 'email',
  };
  it.each<[string, () => SessionInput, object]>([
    ['a wrong password', () => ({ email: user.email, password: 'wrong horse' }), wrongCredential],
    ['no password', () => ({ email: user.email, password: '' }), wrongCredential],
    ['129 characters', () => ({ email: user.email, password: 'x'.repeat(129) }), wrongCredential],
    ['an unknown address', () => ({ email: 'unknown@example.org' }), wrongCredential],
    ['a wrong password of staff', () => ({ email: staff.email, password: 'wrong horse' }), wrongCredential],
    ['no @', () => ({ email: 'unknown.example.org' }), invalidEmail],
    ['NUL', () => ({ email: `${user.email}\u0000` }), invalidEmail],
    [
      'an address of 300 characters',
      () => ({ email: `${'a'.repeat(288)}@example.org` }),
      { code: 'TOO_LONG', message: 'email is too long', field: 'email' },
    ],
    [
      'right credentials of staff in the user form',
      () => ({ role: 'USER', email: staff.email }),
      { code: 'USER_NOT_FOUND', message: 'User not found in database', field: null },
    ],
    [
      'right credentials of a user in the staff form',
      () => ({ role: 'STAFF', email: user.email }),
      { code: 'STAFF_NOT_FOUND', message: 'Staff not found in database', field: null },
    ],
  ])('refuses %s: no session, nothing changed', async (_case, input, userError) => {
    const before = await knownOfPeople(app.database);
    const client = app.anonymous();
    const answer = await logIn(client, input());

    expect(answer).toMatchObject({ status: 200, account: null, errors: undefined });
    expect(answer.userErrors).toEqual([userError]);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await viewerOf(client)).toBeNull();
    expect(await knownOfPeople(app.database)).toEqual(before);
  });

  it('does not end a session when the same browser fails to sign in as someone else', async () => {
    const client = app.anonymous();
    await logIn(client, { email: user.email });
    await logIn(client, { email: staff.email, role: 'STAFF', password: 'wrong horse' });
    expect(await viewerOf(client)).toEqual({ id: user.id, role: 'USER' });
  });
});

describe('viewer', () => {
  it('is null for an anonymous visitor', async () => {
    expect(await viewerOf(app.anonymous())).toBeNull();
  });

  it('is null for a session that was never given', async () => {
    const { data, errors } = await app
      .anonymous()
      .graphql(VIEWER, {}, { cookie: `session-4000=${'A'.repeat(43)}` });
    expect({ data, errors }).toEqual({ data: { viewer: null }, errors: undefined });
  });
});

describe('logOut', () => {
  it('makes the browser anonymous', async () => {
    const client = app.anonymous();
    await logIn(client, { email: user.email });
    const { data } = await logOut(client);

    expect(data).toEqual({ logOut: { userErrors: [] } });
    expect(await viewerOf(client)).toBeNull();
  });

  it('does not end the sessions of other browsers', async () => {
    const [laptop, telephone] = [app.anonymous(), app.anonymous()];
    await logIn(laptop, { email: user.email });
    await logIn(telephone, { email: user.email });
    await logOut(laptop);
    expect(await viewerOf(telephone)).toEqual({ id: user.id, role: 'USER' });
  });

  it('is for those who are signed in', async () => {
    const { errors } = await logOut(app.anonymous());
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('a request with an access token', () => {
  it('ignores the cookie', async () => {
    const client = app.anonymous();
    await logIn(client, { email: user.email });
    const headers = { authorization: 'Bearer trn_unknown' };
    const { status, data, errors } = await client.graphql(VIEWER, {}, headers);

    expect(data?.viewer ?? null).toBeNull();
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(status).toBe(401);
    expect(await viewerOf(client)).toEqual({ id: user.id, role: 'USER' });
  });
});
