import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { register, type SessionInput, viewerOf } from './account-operations.js';
import { knownOfPeople } from './stored-rows.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const longAddress = `${'a'.repeat(288)}@example.org`;
const invalidEmail = { code: 'INVALID_EMAIL', message: 'Please enter a valid email address', field: 'email' };
const weakPassword = {
  code: 'WEAK_PASSWORD',
  message: 'Password must be atleast 6 characters',
  field: 'password',
};
const staffInUserForm = {
  code: 'STAFF_REGISTRATION_NOT_ALLOWED_HERE',
  message: 'Staff registration is not allowed here. Please use the staff registration form',
  field: 'email',
};
const userInStaffForm = {
  code: 'USER_REGISTRATION_NOT_ALLOWED_HERE',
  message: 'User registration is not allowed here. Please use the user registration form',
  field: 'email',
};
const emailInUse = {
  code: 'EMAIL_ALREADY_IN_USE',
  message: 'This email is already registered',
  field: 'email',
};
const tooLong = (field: string) => ({ code: 'TOO_LONG', message: `${field} is too long`, field });

describe('register', () => {
  it('makes an account and signs it in', async () => {
    const client = app.anonymous();
    const { account, userErrors } = await register(client, { email: 'Maya.Okafor@Example.org' });

    expect(userErrors).toEqual([]);
    expect(account).toEqual({
      id: expect.any(String),
      email: 'maya.okafor@example.org',
      name: 'maya.okafor',
      role: 'USER',
      emailVerified: false,
      signInMethods: ['PASSWORD'],
    });
    expect(await viewerOf(client)).toEqual({ id: account?.id, role: 'USER' });
  });

  it('an address in the staff domain becomes staff, in upper or lower case', async () => {
    const client = app.anonymous();
    const { account } = await register(client, { role: 'STAFF', email: 'Ines@STAFF.Example' });

    expect(account).toMatchObject({ email: 'ines@staff.example', role: 'STAFF' });
    expect(await viewerOf(client)).toEqual({ id: account?.id, role: 'STAFF' });
  });

  it.each([
    ['the part before the @', undefined, 'rosa'],
    ['the part before the @ for a blank one', ' \t ', 'rosa'],
    ['the given one, trimmed', '  Rosa Díaz ', 'Rosa Díaz'],
    ['the given one without control characters', 'Ro\u0000sa\u0007', 'Rosa'],
    ['200 characters', '🎉'.repeat(200), '🎉'.repeat(200)],
  ])('takes as name %s', async (_case, name, expected) => {
    const email = `rosa@${crypto.randomUUID()}.example`;
    const { account } = await register(app.anonymous(), { email, ...(name !== undefined && { name }) });
    expect(account?.name).toBe(expected);
  });

  it('cuts a name that it makes from an address to what a name may have', async () => {
    const email = `${'long'.repeat(60)}@example.org`;
    const { account, errors } = await register(app.anonymous(), { email });
    expect(errors).toBeUndefined();
    expect(account).toMatchObject({ email, name: 'long'.repeat(50) });
  });

  it.each<[string, Partial<SessionInput>, object[]]>([
    ['no @', { email: 'nobody.example.org' }, [invalidEmail]],
    ['no address', { email: '' }, [invalidEmail]],
    ['NUL in the address', { email: 'no\u0000body@example.org' }, [invalidEmail]],
    ['NUL after the address', { email: 'nobody@example.org\u0000' }, [invalidEmail]],
    ['an address of 300 characters', { email: longAddress }, [tooLong('email')]],
    ['5 characters', { password: '12345' }, [weakPassword]],
    ['5 characters of two UTF-16 units', { password: '🔑🔑🔑🔑🔑' }, [weakPassword]],
    ['no password', { password: '' }, [weakPassword]],
    ['129 characters', { password: 'x'.repeat(129) }, [tooLong('password')]],
    ['a name of 201 characters', { name: 'x'.repeat(201) }, [tooLong('name')]],
    ['a staff address in the user form', { email: 'nobody@staff.example' }, [staffInUserForm]],
    ['another address in the staff form', { role: 'STAFF' }, [userInStaffForm]],
    [
      'everything wrong at once',
      { email: 'nobody', password: '12345', name: 'x'.repeat(201) },
      [invalidEmail, weakPassword, tooLong('name')],
    ],
  ])('refuses %s and changes nothing', async (_case, wrong, userErrors) => {
    const before = await knownOfPeople(app.database);
    const client = app.anonymous();
    const answer = await register(client, { email: 'nobody@example.org', ...wrong });

    expect(answer).toMatchObject({ status: 200, account: null, errors: undefined });
    expect(answer.userErrors).toEqual(userErrors);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await knownOfPeople(app.database)).toEqual(before);
  });

  it('refuses an address in use in other capitals and changes nothing', async () => {
    await register(app.anonymous(), { email: 'taken@example.org' });
    const before = await knownOfPeople(app.database);
    const client = app.anonymous();
    const { account, userErrors, headers } = await register(client, {
      email: 'TAKEN@Example.ORG',
      password: 'another password',
    });

    expect({ account, userErrors }).toEqual({ account: null, userErrors: [emailInUse] });
    expect(headers.getSetCookie()).toEqual([]);
    expect(await knownOfPeople(app.database)).toEqual(before);
  });

  it('makes one account of simultaneous registrations of one address', async () => {
    const answers = await Promise.all(
      ['race@example.org', 'RACE@example.org', 'race@EXAMPLE.org', 'Race@example.org'].map((email) =>
        register(app.anonymous(), { email }),
      ),
    );

    expect(answers.flatMap(({ account }) => account?.email ?? [])).toEqual(['race@example.org']);
    expect(answers.flatMap(({ userErrors }) => userErrors)).toEqual([emailInUse, emailInUse, emailInUse]);
    const sessions = await app.database.query(
      `SELECT a.email FROM accounts a JOIN sessions s ON s.account_id = a.id WHERE a.email = 'race@example.org'`,
    );
    expect(sessions).toHaveLength(1);
  });
});
