import { afterAll, beforeAll, expect, it } from 'vitest';
import { FakeMailGateway, secretIn } from '../support/fake-mail-gateway.js';
import { hold } from '../support/held-rows.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { errorCodeOf, logIn, viewerOf } from './account-operations.js';
import { deleteAccount, requestPasswordReset, resetPassword } from './recovery-operations.js';

const mailGateway = new FakeMailGateway();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ mail: mailGateway });
});
afterAll(() => app.close());

it.each(['a reset of the password', 'a deletion of the account'])(
  'S18: a sign-in that saw the old password gets no session after %s',
  async (what) => {
    const person = await app.world.user();
    await requestPasswordReset(app.anonymous(), person.email);
    const secret = secretIn(await mailGateway.arrival(person.email, 'Choose a new password'));
    const late = app.anonymous();
    await logIn(late, { email: person.email, password: 'wrong' });

    // Between the look at the password and the session, a sign-in clears the delay of wrong passwords.
    await app.database.query(
      `INSERT INTO rate_limits (key, points, expire)
       SELECT replace(key, 'attempts:', 'delay:'), 1, expire FROM rate_limits WHERE key LIKE 'attempts:%'`,
    );
    const held = await hold(
      app.database,
      `SELECT 1 FROM rate_limits WHERE key LIKE 'delay:%' FOR UPDATE`,
      [],
    );
    const signIn = logIn(late, { email: person.email });
    await held.waiting(1);
    if (what.includes('reset')) await resetPassword(app.anonymous(), secret);
    else await deleteAccount(person.client);
    await held.release();

    expect(errorCodeOf(await signIn)).toBe('INVALID_CREDENTIAL');
    expect(await viewerOf(late)).toBeNull();
  },
);
