import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteOldAccountActivitiesJob } from '../../src/features/accounts/account-activity/delete-old-account-activities.job.js';
import { decideStaff } from '../../src/features/accounts/staff-decisions.js';
import { graphql } from '../gql/index.js';
import { ApiClient } from '../support/api-client.js';
import { doJobs } from '../support/do-jobs.js';
import { FakeMailGateway, secretIn } from '../support/fake-mail-gateway.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Person } from '../support/world.js';
import { createToken, programOf, revokeToken } from './access-token-operations.js';
import { logIn, logOut } from './account-operations.js';
import { deleteAccount, requestPasswordReset, resetPassword, verifyEmail } from './recovery-operations.js';
import { changePassword, endOtherSessions } from './settings-operations.js';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const ACTIVITY = graphql(`query AccountActivity($first: Int! = 20, $after: String) { viewer {
  activity(first: $first, after: $after) {
    totalCount
    nodes { id occurredAt action device network accessTokenName }
    pageInfo { endCursor }
  }
} }`);

const mail = new FakeMailGateway();
let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await startTestApp({ doJobs: false, mail });
});
afterAll(() => app.close());
beforeEach(async () => {
  person = await app.world.user();
});

const activityOf = async ({ client }: Pick<Person, 'client'> = person) =>
  (await client.graphql(ACTIVITY, {})).data.viewer?.activity?.nodes ?? [];

const actionsOf = async (of?: Pick<Person, 'client'>) => (await activityOf(of)).map(({ action }) => action);

async function latestMail() {
  await doJobs(app);
  return mail.to(person.email).at(-1) ?? { text: '' };
}

/** Time passes, so that the order is that of the acts. */
const tick = () => app.clock.advance(1);

describe('the activity of an account', () => {
  it('has its sign-ins, also those that were refused, with the device and the network in short form', async () => {
    tick();
    const browser = new ApiClient(app.url, { 'user-agent': FIREFOX });
    await logIn(browser, { email: person.email, password: 'wrong horse' });
    tick();
    await logIn(browser, { email: person.email });
    const firefox = { device: 'Firefox on Windows', network: '127.0.0.0/24', accessTokenName: null };
    expect(await activityOf({ client: browser })).toMatchObject([
      { action: 'SIGNED_IN', ...firefox, occurredAt: app.clock.now().toISOString() },
      { action: 'SIGN_IN_REFUSED', ...firefox },
      { action: 'REGISTERED', device: null },
    ]);
    tick();
    await logOut(browser);
    expect((await actionsOf())[0]).toBe('SIGNED_OUT');
  });

  it('has what was done with the password, the address, sessions and tokens', async () => {
    tick();
    await verifyEmail(person.client, secretIn(await latestMail()));
    tick();
    const { accessToken } = await createToken(person.client);
    tick();
    await revokeToken(person.client, accessToken?.id ?? '');
    tick();
    await logIn(app.anonymous(), { email: person.email });
    tick();
    await endOtherSessions(person.client);
    tick();
    await changePassword(person.client);
    tick();
    await requestPasswordReset(app.anonymous(), person.email);
    const client = app.anonymous();
    await resetPassword(client, secretIn(await latestMail()));
    expect(await actionsOf({ client })).toEqual([
      'PASSWORD_RESET',
      'PASSWORD_CHANGED',
      'SESSION_ENDED',
      'SIGNED_IN',
      'ACCESS_TOKEN_REVOKED',
      'ACCESS_TOKEN_CREATED',
      'EMAIL_VERIFIED',
      'REGISTERED',
    ]);
  });

  it('has nothing of what was refused', async () => {
    await endOtherSessions(person.client);
    await revokeToken(person.client, crypto.randomUUID());
    await changePassword(person.client, { currentPassword: 'wrong horse' });
    expect(await actionsOf()).toEqual(['REGISTERED']);
  });

  it('has a role that the operator gave, once', async () => {
    for (let times = 0; times < 2; times++) {
      tick();
      await decideStaff(app.dataSource.manager, {
        email: person.email,
        decision: 'ALLOWED',
        decidedAt: app.clock.now(),
      });
    }
    expect(await activityOf()).toMatchObject([
      { action: 'ROLE_CHANGED', device: null, network: null },
      { action: 'REGISTERED' },
    ]);
  });

  it('is read page by page, by the account alone and in a browser alone', async () => {
    tick();
    await logIn(app.anonymous(), { email: person.email });
    const { data } = await person.client.graphql(ACTIVITY, { first: 1 });
    expect(data.viewer?.activity).toMatchObject({ totalCount: 2, nodes: [{ action: 'SIGNED_IN' }] });
    const after = data.viewer?.activity?.pageInfo.endCursor;
    const { data: next } = await person.client.graphql(ACTIVITY, { first: 1, after });
    expect(next.viewer?.activity?.nodes).toMatchObject([{ action: 'REGISTERED' }]);
    const byProgram = await (await programOf(person)).graphql(ACTIVITY, {});
    expect(byProgram.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });
});

describe('C16: the database', () => {
  const rows = () =>
    app.database.query('SELECT action FROM account_activities WHERE account_id = $1', [person.id]);

  it.each([
    ['changes no activity', `UPDATE account_activities SET device = 'Another'`],
    ['deletes none that is not two years old', 'DELETE FROM account_activities'],
    ['empties no table of them', 'TRUNCATE account_activities'],
  ])('%s', async (_what, sql) => {
    await expect(app.database.query(sql)).rejects.toThrow('kept as they are for two years');
    expect(await rows()).toHaveLength(1);
  });

  it('deletes those that are older by a nightly job', async () => {
    await app.database.query(
      `INSERT INTO account_activities (id, account_id, action, occurred_at)
       SELECT gen_random_uuid(), $1, 'SIGNED_IN', now() - age::interval
       FROM unnest('{2 years 1 minute, 2 years -1 minute}'::text[]) AS age`,
      [person.id],
    );
    await deleteOldAccountActivitiesJob.run(app.jobContext, {});
    expect(await rows()).toHaveLength(2);
  });

  it('deletes those of a deleted account with it', async () => {
    await deleteAccount(person.client);
    expect(await rows()).toEqual([]);
  });
});
